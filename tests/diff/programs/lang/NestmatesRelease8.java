// The same kind of private access compiled for Java 8: synthetic accessors, in stack traces too.
// RELEASE: 8
public class NestmatesRelease8 {
    private int value = 1;
    private long wide = 2;
    private static double shared = 10;
    private String text = "t";
    private int[] cells = {1, 2};

    private NestmatesRelease8() {}
    private NestmatesRelease8(int v) { value = v; }

    private int divide(int by) { return value / by; }
    private static void boom(String why) { throw new IllegalStateException(why); }

    static class Friend {
        private Friend() {}
        private int poke(NestmatesRelease8 n) {
            n.value++;
            ++n.wide;
            n.wide <<= 3;
            n.wide -= n.value--;
            shared *= 1.5;
            shared--;
            n.text += n.value + "" + n.wide;
            n.cells[0] += 5;
            return n.value = n.divide(1) + 4;
        }
        void fail() { boom("from a friend"); }
        int zero(NestmatesRelease8 n) { return n.divide(0); }
    }

    class Inner {
        private int own = value;
        void nested() {
            Runnable r = new Runnable() {
                @Override public void run() {
                    own += value;
                    value = own * 10;
                    NestmatesRelease8.this.divide(own - own);
                }
            };
            r.run();
        }
    }

    private static class Node<T extends Comparable<T>> {
        private T item;
        private Node<T> next;
        private Node(T item) { this.item = item; }
        private static int made;
    }

    public static void main(String[] args) {
        NestmatesRelease8 n = new NestmatesRelease8(6);
        Friend f = new Friend();
        System.out.println(f.poke(n) + " " + n.wide + " " + shared + " " + n.text + " " + n.cells[0]);
        try {
            f.fail();
        } catch (IllegalStateException e) {
            for (StackTraceElement s : e.getStackTrace()) System.out.println(s);
        }
        try {
            f.zero(n);
        } catch (ArithmeticException e) {
            for (StackTraceElement s : e.getStackTrace()) System.out.println(s);
        }
        Node<String> a = new Node<>("a");
        a.next = new Node<>("b");
        Node.made += 2;
        System.out.println(a.item.compareTo(a.next.item) + " " + Node.made++ + Node.made);
        n.new Inner().nested();
    }
}
