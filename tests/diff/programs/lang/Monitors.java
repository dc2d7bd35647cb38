// synchronized methods and blocks on one thread: reentry, exceptions, IllegalMonitorStateException, holdsLock.
public class Monitors {
    private int n;
    static final Object LOCK = new Object();

    synchronized int add(int k) {
        n += k;
        if (k > 0) add(k - 1);
        return n;
    }

    static synchronized String statics(int k) {
        return k == 0 ? "" + Thread.holdsLock(Monitors.class) : statics(k - 1);
    }

    synchronized void failing() {
        throw new IllegalStateException("held " + Thread.holdsLock(this));
    }

    int nested(Object a, Object b) {
        synchronized (a) {
            synchronized (b) {
                synchronized (a) {
                    n += held(a) + held(b) * 10;
                }
                n += held(a) + held(b) * 10;
            }
            n += held(a) + held(b) * 10;
        }
        return n + held(a) + held(b);
    }

    static int held(Object o) { return Thread.holdsLock(o) ? 1 : 0; }

    static int returning(Object o) {
        synchronized (o) {
            for (int i = 0; ; i++) {
                synchronized (LOCK) {
                    if (i == 3) return i + held(LOCK) * 10 + held(o) * 100;
                    if (i == 1) continue;
                }
            }
        }
    }

    static String breaking() {
        int i = 0;
        while (true) {
            synchronized (LOCK) {
                if (i++ == 2) break;
            }
        }
        return i + " " + held(LOCK);
    }

    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " fine");
        } catch (IllegalMonitorStateException e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + " " + e.getMessage());
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getMessage());
        }
    }

    static Object changing = new Object();

    public static void main(String[] args) throws Exception {
        Monitors m = new Monitors();
        System.out.println(m.add(4) + " " + Thread.holdsLock(m) + " " + statics(3) + " " + Thread.holdsLock(Monitors.class));
        attempt("failing", m::failing);
        System.out.println(Thread.holdsLock(m));
        System.out.println(m.nested(new Object(), "b") + " " + m.nested(LOCK, LOCK));
        System.out.println(returning(m) + " " + held(m) + held(LOCK) + " " + breaking());
        attempt("notify", () -> LOCK.notify());
        attempt("notifyAll", () -> LOCK.notifyAll());
        attempt("wait", () -> {
            try {
                LOCK.wait();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        attempt("notify held", () -> {
            synchronized (LOCK) {
                LOCK.notify();
                LOCK.notifyAll();
            }
        });
        attempt("notify other", () -> {
            synchronized (LOCK) {
                m.notify();
            }
        });
        attempt("notify inside synchronized method", () -> new Object() {
            synchronized void go() { notifyAll(); }
        }.go());
        attempt("exception in block", () -> {
            synchronized (LOCK) {
                synchronized (m) {
                    throw new RuntimeException("thrown " + held(LOCK) + held(m));
                }
            }
        });
        System.out.println(held(LOCK) + held(m));
        int caught = 0;
        synchronized (LOCK) {
            try {
                synchronized (LOCK) {
                    int[] a = new int[1];
                    a[2] = 1;
                }
            } catch (ArrayIndexOutOfBoundsException e) {
                caught = held(LOCK);
            } finally {
                caught += 10 * held(LOCK);
            }
        }
        System.out.println(caught + " " + held(LOCK));
        Object first = changing;
        synchronized (changing) {
            changing = new Object();
            System.out.println(held(first) + " " + held(changing));
        }
        System.out.println(held(first) + " " + held(changing));
        attempt("null", () -> {
            Object none = null;
            synchronized (none) {
                System.out.println("never");
            }
        });
        synchronized (Monitors.class) {
            synchronized (new int[0]) {
                System.out.println(statics(0));
            }
        }
        long total = 0;
        for (int i = 0; i < 1000; i++) {
            synchronized (m) {
                total += i ^ m.n;
            }
        }
        System.out.println(total);
        m.notifyAll();
    }
}
