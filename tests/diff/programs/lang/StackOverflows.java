// StackOverflowError: caught, with finally blocks, in different kinds of recursion; the depth is not shown.
public class StackOverflows {
    static int depth;
    int own;

    static void forever() {
        depth++;
        forever();
    }

    static int withResult(int n) {
        return withResult(n + 1) + 1;
    }

    void virtual(long a, double b, Object c) {
        own++;
        this.virtual(a + 1, b / 2, this);
    }

    static class Loop {
        Loop next = new Loop();
    }

    static class Bad {
        @Override public String toString() {
            return "Bad" + this;
        }
    }

    static int even(int n) { return odd(n - 1); }
    static int odd(int n) { return even(n - 1); }

    static String classify(Runnable r) {
        try {
            r.run();
            return "returned";
        } catch (StackOverflowError e) {
            return "overflow, message " + e.getMessage() + ", error " + (e instanceof VirtualMachineError) + ", frames " + e.getStackTrace().length;
        }
    }

    static int limited(int n) {
        return n == 0 ? 0 : 1 + limited(n - 1);
    }

    public static void main(String[] args) {
        System.out.println(classify(StackOverflows::forever));
        System.out.println(depth > 500);
        int first = depth;
        depth = 0;
        System.out.println(classify(StackOverflows::forever) + " " + (depth > 500));
        System.out.println(classify(() -> withResult(0)));
        StackOverflows o = new StackOverflows();
        System.out.println(classify(() -> o.virtual(0, 1, null)) + " " + (o.own > 500));
        System.out.println(classify(Loop::new));
        System.out.println(classify(() -> new Bad().toString()));
        System.out.println(classify(() -> even(0)));
        int[] finals = {0};
        boolean caught = false;
        try {
            new Object() {
                void go(int n) {
                    try {
                        if (n > 0) go(n - 1);
                        else throw new IllegalStateException("bottom");
                    } finally {
                        finals[0]++;
                    }
                }
            }.go(200);
        } catch (IllegalStateException e) {
            caught = true;
        }
        System.out.println(caught + " " + finals[0]);
        System.out.println(limited(2000) + " " + classify(() -> limited(1500)));
        System.out.println(first > 0);
    }
}
