package loris.replay;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** A field of a class: of its instances, or static. Values are as {@link Memory#read} gives them. */
public final class Slot {
  public final Field field;
  public final char type;  // as in a descriptor; 'L' for every reference
  private final Object base;
  private final long offset;

  Slot(Field field) {
    this.field = field;
    this.type = Names.typeCharacter(field.getType());
    this.base =
        Modifier.isStatic(field.getModifiers()) ? Memory.UNSAFE.staticFieldBase(field) : null;
    this.offset = Memory.offset(field);
  }

  public boolean isReference() {
    return type == 'L';
  }

  /** The object is ignored by a static field. */
  public Object read(Object object) {
    return Memory.read(base == null ? object : base, offset, type);
  }

  public void write(Object object, Object value) {
    Memory.write(base == null ? object : base, offset, type, value);
  }
}
