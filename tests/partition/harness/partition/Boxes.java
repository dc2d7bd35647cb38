package partition;

import loris.replay.Names;

/** Boxes as the library makes them: one for all who ask for a small number, else a new one. */
final class Boxes {
  private Boxes() {}

  /** A reference to a box among the values of expressions, where a bare box is a number. */
  static final class Reference {
    final Object box;

    private Reference(Object box) {
      this.box = box;
    }
  }

  /** What was read from a reference, as the value of an expression. */
  static Object reference(Object object) {
    return object != null && Names.isBox(object.getClass()) ? new Reference(object) : object;
  }

  /** The object that a value of an expression refers to; a number is itself. */
  static Object referent(Object value) {
    return value instanceof Reference ? ((Reference) value).box : value;
  }

  /** The class is one of java.lang; the value as in loris.replay.Slot. */
  static Object valueOf(String type, Object value) {
    switch (type.substring(type.lastIndexOf('.') + 1)) {
      case "Boolean": return Boolean.valueOf(Arithmetic.truth(value));
      case "Byte": return Byte.valueOf((byte) Arithmetic.toInt(value));
      case "Character": return Character.valueOf((char) Arithmetic.toInt(value));
      case "Short": return Short.valueOf((short) Arithmetic.toInt(value));
      case "Integer": return Integer.valueOf(Arithmetic.toInt(value));
      case "Long": return Long.valueOf(Arithmetic.toLong(value));
      case "Float": return Float.valueOf(Arithmetic.toFloat(value));
      case "Double": return Double.valueOf(Arithmetic.toDouble(value));
      default: throw new IllegalArgumentException("no box class: " + type);
    }
  }

  /** The box that is kept for this value; null when there is none. */
  static Object kept(String type, Object value) {
    Object box = valueOf(type, value);
    return box == valueOf(type, value) ? box : null;
  }
}
