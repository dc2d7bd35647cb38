// Access levels within one package: protected and package-private members, shadowing, static nested access.
class PackagePrivateBase {
    int visible = 1;
    protected int guarded = 2;
    public int open = 3;
    private int hidden = 4;
    static int count;

    PackagePrivateBase() { count++; }

    int hidden() { return hidden; }
    protected String who() { return "base"; }
    String quiet() { return "quiet " + who(); }
    static String stat() { return "base static"; }
}

class PackagePrivateDerived extends PackagePrivateBase {
    int visible = 10;
    protected int hidden = 40;

    @Override public String who() { return "derived"; }
    @Override protected String quiet() { return "loud " + super.quiet(); }
    static String stat() { return "derived static"; }
    int sum() { return visible + super.visible + guarded + open + hidden + super.hidden(); }
}

final class PackagePrivateUtil {
    private PackagePrivateUtil() { throw new AssertionError("no instances"); }
    static final int[] TABLE = new int[8];
    static {
        for (int i = 0, v = 1; i < TABLE.length; i++, v *= 3) TABLE[i] = v;
    }
    static int lookup(int i) { return TABLE[i & 7]; }
}

public class PackagePrivate {
    public static void main(String[] args) {
        PackagePrivateDerived d = new PackagePrivateDerived();
        PackagePrivateBase b = d;
        System.out.println(d.visible + " " + b.visible + " " + b.guarded + " " + d.open + " " + d.hidden + " " + b.hidden());
        System.out.println(b.who() + " " + b.quiet() + " " + d.quiet() + " " + new PackagePrivateBase().quiet());
        System.out.println(PackagePrivateBase.stat() + " " + PackagePrivateDerived.stat() + " " + d.sum() + " " + PackagePrivateDerived.count);
        b.visible = 100;
        d.visible = 200;
        d.guarded += b.visible;
        ((PackagePrivateBase) d).open = -1;
        System.out.println(d.sum() + " " + d.guarded);
        int total = 0;
        for (int i = -3; i < 12; i++) total += PackagePrivateUtil.lookup(i);
        System.out.println(total);
        PackagePrivateBase anon = new PackagePrivateBase() {
            { visible = 7; }
            @Override protected String who() { return "anon" + visible + super.who(); }
        };
        System.out.println(anon.quiet() + PackagePrivateBase.count);
        int open = 5;
        class Shadow extends PackagePrivateDerived {
            int pick() { return open; }
        }
        System.out.println(new Shadow().pick() + open);
        PackagePrivateBase none = null;
        System.out.println(none.stat() + none.count);
        System.out.println(none.open);
    }
}
