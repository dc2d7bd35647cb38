// An uncaught NullPointerException inside nested calls and a lambda, wrapped once.
import java.util.function.Function;

public class NpeUncaught {
    private final NpeUncaught[] children = new NpeUncaught[3];
    private String name;

    NpeUncaught child(int i) {
        return children[i];
    }

    static int measure(NpeUncaught root, Function<NpeUncaught, String> namer) {
        int total = 0;
        for (int i = 0; i < root.children.length; i++) {
            total += namer.apply(root.child(i)).length();
        }
        return total;
    }

    public static void main(String[] args) {
        NpeUncaught root = new NpeUncaught();
        root.children[0] = new NpeUncaught();
        root.children[0].name = "first";
        try {
            measure(root, n -> n.name);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
            StackTraceElement[] st = e.getStackTrace();
            for (StackTraceElement s : st) System.out.println(s);
        }
        root.children[1] = new NpeUncaught();
        try {
            System.out.println(measure(root, n -> n.name));
        } catch (NullPointerException e) {
            throw new RuntimeException(e);
        }
    }
}
