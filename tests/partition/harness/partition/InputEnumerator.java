package partition;

import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import loris.replay.ArrayAccess;
import loris.replay.Layout;
import loris.replay.Memory;
import loris.replay.Names;
import loris.replay.Slot;
import loris.replay.Target;

/**
 * All inputs of a target within a scope, up to isomorphism: references are decided in the order of
 * discovery, and each is null, an object that is there already, or the next new one of a class.
 */
final class InputEnumerator {
  private final Target target;
  private final List<Class<?>> roots;
  private final Scope scope;
  private final Choices choices = new Choices();
  private final Map<Class<?>, List<Class<?>>> candidates = new HashMap<>();
  private boolean started;
  // Of the input that is being built:
  private Input input;
  private final Map<Class<?>, Integer> counts = new HashMap<>();
  private final ArrayDeque<Object> unfilled = new ArrayDeque<>();
  private final List<Object> options = new ArrayList<>();  // objects, null, or classes in NewOf

  private static final class NewOf {
    final Class<?> type;

    NewOf(Class<?> type) {
      this.type = type;
    }
  }

  InputEnumerator(Target target, Scope scope) {
    this.target = target;
    this.roots = target.inputs();
    this.scope = scope;
  }

  /** The next input; null after the last. */
  Input next() throws InstantiationException {
    if (started && !choices.next()) return null;
    started = true;
    input = new Input(roots.size());
    counts.clear();
    unfilled.clear();
    for (int i = 0; i < roots.size(); ++i) {
      boolean isReceiver = i == 0 && !target.isStatic();
      input.roots[i] = isReceiver ? chooseReceiver() : chooseValue(roots.get(i), true);
    }
    while (!unfilled.isEmpty()) fill(unfilled.poll());
    return input;
  }

  /** The first object: none is there yet, and it is not null. */
  private Object chooseReceiver() throws InstantiationException {
    List<Class<?>> types = new ArrayList<>(candidates(roots.get(0)));
    types.removeIf(type -> !target.isSelectedBy(type));
    return make(types.get(choices.choose(types.size())));
  }

  private Object chooseValue(Class<?> type, boolean nullable) throws InstantiationException {
    if (!type.isPrimitive()) return chooseReference(type, nullable);
    Object[] values = scope.values(Names.typeCharacter(type));
    return values[choices.choose(values.length)];
  }

  private Object chooseReference(Class<?> declared, boolean nullable)
      throws InstantiationException {
    options.clear();
    if (nullable) options.add(null);
    for (Object object : input.objects) {
      if (declared.isInstance(object)) options.add(object);
    }
    for (Class<?> type : candidates(declared)) {
      if (type.isEnum()) options.addAll(List.of(type.getEnumConstants()));
      else if (hasRoom(type)) options.add(new NewOf(type));
    }
    Object option = options.get(choices.choose(options.size()));
    return option instanceof NewOf ? make(((NewOf) option).type) : option;
  }

  /** The classes in scope that a reference declared so may have. */
  private List<Class<?>> candidates(Class<?> declared) {
    return candidates.computeIfAbsent(
        declared,
        type -> {
          List<Class<?>> found = new ArrayList<>(scope.types);
          found.removeIf(candidate -> !type.isAssignableFrom(candidate));
          return found;
        });
  }

  private boolean hasRoom(Class<?> type) {
    boolean isValue = type == String.class || Names.isBox(type);
    return isValue || counts.getOrDefault(type, 0) < scope.objects;
  }

  private Object make(Class<?> type) throws InstantiationException {
    counts.merge(type, 1, Integer::sum);
    if (Names.isBox(type)) return chooseBox(type);
    Object object = type == String.class ? chooseString() : allocate(type);
    input.objects.add(object);
    if (type != String.class) unfilled.add(object);
    return object;
  }

  private Object allocate(Class<?> type) throws InstantiationException {
    if (!type.isArray()) return Memory.allocate(type);
    return Array.newInstance(type.getComponentType(), choices.choose(scope.array + 1));
  }

  /** One of the input's own, or the one that the library keeps for its value. */
  private Object chooseBox(Class<?> type) throws InstantiationException {
    Slot slot = Layout.of(type).slot("value");
    Object value = chooseValue(slot.field.getType(), false);
    Object kept = Boxes.kept(type.getName(), value);
    boolean isOffered = kept != null && input.indexOf(kept) < 0;
    Object box = isOffered && choices.choose(2) == 1 ? kept : Memory.allocate(type);
    if (box != kept) slot.write(box, value);
    input.objects.add(box);
    return box;
  }

  private String chooseString() {
    char[] chars = new char[choices.choose(scope.string + 1)];
    Object[] values = scope.values('C');
    for (int i = 0; i < chars.length; ++i) {
      chars[i] = (char) (int) (Integer) values[choices.choose(values.length)];
    }
    String own = new String(chars);
    if (!scope.literals) return own;
    String literal = new String(chars).intern();
    boolean isOffered = input.indexOf(literal) < 0;
    return isOffered && choices.choose(2) == 1 ? literal : own;
  }

  private void fill(Object object) throws InstantiationException {
    Class<?> type = object.getClass();
    if (type.isArray()) {
      int length = Array.getLength(object);
      for (int i = 0; i < length; ++i) {
        ArrayAccess.write(object, i, chooseValue(type.getComponentType(), true));
      }
      return;
    }
    for (Slot slot : Layout.of(type).slots) {
      // An inner object always has its outer one.
      boolean nullable = !slot.field.getName().startsWith("this$");
      slot.write(object, chooseValue(slot.field.getType(), nullable));
    }
  }
}
