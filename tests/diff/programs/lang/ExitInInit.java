// System.exit from a static initialiser, reached through a field access.
public class ExitInInit {
    static class Config {
        static final int LIMIT = 3;
        static int value;
        static {
            for (int i = 0; i <= LIMIT; i++) {
                System.out.println("step " + i);
                if (i == LIMIT) System.exit(i);
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(Config.LIMIT);
        System.out.println(Config.value);
        System.out.println("never");
    }
}
