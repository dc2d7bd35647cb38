// break and continue into and out of finally blocks; loops inside try, try inside loops.
@SuppressWarnings("finally")
public class FinallyLoops {
    static String out = "";

    static void say(Object o) {
        out += o + " ";
    }

    static void flush(String title) {
        System.out.println(title + ": " + out);
        out = "";
    }

    static void breakFromTry() {
        for (int i = 0; i < 5; i++) {
            try {
                if (i == 1) continue;
                if (i == 3) break;
                say(i);
            } finally {
                say("f" + i);
            }
        }
    }

    static void breakFromFinally() {
        for (int i = 0; i < 5; i++) {
            try {
                if (i == 2) throw new RuntimeException("dropped");
                say(i);
            } finally {
                if (i == 2) break;
            }
        }
    }

    static void continueFromFinally() {
        for (int i = 0; i < 5; i++) {
            try {
                if (i % 2 == 0) throw new RuntimeException("dropped " + i);
                say(i);
            } finally {
                say("f");
                if (i < 4) continue;
                break;
            }
        }
    }

    static int returnReplacedByContinue() {
        int n = 0;
        while (true) {
            try {
                try {
                    n++;
                    if (n < 3) return n;
                } finally {
                    if (n < 3) continue;
                    say("last");
                }
                return n * 100;
            } finally {
                say("outer" + n);
            }
        }
    }

    static int labelled() {
        int count = 0;
        outer:
        for (int i = 0; i < 3; i++) {
            try {
                for (int j = 0; j < 3; j++) {
                    try {
                        count++;
                        if (j == 1) continue outer;
                        say(i + "" + j);
                    } finally {
                        count += 10;
                        if (i == 1) break outer;
                    }
                }
            } finally {
                count += 100;
                say("o" + i);
            }
        }
        return count;
    }

    static String retry(int failures) {
        int attempt = 0;
        for (;;) {
            try {
                attempt++;
                if (attempt <= failures) throw new IllegalStateException("attempt " + attempt);
                return "succeeded at " + attempt;
            } catch (IllegalStateException e) {
                say(e.getMessage());
                if (attempt == 3) return "gave up";
            } finally {
                say("cleanup");
            }
        }
    }

    static int doWhile() {
        int i = 0;
        do {
            try {
                if (i++ == 2) break;
            } finally {
                i += 0;
                say(i);
            }
        } while (i < 10);
        return i;
    }

    static int finallyWithLoop() {
        int sum = 0;
        try {
            sum = 1;
            return sum;
        } finally {
            for (int i = 0; i < 4; i++) {
                try {
                    if (i == 2) continue;
                    sum += i;
                } finally {
                    say("s" + sum);
                }
            }
        }
    }

    static int switchInTry(int n) {
        switch (n) {
            case 0:
                try {
                    break;
                } finally {
                    say("zero");
                }
            case 1:
                try {
                    say("one");
                } finally {
                    say("fall");
                }
            default:
                say("default");
        }
        return n;
    }

    static void recursion(int n) {
        try {
            if (n == 0) throw new RuntimeException("bottom");
            recursion(n - 1);
        } finally {
            say("u" + n);
        }
    }

    public static void main(String[] args) {
        breakFromTry();
        flush("breakFromTry");
        breakFromFinally();
        flush("breakFromFinally");
        continueFromFinally();
        flush("continueFromFinally");
        say(returnReplacedByContinue());
        flush("returnReplacedByContinue");
        say(labelled());
        flush("labelled");
        for (int f = 0; f < 4; f++) {
            say(retry(f));
            flush("retry " + f);
        }
        say(doWhile());
        flush("doWhile");
        say(finallyWithLoop());
        flush("finallyWithLoop");
        for (int n = 0; n < 3; n++) {
            switchInTry(n);
            flush("switchInTry " + n);
        }
        try {
            recursion(5);
        } catch (RuntimeException e) {
            say(e.getMessage());
        }
        flush("recursion");
    }
}
