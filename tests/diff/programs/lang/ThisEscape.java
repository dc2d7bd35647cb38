// this escaping from constructors: listeners, virtual calls, static registries, half-built objects after failure.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class ThisEscape {
    static List<Widget> registry = new ArrayList<>();

    static class Widget {
        final int id;
        String title = "untitled";
        final Supplier<String> view = () -> title + "#" + number();
        int number() { return id; }
        private final Widget me = this;

        Widget(int id) {
            registry.add(this);
            System.out.println("early " + this);
            this.id = id;
            init();
        }

        void init() {
            title = "base";
        }

        @Override public String toString() {
            return getClass().getSimpleName() + "(" + id + "," + title + ")";
        }
    }

    static class Button extends Widget {
        String caption = "ok";
        int width;
        final int fixed = 12;
        final Integer boxed = 12;

        Button(int id) {
            super(id);
            System.out.println("after super " + this);
        }

        @Override void init() {
            System.out.println("init sees caption " + caption + " fixed " + fixed + " boxed " + boxed);
            caption = "set in init";
            width = 77;
            title = "button";
        }

        @Override public String toString() {
            return super.toString() + caption + width;
        }
    }

    static class Fragile extends Widget {
        int after = 5;
        Fragile() {
            super(99);
            if (after == 5) throw new IllegalStateException("half built");
        }
    }

    static class Node {
        Node parent;
        List<Node> kids = new ArrayList<>();
        final String name;
        Node(Node parent, String name) {
            this.parent = parent;
            if (parent != null) parent.kids.add(this);
            this.name = name;
            if (name.length() < 3) {
                new Node(this, name + "l");
                new Node(this, name + "r");
            }
        }
        String show() {
            StringBuilder s = new StringBuilder(name);
            if (!kids.isEmpty()) {
                s.append('(');
                for (Node k : kids) s.append(k.show()).append(k.parent == this ? ' ' : '!');
                s.append(')');
            }
            return s.toString();
        }
    }

    final int value;
    static ThisEscape leaked;

    ThisEscape(boolean fail) {
        leaked = this;
        int seen = leaked.value;
        if (fail) throw new RuntimeException("saw " + seen);
        value = 8;
    }

    public static void main(String[] args) {
        Widget w = new Widget(1);
        Button b = new Button(2);
        System.out.println(w + " " + b + " " + w.view.get() + " " + b.view.get() + " " + (((Widget) b).me == b));
        try {
            new Fragile();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        for (Widget r : registry) System.out.println(r + " " + r.view.get());
        System.out.println(((Fragile) registry.get(2)).after);
        System.out.println(new Node(null, "n").show());
        try {
            new ThisEscape(true);
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + leaked.value);
        }
        System.out.println(new ThisEscape(false).value + " " + leaked.value);
        new Object() {
            int x = twice();
            int y = 4;
            int z = twice();
            int twice() { return y * 2; }
            { System.out.println(x + " " + y + " " + z); }
        };
    }
}
