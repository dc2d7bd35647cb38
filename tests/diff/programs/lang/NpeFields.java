// Helpful NullPointerException messages: reading and writing fields through null.
public class NpeFields {
    int i;
    long l;
    boolean z;
    String s;
    NpeFields next;
    static NpeFields head;
    static Holder<NpeFields> holder = new Holder<>();
    NpeFields[] row = new NpeFields[2];

    static class Holder<T> {
        T value;
        final Inner inner = new Inner();
        class Inner {
            T deep;
            Holder<T> owner() { return null; }
        }
    }

    interface Body { void run() throws Exception; }

    static int count;

    static void attempt(Body b) {
        count++;
        try {
            b.run();
            System.out.println(count + " no exception");
        } catch (NullPointerException e) {
            System.out.println(count + " " + e.getMessage());
        } catch (Exception e) {
            System.out.println(count + " " + e);
        }
    }

    NpeFields self() { return next; }
    static NpeFields none() { return null; }
    static NpeFields none(int a, String... rest) { return null; }

    void members() {
        attempt(() -> System.out.println(next.i));
        attempt(() -> System.out.println(this.next.next.i));
        attempt(() -> next.l = 5L);
        attempt(() -> next.z |= true);
        attempt(() -> next.s += "x");
        attempt(() -> next.l++);
        attempt(() -> self().next = this);
        attempt(() -> row[0].i = 3);
        attempt(() -> row[row.length - 1].row[0].i = 3);
        attempt(() -> row[0].row = null);
    }

    static void parameters(NpeFields p, int k, double d, NpeFields q) {
        try {
            p.i = k;
        } catch (NullPointerException e) {
            System.out.println("p: " + e.getMessage());
        }
        try {
            q.next.i++;
        } catch (NullPointerException e) {
            System.out.println("q: " + e.getMessage());
        }
        long between = 1;
        NpeFields local = p;
        try {
            local.l = between;
        } catch (NullPointerException e) {
            System.out.println("local: " + e.getMessage());
        }
        for (NpeFields each : new NpeFields[] {null}) {
            try {
                each.s = "";
            } catch (NullPointerException e) {
                System.out.println("each: " + e.getMessage());
            }
        }
    }

    void instanceParameters(NpeFields p) {
        try {
            System.out.println(p.s);
        } catch (NullPointerException e) {
            System.out.println("instance: " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt(() -> System.out.println(head.i));
        attempt(() -> head.next.i = 1);
        attempt(() -> System.out.println(NpeFields.holder.value.next));
        attempt(() -> System.out.println(holder.inner.deep.l));
        attempt(() -> System.out.println(holder.inner.owner().value));
        attempt(() -> System.out.println(none().z));
        attempt(() -> none(3, "a", "b").s = "x");
        attempt(() -> none().next.next.next = null);
        attempt(() -> { NpeFields f = null; f.i = 1; });
        attempt(() -> { NpeFields f = new NpeFields(); f.next.next = f; });
        attempt(() -> { NpeFields f = new NpeFields(); f.next = f; f.next.next.s = f.s.length() + ""; });
        attempt(() -> System.out.println(((NpeFields) (Object) null).i));
        attempt(() -> System.out.println((args.length > 9 ? new NpeFields() : null).i));
        attempt(() -> System.out.println((head = null).i));
        new NpeFields().members();
        NpeFields linked = new NpeFields();
        parameters(null, 1, 2.0, linked);
        linked.instanceParameters(null);
        NpeFields a = null;
        int x = 4;
        try {
            a.i = x;
        } catch (NullPointerException e) {
            System.out.println("main local: " + e.getMessage());
        }
        try {
            throw new NullPointerException();
        } catch (NullPointerException e) {
            System.out.println("thrown by hand: " + e.getMessage());
        }
        try {
            throw new NullPointerException("own text");
        } catch (NullPointerException e) {
            System.out.println("thrown by hand: " + e.getMessage() + " " + e);
        }
        linked.next.next.i = 9;
    }
}
