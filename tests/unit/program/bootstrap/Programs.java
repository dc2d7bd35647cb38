/** Runs all the subjects in one start of the JVM. */
public class Programs {
  public static void main(String[] args) throws Exception {
    for (String name : args) {
      System.out.println("== " + name);
      Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    }
  }
}
