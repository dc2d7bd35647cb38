package loris.replay;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The static fields that a run may change, as they were before it. */
public final class Statics {
  public final List<Slot> slots = new ArrayList<>();
  private final List<Object> initial = new ArrayList<>();

  public Statics(Collection<Class<?>> types) {
    for (Class<?> type : types) {
      if (type.isArray() || type.isPrimitive() || type.getClassLoader() == null) continue;
      rememberAll(type);
    }
  }

  /** A class that cannot be initialised here has no field that a run could change. */
  private void rememberAll(Class<?> type) {
    try {
      for (Slot slot : Layout.statics(type)) {
        if (!Modifier.isFinal(slot.field.getModifiers())) remember(slot);
      }
    } catch (LinkageError e) {
      // Said by the run that needs it.
    }
  }

  /** Adds a field; nothing happens if it is there already. */
  void remember(Slot slot) {
    if (indexOf(slot) >= 0) return;
    slots.add(slot);
    initial.add(slot.read(null));
  }

  public Object[] values() {
    Object[] values = new Object[slots.size()];
    for (int i = 0; i < values.length; ++i) values[i] = slots.get(i).read(null);
    return values;
  }

  public int indexOf(Slot slot) {
    for (int i = 0; i < slots.size(); ++i) {
      if (slots.get(i).field.equals(slot.field)) return i;
    }
    return -1;
  }

  public void restore() {
    for (int i = 0; i < slots.size(); ++i) slots.get(i).write(null, initial.get(i));
  }
}
