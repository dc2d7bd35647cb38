// StringBuilder and StringBuffer: append, insert, delete, replace, setLength, capacity, errors.
import java.util.Random;

public class LibStringBuilderOps {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void appends() {
    StringBuilder sb = new StringBuilder();
    sb.append(true).append('c').append(12).append(-9L).append(1.5f).append(2.25).append((Object) null)
        .append((String) null).append(new char[] {'x', 'y'}).append("abcdef", 2, 4).append(new char[] {'1', '2', '3'}, 1, 2)
        .append(new StringBuilder("sb")).append(new StringBuffer("buf")).appendCodePoint(0x41).appendCodePoint(0x1f600)
        .append(Integer.MIN_VALUE).append(Long.MIN_VALUE).append(Long.MAX_VALUE).append(Float.NaN).append(Double.NEGATIVE_INFINITY);
    System.out.println(sb.length() + " " + sb.toString().hashCode());
    System.out.println(sb.substring(0, 40).replaceAll("[^ -~]", "?"));
    StringBuffer buffer = new StringBuffer("start");
    buffer.append(7).append(' ').append(0.1).append(false).insert(0, 3.5f).insert(2, "<>").reverse();
    System.out.println(buffer + " " + buffer.indexOf("rat") + " " + buffer.charAt(3));
  }

  static void edits() {
    StringBuilder sb = new StringBuilder("0123456789");
    System.out.println(sb.insert(0, "A").insert(11, 'Z').insert(5, 42).insert(5, true).insert(0, 1.5).insert(2, (Object) null));
    System.out.println(sb.delete(0, 3).deleteCharAt(0).delete(5, 100));
    System.out.println(sb.replace(0, 2, "replacement").replace(3, 3, "++").replace(10, 99, "!"));
    sb.setCharAt(0, '\u20ac');
    sb.setCharAt(1, 'q');
    System.out.println((int) sb.charAt(0) + " " + sb.length() + " " + sb.indexOf("q") + " " + sb.lastIndexOf("l"));
    sb.setLength(3);
    System.out.println(sb.length() + " " + sb.toString().hashCode());
    sb.setLength(6);
    System.out.println(sb.length() + " " + (int) sb.charAt(5) + " " + sb.toString().hashCode());
    sb.setLength(0);
    System.out.println("[" + sb + "] " + sb.isEmpty() + " " + sb.compareTo(new StringBuilder("a")));
  }

  static void capacities() {
    StringBuilder sb = new StringBuilder();
    StringBuilder seen = new StringBuilder();
    int last = -1;
    for (int i = 0; i < 300; i++) {
      if (sb.capacity() != last) {
        last = sb.capacity();
        seen.append(i).append(':').append(last).append(' ');
      }
      sb.append('x');
    }
    System.out.println(seen);
    sb.trimToSize();
    System.out.println(sb.capacity() + " " + new StringBuilder(5).capacity() + " " + new StringBuilder("abc").capacity());
    sb.ensureCapacity(1000);
    System.out.println(sb.capacity());
  }

  static void errors() {
    StringBuilder sb = new StringBuilder("abc");
    fails("insert", () -> sb.insert(4, "x"));
    fails("insert negative", () -> sb.insert(-1, 'x'));
    fails("deleteCharAt", () -> sb.deleteCharAt(3));
    fails("delete", () -> sb.delete(2, 1));
    fails("replace", () -> sb.replace(4, 5, ""));
    fails("setLength", () -> sb.setLength(-1));
    fails("charAt", () -> sb.charAt(3));
    fails("setCharAt", () -> sb.setCharAt(-1, 'x'));
    fails("substring", () -> sb.substring(2, 9));
    fails("append range", () -> sb.append("xyz", 2, 5));
    fails("negative capacity", () -> new StringBuilder(-1));
    fails("code point", () -> sb.appendCodePoint(0x110000));
    System.out.println(sb);
  }

  static void randomEdits() {
    Random random = new Random(5);
    StringBuilder sb = new StringBuilder();
    int hash = 0;
    for (int i = 0; i < 1500; i++) {
      int at = random.nextInt(sb.length() + 1);
      switch (random.nextInt(6)) {
        case 0: sb.insert(at, random.nextInt(1000)); break;
        case 1: sb.insert(at, (char) ('a' + random.nextInt(26))); break;
        case 2: sb.append("tail").append(at); break;
        case 3: sb.delete(at, at + random.nextInt(5)); break;
        case 4: sb.replace(at, Math.min(sb.length(), at + 3), i % 100 == 0 ? "\u20ac" : "r"); break;
        default: if (sb.length() < 100) sb.reverse(); break;
      }
      hash = hash * 31 + sb.length();
    }
    System.out.println(sb.length() + " " + hash + " " + sb.toString().hashCode());
  }

  public static void main(String[] args) {
    appends();
    edits();
    capacities();
    errors();
    randomEdits();
  }
}
