// Java 8 code: enum switches through $SwitchMap, string switches, try-with-resources, nested finally, inner enums.
// RELEASE: 8
import java.util.EnumMap;
import java.util.Map;

@SuppressWarnings("finally")
public class SwitchRelease8 {
    enum Gear { PARK, REVERSE, NEUTRAL, DRIVE; Gear up() { return values()[(ordinal() + 1) % values().length]; } }
    interface Lamp { enum Color { RED, AMBER, GREEN } Color color(); }

    static class Car implements Lamp {
        Gear gear = Gear.PARK;
        public Color color() {
            switch (gear) {
                case PARK: return Color.RED;
                case REVERSE:
                case NEUTRAL: return Color.AMBER;
                default: return Color.GREEN;
            }
        }
        int go(Color c) {
            int n = 0;
            switch (c) {
                case GREEN: n += 100;
                case AMBER: n += 10;
                case RED: n += 1;
            }
            return n;
        }
    }

    static class Res implements AutoCloseable {
        final String name;
        Res(String n) { name = n; System.out.print("+" + n + " "); }
        @Override public void close() throws Exception { System.out.print("-" + name + " "); if (name.length() > 1) throw new Exception("close " + name); }
    }

    static String resources(String a, String b, boolean fail) {
        try (Res x = new Res(a); Res y = b == null ? null : new Res(b)) {
            if (fail) throw new IllegalStateException("body");
            return "ok " + (y == null);
        } catch (Exception e) {
            StringBuilder s = new StringBuilder(e.getMessage());
            for (Throwable t : e.getSuppressed()) s.append(" & ").append(t.getMessage());
            return s.toString();
        } finally {
            System.out.print("fin ");
        }
    }

    static int finals(int n) {
        int r = 0;
        for (int i = 0; i < n; i++) {
            try {
                try {
                    if (i == 1) continue;
                    if (i == 3) throw new RuntimeException();
                    r += i;
                } finally {
                    r += 10;
                    if (i == 4) break;
                }
            } catch (RuntimeException e) {
                r += 100;
            } finally {
                r += 1000;
            }
        }
        return r;
    }

    static int strings(String... words) {
        int r = 0;
        for (String w : words) {
            switch (w) {
                case "Aa": r += 1; break;
                case "BB": r += 2; break;
                case "C": r += 4;
                case "D": r += 8; break;
                default: r *= 2;
            }
        }
        return r;
    }

    public static void main(String[] args) {
        Car car = new Car();
        for (int i = 0; i < 5; i++) {
            System.out.print(car.gear + " " + car.color() + " " + car.go(car.color()) + "; ");
            car.gear = car.gear.up();
        }
        System.out.println();
        System.out.println(resources("a", "b", false));
        System.out.println(resources("aa", "bb", true));
        System.out.println(resources("aa", null, false));
        System.out.println(resources("a", "bb", false));
        System.out.println(finals(3) + " " + finals(10));
        System.out.println(strings("Aa", "BB", "C", "x", "D", "BB"));
        Map<Gear, Runnable> actions = new EnumMap<>(Gear.class);
        int[] count = new int[1];
        for (Gear g : Gear.values()) actions.put(g, () -> count[0] = count[0] * 10 + g.ordinal());
        actions.values().forEach(Runnable::run);
        System.out.println(count[0]);
        car.gear = null;
        System.out.println(car.color());
    }
}
