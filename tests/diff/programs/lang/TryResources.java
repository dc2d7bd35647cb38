// try-with-resources: order of closing, null resources, suppressed exceptions, existing variables.
import java.io.Closeable;
import java.io.IOException;

public class TryResources {
    static class Res implements AutoCloseable {
        final String name;
        final boolean failClose;

        Res(String name) { this(name, false, false); }

        Res(String name, boolean failOpen, boolean failClose) {
            if (failOpen) throw new IllegalArgumentException("open " + name);
            this.name = name;
            this.failClose = failClose;
            System.out.println("  open " + name);
        }

        @Override public void close() {
            System.out.println("  close " + name);
            if (failClose) throw new IllegalStateException("close " + name);
        }
    }

    static class Io implements Closeable {
        int closed;
        @Override public void close() throws IOException {
            if (++closed > 1) throw new IOException("closed " + closed);
            System.out.println("  io closed");
        }
    }

    interface Body { Object run() throws Exception; }

    static void show(String title, Body body) {
        System.out.println(title);
        try {
            System.out.println("  result " + body.run());
        } catch (Exception e) {
            describe(e, "  ");
        }
    }

    static void describe(Throwable t, String indent) {
        System.out.println(indent + t);
        for (Throwable s : t.getSuppressed()) describe(s, indent + "  suppressed ");
        if (t.getCause() != null) describe(t.getCause(), indent + "  cause ");
    }

    static int returning() {
        int n = 1;
        try (Res a = new Res("a")) {
            return n;
        } finally {
            n = 2;
            System.out.println("  finally " + n);
        }
    }

    public static void main(String[] args) throws Exception {
        show("three in order", () -> {
            try (Res a = new Res("a"); Res b = new Res("b"); Res c = new Res("c")) {
                return a.name + b.name + c.name;
            }
        });
        show("body fails", () -> {
            try (Res a = new Res("a"); Res b = new Res("b")) {
                throw new RuntimeException("body");
            }
        });
        show("body and closes fail", () -> {
            try (Res a = new Res("a", false, true); Res b = new Res("b", false, true)) {
                throw new RuntimeException("body");
            }
        });
        show("only closes fail", () -> {
            try (Res a = new Res("a", false, true); Res b = new Res("b", false, true)) {
                return "lost";
            }
        });
        show("second open fails", () -> {
            try (Res a = new Res("a", false, true); Res b = new Res("b", true, false)) {
                return "never";
            }
        });
        show("null resource", () -> {
            try (Res a = null; Res b = new Res("b"); Res c = null) {
                return a + " " + c;
            }
        });
        show("catch and finally", () -> {
            String s = "";
            try (Res a = new Res("a", false, true)) {
                s += "body ";
            } catch (IllegalStateException e) {
                s += "caught " + e.getMessage() + " ";
            } finally {
                s += "finally";
            }
            return s;
        });
        Io shared = new Io();
        show("existing variable", () -> {
            try (shared) {
                return "first";
            }
        });
        show("closed twice", () -> {
            try (shared; Res a = new Res("a")) {
                return "second";
            }
        });
        show("break and continue", () -> {
            int rounds = 0;
            for (int i = 0; i < 4; i++) {
                try (Res r = new Res("r" + i)) {
                    if (i == 1) continue;
                    if (i == 2) break;
                    rounds++;
                }
            }
            return rounds;
        });
        show("nested", () -> {
            try (Res a = new Res("a", false, true)) {
                try (Res b = new Res("b", false, true)) {
                    throw new IOException("inner");
                }
            }
        });
        show("lambda as resource", () -> {
            try (AutoCloseable l = () -> System.out.println("  lambda closed")) {
                return l != null;
            }
        });
        show("returning", TryResources::returning);
        show("self suppression", () -> {
            RuntimeException same = new RuntimeException("same");
            try (AutoCloseable l = () -> { throw same; }) {
                throw same;
            }
        });
        try (Res last = new Res("last", false, true); Res before = new Res("before", false, true)) {
            throw new Exception("uncaught");
        }
    }
}
