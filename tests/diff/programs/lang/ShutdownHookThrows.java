// A shutdown hook that throws does not change the exit status.
// ARGS: fail
public class ShutdownHookThrows {
    static int order;

    static class Failing extends Thread {
        Failing() {
            super("failing");
        }

        @Override
        public void run() {
            throw new IllegalStateException("hook " + Thread.currentThread().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        Thread hook = args.length == 0 ? new Thread(ShutdownHookThrows::last, "last") : new Failing();
        Runtime.getRuntime().addShutdownHook(hook);
        Thread removed = new Thread(() -> System.out.println("never"), "removed");
        Runtime.getRuntime().addShutdownHook(removed);
        System.out.println("removed " + Runtime.getRuntime().removeShutdownHook(removed));
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("main ends, alive " + hook.isAlive() + " in " + Thread.currentThread().getName());
        order++;
        System.exit(4);
    }

    static void last() {
        System.out.println("hook " + order + " in " + Thread.currentThread().getName());
        try {
            Runtime.getRuntime().addShutdownHook(new Thread());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
