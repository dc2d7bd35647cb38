package loris.replay;

import java.lang.reflect.Array;

/** Elements of arrays; numbers are as in {@link Slot}. */
public final class ArrayAccess {
  private ArrayAccess() {}

  public static char type(Object array) {
    return Names.typeCharacter(array.getClass().getComponentType());
  }

  public static Object read(Object array, int index) {
    if (array instanceof Object[]) return ((Object[]) array)[index];
    switch (type(array)) {
      case 'Z': return Array.getBoolean(array, index) ? 1 : 0;
      case 'C': return (int) Array.getChar(array, index);
      case 'J': return Array.getLong(array, index);
      case 'F': return Array.getFloat(array, index);
      case 'D': return Array.getDouble(array, index);
      default: return Array.getInt(array, index);
    }
  }

  public static void write(Object array, int index, Object value) {
    if (array instanceof Object[]) {
      ((Object[]) array)[index] = value;
      return;
    }
    switch (type(array)) {
      case 'Z': Array.setBoolean(array, index, (Integer) value != 0); break;
      case 'B': Array.setByte(array, index, (byte) (int) (Integer) value); break;
      case 'C': Array.setChar(array, index, (char) (int) (Integer) value); break;
      case 'S': Array.setShort(array, index, (short) (int) (Integer) value); break;
      default: Array.set(array, index, value);
    }
  }

  public static Object[] all(Object array) {
    Object[] values = new Object[Array.getLength(array)];
    for (int i = 0; i < values.length; ++i) values[i] = read(array, i);
    return values;
  }
}
