package loris.replay;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import sun.misc.Unsafe;

/**
 * Objects as they lie in memory: made without constructors, every field read and written, whatever
 * its class, its modifiers and its module.
 */
public final class Memory {
  static final Unsafe UNSAFE = unsafe();
  /** May look up everything. */
  static final MethodHandles.Lookup LOOKUP = lookup();
  // The public Unsafe refuses fields of records.
  private static final MethodHandle FIELD_OFFSET = offsetFunction();

  private Memory() {}

  public static Object allocate(Class<?> type) throws InstantiationException {
    return UNSAFE.allocateInstance(type);
  }

  /** Where the value of a field is: in an instance, or in the base that a static field has. */
  static long offset(Field field) {
    if (Modifier.isStatic(field.getModifiers())) return UNSAFE.staticFieldOffset(field);
    try {
      return (long) FIELD_OFFSET.invokeExact(field);
    } catch (Throwable e) {
      throw new LinkageError("no offset of " + field, e);
    }
  }

  /** A reference as it is; a number boxed, a boolean, byte, char or short as an Integer. */
  static Object read(Object base, long offset, char type) {
    switch (type) {
      case 'Z': return UNSAFE.getBoolean(base, offset) ? 1 : 0;
      case 'B': return (int) UNSAFE.getByte(base, offset);
      case 'C': return (int) UNSAFE.getChar(base, offset);
      case 'S': return (int) UNSAFE.getShort(base, offset);
      case 'I': return UNSAFE.getInt(base, offset);
      case 'J': return UNSAFE.getLong(base, offset);
      case 'F': return UNSAFE.getFloat(base, offset);
      case 'D': return UNSAFE.getDouble(base, offset);
      default: return UNSAFE.getObject(base, offset);
    }
  }

  static void write(Object base, long offset, char type, Object value) {
    switch (type) {
      case 'Z': UNSAFE.putBoolean(base, offset, (Integer) value != 0); break;
      case 'B': UNSAFE.putByte(base, offset, (byte) (int) (Integer) value); break;
      case 'C': UNSAFE.putChar(base, offset, (char) (int) (Integer) value); break;
      case 'S': UNSAFE.putShort(base, offset, (short) (int) (Integer) value); break;
      case 'I': UNSAFE.putInt(base, offset, (Integer) value); break;
      case 'J': UNSAFE.putLong(base, offset, (Long) value); break;
      case 'F': UNSAFE.putFloat(base, offset, (Float) value); break;
      case 'D': UNSAFE.putDouble(base, offset, (Double) value); break;
      default: UNSAFE.putObject(base, offset, value);
    }
  }

  private static Unsafe unsafe() {
    try {
      Field field = Unsafe.class.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return (Unsafe) field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("no Unsafe", e);
    }
  }

  @SuppressWarnings("deprecation")
  private static MethodHandles.Lookup lookup() {
    try {
      Field field = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
      Object base = UNSAFE.staticFieldBase(field);
      return (MethodHandles.Lookup) UNSAFE.getObject(base, UNSAFE.staticFieldOffset(field));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("no lookup", e);
    }
  }

  private static MethodHandle offsetFunction() {
    try {
      Class<?> internal = Class.forName("jdk.internal.misc.Unsafe");
      Object instance =
          LOOKUP.findStatic(internal, "getUnsafe", MethodType.methodType(internal)).invoke();
      MethodType type = MethodType.methodType(long.class, Field.class);
      return LOOKUP.findVirtual(internal, "objectFieldOffset", type).bindTo(instance);
    } catch (Throwable e) {
      throw new LinkageError("no field offsets", e);
    }
  }
}
