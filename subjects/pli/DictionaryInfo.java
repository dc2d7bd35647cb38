package pli;

/** Fields of messages by number, once there are some, and by name. */
public final class DictionaryInfo {
  static final class FieldInfo {
    final int tagNumber;
    final int name;

    FieldInfo(int tagNumber, int name) {
      this.tagNumber = tagNumber;
      this.name = name;
    }
  }

  TreeMap fieldsByTagNumber; // may be null
  TreeMap fieldsByName = new TreeMap();

  /** One or two maps of the right shape, without an entry in common. */
  public boolean preH() {
    if (fieldsByName == null || !fieldsByName.preH()) return false;
    if (fieldsByTagNumber == null) return true;
    return fieldsByTagNumber.preH() && TransportStats.areApart(fieldsByTagNumber, fieldsByName);
  }

  /** The maps are in order. */
  public boolean preP() {
    return fieldsByName.preP() && (fieldsByTagNumber == null || fieldsByTagNumber.preP());
  }

  /** {@link #preH} and {@link #preP} in one walk. */
  public boolean pre() {
    if (fieldsByName == null) return false;
    if (fieldsByTagNumber == null) return fieldsByName.pre();
    return fieldsByTagNumber != fieldsByName
        && fieldsByTagNumber.pre()
        && TransportStats.areApart(fieldsByTagNumber, fieldsByName)
        && fieldsByName.pre();
  }

  public void addField(int tagNumber, int name) {
    FieldInfo added = new FieldInfo(tagNumber, name);
    if (fieldsByTagNumber == null) fieldsByTagNumber = new TreeMap();
    fieldsByTagNumber.put(tagNumber, added);
    fieldsByName.put(name, added);
  }

  /** The field of that number; null when there is none. */
  public Object getField(int tagNumber) {
    return fieldsByTagNumber == null ? null : fieldsByTagNumber.get(tagNumber);
  }
}
