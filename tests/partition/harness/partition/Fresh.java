package partition;

import java.util.Arrays;
import java.util.List;
import loris.replay.Layout;
import loris.replay.Slot;

/** An object that the run is expected to make. */
final class Fresh {
  final Class<?> type;
  final Object[] values;  // by field or element
  final String text;      // of a String

  Fresh(Class<?> type, int length, String text) {
    this.type = type;
    this.text = text;
    this.values = text != null ? new Object[0] : defaults(type, length);
  }

  private static Object[] defaults(Class<?> type, int length) {
    if (type.isArray()) {
      Object[] values = new Object[length];
      Arrays.fill(values, zero(loris.replay.Names.typeCharacter(type.getComponentType())));
      return values;
    }
    List<Slot> slots = Layout.of(type).slots;
    Object[] values = new Object[slots.size()];
    for (int i = 0; i < values.length; ++i) values[i] = zero(slots.get(i).type);
    return values;
  }

  private static Object zero(char type) {
    switch (type) {
      case 'L': return null;
      case 'J': return 0L;
      case 'F': return 0f;
      case 'D': return 0d;
      default: return 0;
    }
  }
}
