package partition;

import java.lang.reflect.Array;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import loris.replay.ArrayAccess;
import loris.replay.Layout;
import loris.replay.Memory;
import loris.replay.Names;
import loris.replay.Slot;
import loris.replay.Target;

/**
 * Random inputs of a target within a scope: any aliasing, the values at which Java's operators change
 * their mind, Strings and boxes that are new, kept by the library or literals.
 */
final class RandomInputs {
  private static final int[] INTS = {
    0, 0, 1, 1, -1, 2, 3, 7, 10, 127, 128, -128, -129, Integer.MAX_VALUE, Integer.MIN_VALUE
  };
  private static final long[] LONGS = {
    0, 1, -1, 2, 127, 128, -128, 1L << 32, Integer.MIN_VALUE, Long.MIN_VALUE, Long.MAX_VALUE
  };
  private static final double[] DOUBLES = {
    0.0, -0.0, 1.0, 1.5, -2.5, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
    Double.MIN_VALUE, -Double.MIN_VALUE, Double.MAX_VALUE, 1e300, 0.1, 16777217, 4294967296.0
  };
  private static final float[] FLOATS = {
    0f, -0f, 1f, 1.5f, -2.5f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY,
    Float.MIN_VALUE, Float.MAX_VALUE, 0.1f, 16777216f
  };
  private static final String CHARS = "aaabb0A \n\t\0\u00df\u00ff\u0100\u0131\ud800\udc00\uffff";
  private static final String[] TEXTS = {"", "a", "ab", "b", "\u00df", "\n", "aa", "\u0100"};

  private final Target target;
  private final List<Class<?>> types;
  private final int objects;
  private final int array;
  private final int string;
  private final Random random;
  private final Map<Class<?>, List<Class<?>>> candidates = new HashMap<>();
  // Of the input that is being made:
  private Input input;
  private final Map<Class<?>, Integer> counts = new HashMap<>();
  private final List<Object> unfilled = new ArrayList<>();
  private double nulls;
  private double aliases;

  RandomInputs(Target target, List<Class<?>> types, int objects, int array, int string, long seed) {
    this.target = target;
    this.types = types;
    this.objects = objects;
    this.array = array;
    this.string = string;
    this.random = new Random(seed);
  }

  Input next() throws InstantiationException {
    List<Class<?>> roots = target.inputs();
    input = new Input(roots.size());
    counts.clear();
    unfilled.clear();
    nulls = random.nextDouble() * 0.5;
    aliases = random.nextDouble() * 0.6;
    for (int i = 0; i < roots.size(); ++i) {
      boolean isReceiver = i == 0 && !target.isStatic();
      input.roots[i] = isReceiver ? chooseReceiver() : chooseValue(roots.get(i));
    }
    while (!unfilled.isEmpty()) fill(unfilled.remove(0));
    return input;
  }

  private Object chooseReceiver() throws InstantiationException {
    List<Class<?>> found = new ArrayList<>(candidates(target.inputs().get(0)));
    found.removeIf(type -> !target.isSelectedBy(type));
    return make(found.get(random.nextInt(found.size())));
  }

  private Object chooseValue(Class<?> type) throws InstantiationException {
    return type.isPrimitive() ? chooseNumber(Names.typeCharacter(type)) : chooseReference(type);
  }

  private Object chooseReference(Class<?> declared) throws InstantiationException {
    if (random.nextDouble() < nulls) return null;
    if (random.nextDouble() < aliases) {
      List<Object> found = new ArrayList<>();
      for (Object each : input.objects) {
        if (declared.isInstance(each)) found.add(each);
      }
      if (!found.isEmpty()) return found.get(random.nextInt(found.size()));
    }
    List<Class<?>> fitting = new ArrayList<>(candidates(declared));
    fitting.removeIf(type -> !hasRoom(type));
    if (fitting.isEmpty()) return null;
    return make(fitting.get(random.nextInt(fitting.size())));
  }

  private List<Class<?>> candidates(Class<?> declared) {
    return candidates.computeIfAbsent(
        declared,
        type -> {
          List<Class<?>> found = new ArrayList<>(types);
          found.removeIf(each -> !type.isAssignableFrom(each) || !hasInstances(each));
          return found;
        });
  }

  /** A constant with a body has a class of its own; it is chosen through its enum. */
  private static boolean hasInstances(Class<?> type) {
    if (type.isArray() || type.isEnum()) return true;
    return !Modifier.isAbstract(type.getModifiers()) && !Enum.class.isAssignableFrom(type);
  }

  private boolean hasRoom(Class<?> type) {
    boolean counts = type != String.class && !Names.isBox(type) && !type.isEnum();
    return !counts || this.counts.getOrDefault(type, 0) < objects;
  }

  private Object make(Class<?> type) throws InstantiationException {
    if (type.isEnum()) {
      Object[] constants = type.getEnumConstants();
      return constants[random.nextInt(constants.length)];
    }
    counts.merge(type, 1, Integer::sum);
    if (Names.isBox(type)) return keep(chooseBox(type));
    if (type == String.class) return keep(chooseString());
    Object object =
        type.isArray()
            ? Array.newInstance(type.getComponentType(), random.nextInt(array + 1))
            : Memory.allocate(type);
    unfilled.add(object);
    return keep(object);
  }

  private Object keep(Object object) {
    if (input.indexOf(object) < 0) input.objects.add(object);
    return object;
  }

  private Object chooseBox(Class<?> type) throws InstantiationException {
    Slot slot = Layout.of(type).slot("value");
    Object value = chooseNumber(slot.type);
    Object kept = Boxes.kept(type.getName(), value);
    if (kept != null && random.nextInt(4) > 0) return kept;
    Object box = Memory.allocate(type);
    slot.write(box, value);
    return box;
  }

  private String chooseString() {
    if (random.nextInt(3) == 0) {
      String text = TEXTS[random.nextInt(TEXTS.length)];
      if (text.length() <= string) return random.nextBoolean() ? text : new String(text);
    }
    char[] chars = new char[random.nextInt(string + 1)];
    for (int i = 0; i < chars.length; ++i) chars[i] = (char) chooseChar();
    return new String(chars);
  }

  private int chooseChar() {
    return random.nextInt(8) == 0
        ? random.nextInt(1 << 16)
        : CHARS.charAt(random.nextInt(CHARS.length()));
  }

  private Object chooseNumber(char type) {
    boolean isAny = random.nextInt(6) == 0;
    int number = isAny ? random.nextInt() : INTS[random.nextInt(INTS.length)];
    switch (type) {
      case 'Z': return random.nextInt(2);
      case 'B': return (int) (byte) number;
      case 'S': return (int) (short) number;
      case 'C': return random.nextBoolean() ? (int) (char) number : (Object) chooseChar();
      case 'I': return number;
      case 'J': return isAny ? random.nextLong() : LONGS[random.nextInt(LONGS.length)];
      case 'F': return isAny ? (float) random.nextGaussian() : FLOATS[random.nextInt(FLOATS.length)];
      default: return isAny ? random.nextGaussian() : DOUBLES[random.nextInt(DOUBLES.length)];
    }
  }

  private void fill(Object object) throws InstantiationException {
    Class<?> type = object.getClass();
    if (type.isArray()) {
      for (int i = 0; i < Array.getLength(object); ++i) {
        ArrayAccess.write(object, i, chooseValue(type.getComponentType()));
      }
      return;
    }
    for (Slot slot : Layout.of(type).slots) slot.write(object, chooseValue(slot.field.getType()));
  }
}
