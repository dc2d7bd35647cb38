package partition;

import java.util.List;
import loris.replay.Layout;
import loris.replay.Names;
import loris.replay.Slot;

/** Where a write goes: a field or element of an object that an expression denotes, or a static. */
final class Place {
  final Expression base;
  private final String owner;  // of the field; null where there is only one of its name
  private final String field;
  private final Expression index;
  final Slot staticSlot;

  private Place(Expression base, String owner, String field, Expression index, Slot staticSlot) {
    this.base = base;
    this.owner = owner;
    this.field = field;
    this.index = index;
    this.staticSlot = staticSlot;
  }

  static Place field(Expression base, String owner, String field) {
    return new Place(base, owner, field, null, null);
  }

  static Place element(Expression base, Expression index) {
    return new Place(base, null, null, index, null);
  }

  static Place ofStatic(Slot slot) {
    return new Place(null, null, null, null, slot);
  }

  /** Which of the contents of an object of that class it is. */
  int position(Class<?> type, Environment env) {
    if (index != null) return (Integer) index.evaluate(env);
    List<Slot> slots = Layout.of(type).slots;
    int position = slots.indexOf(AccessPath.slot(type, owner, field));
    if (position < 0) throw new IllegalArgumentException(type + " has no field " + field);
    return position;
  }

  /** The type of what is there, as in a descriptor; 'L' for every reference. */
  char type(Class<?> owner, Environment env) {
    if (index != null) return Names.typeCharacter(owner.getComponentType());
    return Layout.of(owner).slots.get(position(owner, env)).type;
  }
}
