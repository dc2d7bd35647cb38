// What is taken for granted of the machine is said, and natives do what they say or are refused.
// RUN: loris explore Machine.late
// EXPECT: exit 0, complete true, paths.total 1, assumptions.0 "the clock stands still, but for the time that a program sleeps"
// RUN: loris explore Machine.negative
// EXPECT: exit 1, violations.0.message "timeout value is negative"
// RUN: loris explore Machine.slept
// EXPECT: exit 3, stdout contains "java/lang/Thread.sleep(J)V on a symbolic argument at Machine.slept"
// RUN: loris explore Machine.environment
// EXPECT: exit 0, complete true, assumptions.0 "the environment has no variables"
// RUN: loris explore Machine.signal
// EXPECT: exit 3, stdout contains "signals of the operating system"
// RUN: loris explore Machine.named --heap lazy --max-string 2
// EXPECT: exit 3, stdout contains "a String whose characters are open, read by the virtual machine"
// RUN: loris explore Machine.element --heap lazy -n 2
// EXPECT: stdout contains "java.lang.reflect.Array on an array of open length"
class Machine {
  static int late() throws InterruptedException {
    long start = System.nanoTime();
    Thread.sleep(20);
    return System.nanoTime() - start >= 20_000_000L ? 1 : 2;
  }

  static int negative() throws InterruptedException {
    Thread.sleep(-1);
    return 1;
  }

  static int slept(long time) throws InterruptedException {
    Thread.sleep(time);
    return 1;
  }

  static int environment() {
    return System.getenv("HOME") == null ? 1 : 2;
  }

  static int signal() {
    return new sun.misc.Signal("INT").getNumber();
  }

  static int named(String name) throws Exception {
    return Class.forName(name).getModifiers();
  }

  static int element(int[] array) {
    return java.lang.reflect.Array.getInt(array, 0);
  }
}
