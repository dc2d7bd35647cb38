package pli;

/** Parameters as they came and by name. */
public final class Template {
  static final class Parameter {
    final int name;
    final int type;
    final int position;
    final int length;

    Parameter(int name, int type, int position, int length) {
      this.name = name;
      this.type = type;
      this.position = position;
      this.length = length;
    }
  }

  LinkedList parameters = new LinkedList();
  HashMap parametersByName = new HashMap();

  /** A list and a map of the right shape. */
  public boolean preH() {
    if (parameters == null || parametersByName == null) return false;
    return parameters.preH() && parametersByName.preH();
  }

  /** The list knows its size, and the map's keys are in their places. */
  public boolean preP() {
    return parameters.preP() && parametersByName.preP();
  }

  /** {@link #preH} and {@link #preP} in one walk. */
  public boolean pre() {
    if (parameters == null || parametersByName == null) return false;
    return parameters.pre() && parametersByName.pre();
  }

  /** Whoever asks for the name gets the latest parameter of that name. */
  public void addParameter(int name, int type, int position, int length) {
    Parameter added = new Parameter(name, type, position, length);
    parametersByName.put(name, added);
    parameters.append().value = added;
  }

  /** The parameter of that name; null when there is none. */
  public Object getParameter(int name) {
    return parametersByName.get(name);
  }
}
