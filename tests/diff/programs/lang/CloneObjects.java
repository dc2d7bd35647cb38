// Object.clone: shallow and deep copies, inheritance, final fields, arrays inside, CloneNotSupportedException uncaught.
import java.util.ArrayList;
import java.util.List;

public class CloneObjects {
    static class Leg implements Cloneable {
        int length = 3;
        @Override protected Leg clone() throws CloneNotSupportedException { return (Leg) super.clone(); }
    }

    static class Table implements Cloneable {
        String name = "table";
        Leg[] legs = {new Leg(), new Leg()};
        List<String> tags = new ArrayList<>(List.of("wood"));
        final long serial;
        static int constructed;
        transient int t = 4;
        Table(long s) { serial = s; constructed++; }
        Table shallow() throws CloneNotSupportedException { return (Table) clone(); }
        Table deep() throws CloneNotSupportedException {
            Table c = (Table) super.clone();
            c.legs = legs.clone();
            for (int i = 0; i < legs.length; i++) c.legs[i] = legs[i].clone();
            c.tags = new ArrayList<>(tags);
            return c;
        }
    }

    static class Desk extends Table {
        double width = 1.5;
        boolean[] drawers = {true, false};
        Desk() { super(99); name = "desk"; }
    }

    static class Plain { int x = 1; Object tryClone() throws CloneNotSupportedException { return super.clone(); } }
    static class SubPlain extends Plain implements Cloneable {}

    static class Node implements Cloneable {
        int v;
        Node next;
        Node(int v, Node n) { this.v = v; next = n; }
        Node copyAll() {
            try {
                Node c = (Node) clone();
                if (next != null) c.next = next.copyAll();
                return c;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
        @Override public String toString() { return v + (next == null ? "" : "," + next); }
    }

    public static void main(String[] args) throws Exception {
        Table t = new Table(7), s = t.shallow(), d = t.deep();
        System.out.println(Table.constructed + " " + s.serial + d.serial + s.t + " " + (s != t) + (s.legs == t.legs) + (d.legs == t.legs) + (d.legs[0] == t.legs[0]) + (s.name == t.name));
        s.name = "copy";
        s.legs[0].length = 100;
        d.legs[1].length = 200;
        s.tags.add("old");
        d.tags.add("new");
        System.out.println(t.name + " " + t.legs[0].length + " " + t.legs[1].length + " " + d.legs[0].length + " " + t.tags + d.tags);
        Desk k = new Desk();
        Table up = k;
        Desk c = (Desk) up.shallow();
        c.width = 9;
        c.drawers[1] = true;
        System.out.println(c.getClass().getSimpleName() + c.name + c.serial + k.width + k.drawers[1] + Table.constructed);
        System.out.println(((Plain) new SubPlain().tryClone()).x + new SubPlain().tryClone().getClass().getSimpleName());
        Node n = null;
        for (int i = 0; i < 6; i++) n = new Node(i, n);
        Node m = n.copyAll();
        m.next.next.v = 77;
        n.next = null;
        System.out.println(n + " | " + m);
        ArrayList<Node> list = new ArrayList<>(List.of(n, m));
        @SuppressWarnings("unchecked") ArrayList<Node> copy = (ArrayList<Node>) list.clone();
        copy.remove(0);
        System.out.println(list.size() + " " + copy.size() + " " + (copy.get(0) == m));
        Object anon = new Cloneable() {
            int hits = 5;
            Object go() throws CloneNotSupportedException { hits++; return clone(); }
            @Override public String toString() { return "hits " + hits; }
        }.go();
        System.out.println(anon);
        int[][] g = {{1}, {2}};
        int[][] h = g.clone();
        h[1] = h[0];
        h[0][0]--;
        System.out.println(g[0][0] + g[1][0] + h[1][0]);
        try {
            new Plain().tryClone();
        } catch (CloneNotSupportedException e) {
            System.out.println("refused " + e.getMessage());
        }
        new Plain().tryClone();
    }
}
