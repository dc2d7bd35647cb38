package loris.replay;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The instance fields of a class, superclasses first. */
public final class Layout {
  private static final ClassValue<Layout> LAYOUTS =
      new ClassValue<>() {
        @Override
        protected Layout computeValue(Class<?> type) {
          return new Layout(type);
        }
      };

  public final List<Slot> slots;
  private final Map<String, Slot> byName = new HashMap<>();

  private Layout(Class<?> type) {
    List<Slot> all = new ArrayList<>();
    Class<?> superclass = type.getSuperclass();
    if (superclass != null) {
      all.addAll(of(superclass).slots);
      byName.putAll(of(superclass).byName);
    }
    for (Slot slot : declared(type, false)) {
      all.add(slot);
      byName.put(slot.field.getName(), slot);
    }
    slots = List.copyOf(all);
  }

  public static Layout of(Class<?> type) {
    return LAYOUTS.get(type);
  }

  /** The field of that name, of the nearest class that has one; null when there is none. */
  public Slot slot(String name) {
    return byName.get(name);
  }

  /** The field that the owner declares. */
  public Slot slot(String owner, String name) {
    for (Slot slot : slots) {
      boolean same = slot.field.getName().equals(name);
      if (same && Names.same(slot.field.getDeclaringClass(), owner)) return slot;
    }
    return null;
  }

  /** The static fields that the class declares, initialised. */
  public static List<Slot> statics(Class<?> type) {
    try {
      Class.forName(type.getName(), true, type.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new LinkageError("its own loader does not know " + type, e);
    }
    return declared(type, true);
  }

  /** Sorted by name, as the JVM does not promise an order. */
  private static List<Slot> declared(Class<?> type, boolean isStatic) {
    Field[] fields = type.getDeclaredFields();
    Arrays.sort(fields, Comparator.comparing(Field::getName));
    List<Slot> slots = new ArrayList<>();
    for (Field field : fields) {
      if (Modifier.isStatic(field.getModifiers()) == isStatic) slots.add(new Slot(field));
    }
    return slots;
  }
}
