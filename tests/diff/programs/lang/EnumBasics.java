// Enums: values, valueOf and its failures, ordinal, compareTo, switch, fields, static state, interfaces.
import java.util.Arrays;

public class EnumBasics {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN;
        boolean weekend() { return this == SAT || this == SUN; }
        Day plus(int n) { return values()[Math.floorMod(ordinal() + n, values().length)]; }
    }

    enum Coin {
        PENNY(1), NICKEL(5), DIME(10), QUARTER(25);
        private final int cents;
        private static int total;
        static final Coin LARGEST;
        static {
            for (Coin c : values()) total += c.cents;
            LARGEST = values()[values().length - 1];
        }
        Coin(int cents) { this.cents = cents; }
        static Coin[] change(int amount) {
            Coin[] out = new Coin[amount];
            int n = 0;
            for (int i = values().length - 1; i >= 0; i--) while (amount >= values()[i].cents) { amount -= values()[i].cents; out[n++] = values()[i]; }
            return Arrays.copyOf(out, n);
        }
    }

    enum Empty {}
    enum Single { INSTANCE; int hits; int hit() { return ++hits; } }
    enum Shadow { A, B; @Override public String toString() { return "shadow " + name().toLowerCase(); } }

    interface HasCode { int code(); enum Std implements HasCode { OK, FAIL; public int code() { return ordinal() * 100; } } }

    static String work(Day d) {
        switch (d) {
            case MON:
            case TUE:
                return "early";
            case FRI:
                return "almost";
            default:
                return d.weekend() ? "free" : "mid";
        }
    }

    static int arrow(Day d) {
        return switch (d) {
            case SAT, SUN -> 0;
            case WED -> {
                int n = d.name().length();
                yield n * n;
            }
            default -> d.ordinal() + 1;
        };
    }

    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (Day d : Day.values()) System.out.println(d + " " + d.ordinal() + " " + d.weekend() + " " + d.plus(3) + " " + d.plus(-1) + " " + work(d) + " " + arrow(d));
        System.out.println(Day.valueOf("WED") == Day.WED);
        System.out.println(Enum.valueOf(Day.class, "SUN").compareTo(Day.MON) + " " + Day.MON.compareTo(Day.FRI) + " " + Day.MON.equals(Coin.PENNY));
        attempt(() -> Day.valueOf("wed"));
        attempt(() -> Day.valueOf(""));
        attempt(() -> Day.valueOf(null));
        attempt(() -> Empty.valueOf("X"));
        attempt(() -> Enum.valueOf(Coin.class, "EURO"));
        attempt(() -> { Day d = null; work(d); });
        Day[] a = Day.values(), b = Day.values();
        a[0] = Day.SUN;
        System.out.println((a == b) + " " + Day.values()[0] + " " + Empty.values().length);
        System.out.println(Arrays.toString(Coin.change(94)) + Coin.total + Coin.LARGEST);
        System.out.println(Single.INSTANCE.hit() + Single.valueOf("INSTANCE").hit() + Single.values()[0].hit());
        System.out.println(Shadow.A + " " + Shadow.valueOf("B") + " " + Shadow.B.name() + " " + Arrays.toString(Shadow.values()) + "" + Shadow.A);
        System.out.println(HasCode.Std.FAIL.code() + " " + (HasCode.Std.OK instanceof HasCode));
        System.out.println(Day.MON.getDeclaringClass().getSimpleName() + " " + Day.class.isEnum() + " " + Day.class.getEnumConstants().length + " " + Day.class.getSuperclass().getSimpleName() + " " + (String.class.getEnumConstants() == null));
        System.out.println((Day.MON.hashCode() == Day.MON.hashCode()) + " " + Day.MON.equals(null));
        Comparable<Day> c = Day.THU;
        System.out.println(c.compareTo(Day.FRI));
        Object o = Coin.DIME;
        System.out.println(o instanceof Enum<?> ? ((Enum<?>) o).name() : "no");
        enum LocalColor { RED, GREEN; LocalColor other() { return this == RED ? GREEN : RED; } }
        System.out.println(LocalColor.RED.other().other() + " " + LocalColor.GREEN.getClass().getSimpleName());
        int h = 0;
        for (int i = 0; i < 100; i++) h = h * 31 + Day.MON.plus(i * i).ordinal() + arrow(Day.SUN.plus(i));
        System.out.println(h);
        System.out.println(Day.valueOf(args.length == 0 ? "NEVER" : "MON"));
    }
}
