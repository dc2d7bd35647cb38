package loris.replay;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;

/** What the target is given when it asks by Loris.anyInt and the like. */
final class Answers {
  private final List<String> names = new ArrayList<>();
  private final List<Object> values = new ArrayList<>();
  private final MethodHandle give;
  private final MethodHandle clear;
  private final MethodHandle assertAllTaken;
  private volatile String difference;

  Answers(JsonGraph input, GraphBuilder builder) throws NotRunnable {
    for (JsonGraph.Asked asked : input.asked) {
      if (asked.isOfTarget) add(asked, builder);
    }
    boolean none = names.isEmpty();
    give = none ? null : method("give", String.class, Object.class);
    clear = none ? null : method("clear");
    assertAllTaken = none ? null : method("assertAllTaken");
  }

  private void add(JsonGraph.Asked asked, GraphBuilder builder) throws NotRunnable {
    try {
      Class<?> type = Names.find(asked.type);
      Object value = builder.value(Names.typeCharacter(type), asked.value);
      names.add(asked.name);
      values.add(Target.box(type, value));
    } catch (ClassNotFoundException e) {
      throw new NotRunnable("no class " + asked.type);
    }
  }

  /** The class path of the target has the library that it calls. */
  private static MethodHandle method(String name, Class<?>... types) throws NotRunnable {
    try {
      Class<?> answers = Names.find("loris.Answers");
      return Memory.LOOKUP.findStatic(answers, name, MethodType.methodType(void.class, types));
    } catch (ReflectiveOperationException e) {
      throw new NotRunnable("loris-api.jar has no loris.Answers");
    }
  }

  /** On the thread that asks. What the call before has left is forgotten. */
  void give() {
    if (names.isEmpty()) return;
    try {
      clear.invoke();
      for (int i = 0; i < names.size(); ++i) give.invoke(names.get(i), values.get(i));
    } catch (Throwable e) {
      difference = "no answers could be given: " + e;
    }
  }

  /** Likewise; to be asked when the target has ended. */
  void end() {
    if (names.isEmpty() || difference != null) return;
    try {
      assertAllTaken.invoke();
      clear.invoke();
    } catch (Throwable e) {
      difference = e.getMessage();
    }
  }

  /** Null when all were taken. */
  String difference() {
    return difference;
  }
}
