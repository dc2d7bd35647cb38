package check;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Alters what objects of a package consist of, one place at a time, and puts it back. */
final class Damage {
  private static final List<Integer> NUMBERS =
      List.of(-1, 0, 1, 2, 3, 4, 8, 16, 17, 32, Integer.MIN_VALUE, Integer.MAX_VALUE);

  private final String types;
  private final List<Object> objects = new ArrayList<>();

  private interface Setter {
    void set(Object value);
  }

  private Damage(Object root) {
    types = root.getClass().getPackageName();
    add(root);
  }

  /** Shows each heap that differs from the given one in one place. */
  static void each(Object root, Runnable visit) {
    Damage damage = new Damage(root);
    for (Object object : damage.objects) {
      if (object.getClass().isArray()) damage.alterElements(object, visit);
      else damage.alterFields(object, visit);
    }
  }

  /** The same with two places. */
  static void eachTwice(Object root, Runnable visit) {
    each(root, () -> each(root, visit));
  }

  private void add(Object object) {
    if (object == null || !isOurs(object.getClass())) return;
    for (Object known : objects) {
      if (known == object) return;
    }
    objects.add(object);
    if (object.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(object); i++) add(Array.get(object, i));
      return;
    }
    for (Field field : fields(object)) {
      if (!field.getType().isPrimitive()) add(Graphs.get(object, field.getName()));
    }
  }

  private boolean isOurs(Class<?> type) {
    Class<?> named = type.isArray() ? type.getComponentType() : type;
    return !named.isPrimitive() && named.getPackageName().equals(types);
  }

  /** Those that may matter: what is of any class is of no structure. */
  private List<Field> fields(Object object) {
    List<Field> fields = new ArrayList<>();
    for (Field field : object.getClass().getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers())) continue;
      if (field.getType().isPrimitive() || isOurs(field.getType())) fields.add(field);
    }
    return fields;
  }

  private void alterFields(Object object, Runnable visit) {
    for (Field field : fields(object)) {
      Object before = Graphs.get(object, field.getName());
      Setter setter = value -> Graphs.set(object, field.getName(), value);
      for (Object other : others(field.getType(), before)) alter(setter, before, other, visit);
    }
  }

  private void alterElements(Object array, Runnable visit) {
    for (int i = 0; i < Array.getLength(array); i++) {
      int index = i;
      Object before = Array.get(array, i);
      Setter setter = value -> Array.set(array, index, value);
      for (Object other : others(array.getClass().getComponentType(), before)) {
        alter(setter, before, other, visit);
      }
    }
  }

  private static void alter(Setter setter, Object before, Object after, Runnable visit) {
    setter.set(after);
    visit.run();
    setter.set(before);
  }

  private Set<Object> others(Class<?> type, Object before) {
    Set<Object> others = new LinkedHashSet<>();
    if (type == int.class) {
      others.addAll(NUMBERS);
      others.add((int) before + 1);
      others.add((int) before - 1);
    } else if (type == boolean.class) {
      others.addAll(List.of(false, true));
    } else if (!type.isPrimitive()) {
      others.add(null);
      for (Object object : objects) {
        if (object.getClass() == type) others.add(object);
      }
      if (type.isArray()) others.add(Array.newInstance(type.getComponentType(), 3));
      else others.add(Graphs.make(type));
    }
    others.remove(before);
    return others;
  }
}
