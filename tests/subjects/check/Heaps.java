package check;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Every heap within bounds, once: objects have no names but the order in which they are reached. A
 * reference is null, an object that was reached before, or the next of its class. A field whose
 * class or values nobody has told is left alone.
 */
final class Heaps {
  private final Map<Class<?>, List<Object>> pools = new HashMap<>();
  private final Map<Class<?>, Integer> reached = new HashMap<>();
  private final Map<Class<?>, Integer> fullest = new HashMap<>();
  private final Map<Field, List<?>> values = new HashMap<>();
  private final Set<Object> fixed = new HashSet<>();
  private final Set<Object> owning = new HashSet<>();
  private final List<Place> places = new ArrayList<>();

  private interface Setter {
    void set(Object value) throws IllegalAccessException;
  }

  /** What is still free in an array. */
  private static final class Room {
    int left;
  }

  private record Place(Class<?> type, Setter setter, List<?> values, boolean owns, Room room) {
    void set(Object value) {
      try {
        setter.set(value);
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      }
    }
  }

  /** At most so many objects of the class. */
  Heaps objects(String type, int count) {
    List<Object> pool = new ArrayList<>();
    for (int i = 0; i < count; i++) pool.add(Graphs.make(Graphs.named(type)));
    pools.put(Graphs.named(type), pool);
    return this;
  }

  /** At most so many arrays of the class, with at most so many elements that are not null. */
  Heaps arrays(String type, int count, int length, int most) {
    Class<?> component = Graphs.named(type);
    List<Object> pool = new ArrayList<>();
    for (int i = 0; i < count; i++) pool.add(Array.newInstance(component, length));
    pools.put(component.arrayType(), pool);
    fullest.put(component.arrayType(), most);
    return this;
  }

  /** The field has one of these values. */
  Heaps values(String type, String field, Object... values) {
    this.values.put(Graphs.field(Graphs.named(type), field), List.of(values));
    return this;
  }

  /** The field has a number from 0 on. */
  Heaps upTo(int most, String type, String field) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i <= most; i++) numbers.add(i);
    values.put(Graphs.field(Graphs.named(type), field), numbers);
    return this;
  }

  /** The field is left alone. */
  Heaps fixed(String type, String field) {
    fixed.add(Graphs.field(Graphs.named(type), field));
    return this;
  }

  /** What the field refers to, nothing was found to refer to before. */
  Heaps owning(String type, String field) {
    owning.add(Graphs.field(Graphs.named(type), field));
    return this;
  }

  /** The same of the elements of such arrays. */
  Heaps owningElements(String type) {
    owning.add(Graphs.named(type).arrayType());
    return this;
  }

  /** Shows each heap in which all starts with these objects. */
  void each(Runnable visit, Object... objects) {
    places.clear();
    for (Object object : objects) addPlaces(object);
    assign(0, visit);
  }

  private void assign(int at, Runnable visit) {
    if (at == places.size()) {
      visit.run();
      return;
    }
    Place place = places.get(at);
    if (place.values != null) {
      for (Object value : place.values) assign(at, value, visit);
      return;
    }
    assign(at, null, visit);
    if (place.room != null && place.room.left-- == 0) {
      place.room.left = 0;
      return;
    }
    List<Object> pool = pools.get(place.type);
    int known = reached.getOrDefault(place.type, 0);
    for (int i = 0; i < known && !place.owns; i++) assign(at, pool.get(i), visit);
    if (known < pool.size()) {
      int before = places.size();
      reached.put(place.type, known + 1);
      addPlaces(pool.get(known));
      assign(at, pool.get(known), visit);
      places.subList(before, places.size()).clear();
      reached.put(place.type, known);
    }
    if (place.room != null) place.room.left++;
  }

  private void assign(int at, Object value, Runnable visit) {
    places.get(at).set(value);
    assign(at + 1, visit);
  }

  private void addPlaces(Object object) {
    Class<?> type = object.getClass();
    if (type.isArray()) {
      Room room = new Room();
      room.left = fullest.get(type);
      boolean owns = owning.contains(type);
      for (int i = 0; i < Array.getLength(object); i++) {
        int index = i;
        Setter setter = value -> Array.set(object, index, value);
        places.add(new Place(type.getComponentType(), setter, null, owns, room));
      }
      return;
    }
    for (Field field : type.getDeclaredFields()) {
      boolean isKnown = values.containsKey(field) || pools.containsKey(field.getType());
      if (!isKnown || fixed.contains(field) || Modifier.isStatic(field.getModifiers())) continue;
      field.setAccessible(true);
      Setter setter = value -> field.set(object, value);
      places.add(new Place(
          field.getType(), setter, values.get(field), owning.contains(field), null));
    }
  }
}
