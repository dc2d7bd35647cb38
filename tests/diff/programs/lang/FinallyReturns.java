// finally with return in try, catch and finally; values saved before finally runs.
@SuppressWarnings("finally")
public class FinallyReturns {
    static StringBuilder log = new StringBuilder();
    static int field;

    static int mark(String s, int v) {
        log.append(s).append(' ');
        return v;
    }

    static int plain() {
        try {
            return mark("try", 1);
        } finally {
            mark("fin", 0);
        }
    }

    static int overridden() {
        try {
            return mark("try", 1);
        } finally {
            return mark("fin", 2);
        }
    }

    static int swallowed() {
        try {
            throw new IllegalStateException("lost");
        } finally {
            return mark("fin", 3);
        }
    }

    static int saved() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 99;
            mark("x=" + x, 0);
        }
    }

    static int[] savedReference() {
        int[] x = {1};
        try {
            return x;
        } finally {
            x[0] = 99;
            x = null;
        }
    }

    static int fieldValue() {
        field = 5;
        try {
            return field++;
        } finally {
            field *= 10;
        }
    }

    static long wide(long a, double b) {
        try {
            return a++ + (long) b;
        } finally {
            a = -1;
            b = -1;
        }
    }

    static int inCatch(boolean fail) {
        try {
            if (fail) throw new RuntimeException("c");
            return mark("try", 10);
        } catch (RuntimeException e) {
            return mark("catch", 20);
        } finally {
            mark("fin", 0);
        }
    }

    static int catchThrows() {
        try {
            try {
                throw new RuntimeException("first");
            } catch (RuntimeException e) {
                mark("catch", 0);
                throw new IllegalStateException("second", e);
            } finally {
                mark("fin", 0);
            }
        } catch (IllegalStateException e) {
            mark(e.getMessage() + "<-" + e.getCause().getMessage(), 0);
            return 7;
        }
    }

    static int finallyThrows() {
        try {
            try {
                return mark("try", 1);
            } finally {
                mark("fin", 0);
                if (field > -1) throw new UnsupportedOperationException("fin");
            }
        } catch (UnsupportedOperationException e) {
            return mark("outer", 8);
        }
    }

    static int nested(int n) {
        try {
            try {
                try {
                    if (n == 0) return mark("a", 0);
                    if (n == 1) throw new RuntimeException("b");
                    mark("c", 0);
                } finally {
                    if (n == 2) return mark("d", 2);
                    mark("e", 0);
                }
            } catch (RuntimeException e) {
                return mark("f", 3);
            } finally {
                if (n == 3) return mark("g", 4);
                mark("h", 0);
            }
            mark("i", 0);
        } finally {
            if (n == 4) return mark("j", 5);
            mark("k", 0);
        }
        return mark("l", 6);
    }

    static boolean condition() {
        boolean b = false;
        try {
            return b = true;
        } finally {
            b = false;
        }
    }

    static String expression() {
        String s = "a";
        try {
            s += "b";
            return s + mark("evaluated", 1);
        } finally {
            s += "c";
            log.append(s).append(' ');
        }
    }

    static int emptyTry() {
        try {
        } finally {
            mark("empty", 0);
        }
        try {
            return 1;
        } finally {
        }
    }

    static int divide(int a, int b) {
        int r = -1;
        try {
            r = a / b;
        } catch (ArithmeticException e) {
            r = 0;
            mark("zero", 0);
        } finally {
            r += 1000;
        }
        return r;
    }

    static void show(String name, Object value) {
        System.out.println(name + " = " + value + " : " + log);
        log.setLength(0);
    }

    public static void main(String[] args) {
        show("plain", plain());
        show("overridden", overridden());
        show("swallowed", swallowed());
        show("saved", saved());
        show("savedReference", savedReference()[0]);
        show("fieldValue", fieldValue());
        show("field", field);
        show("wide", wide(1L << 50, 2.75));
        show("inCatch false", inCatch(false));
        show("inCatch true", inCatch(true));
        show("catchThrows", catchThrows());
        show("finallyThrows", finallyThrows());
        for (int n = 0; n < 6; n++) show("nested " + n, nested(n));
        show("condition", condition());
        show("expression", expression());
        show("emptyTry", emptyTry());
        show("divide", divide(7, 2));
        show("divide", divide(7, 0));
    }
}
