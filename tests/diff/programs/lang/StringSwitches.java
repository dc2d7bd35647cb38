// switch on strings, with equal hash codes, empty strings, fall through and null.
public class StringSwitches {
    static int collide(String s) {
        switch (s) {
            case "Aa": return 1;
            case "BB": return 2;
            case "AaAa": return 3;
            case "BBBB": return 4;
            case "AaBB": return 5;
            case "BBAa": return 6;
            case "C#": return 7;
            case "": return 8;
            case "\0": return 9;
            default: return 0;
        }
    }

    static String kind(String unit) {
        String result = "";
        switch (unit) {
            case "ms":
                result += "milli";
            case "s":
                result += "second";
                break;
            case "polygenelubricants":  // its hash code is Integer.MIN_VALUE
                result += "min";
                break;
            default:
                result += "unknown";
            case "h":
                result += "hour";
        }
        return result;
    }

    static int arrow(String s) {
        return switch (s) {
            case "Ab", "BC" -> 1;
            case "a" + "b" -> 2;
            case "CONST" -> {
                int n = s.length();
                yield n * n;
            }
            default -> s.isEmpty() ? -1 : s.charAt(0);
        };
    }

    static int effects = 0;

    static String once() {
        effects++;
        return new String("BB");
    }

    public static void main(String[] args) {
        String[] probes = {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "C#", "Bb", "AB", "", "\0", "\0\0", "BB ", "bb"};
        for (String p : probes) {
            System.out.println(p.replace('\0', '0') + " " + p.hashCode() + " " + collide(p) + " " + collide(new String(p.toCharArray())));
        }
        for (String u : new String[] {"ms", "s", "h", "d", "polygenelubricants", "S"}) {
            System.out.println(u + " " + kind(u));
        }
        for (String u : new String[] {"Ab", "BC", "ab", "CONST", "", "zz"}) {
            System.out.println(u + " " + arrow(u));
        }
        switch (once()) {
            case "Aa":
                System.out.println("wrong");
                break;
            case "BB":
                System.out.println("right, evaluated " + effects + " time");
        }
        try {
            String none = args.length == 0 ? null : "x";
            switch (none) {
                default:
                    System.out.println("unreached");
            }
        } catch (NullPointerException e) {
            System.out.println("null: " + e.getMessage());
        }
        String word = "a";
        int steps = 0;
        while (steps < 20) {
            switch (word) {
                case "a": word = "b"; break;
                case "b": word = "c" + word; break;
                case "cb": word = word.substring(1) + "a"; break;
                case "ba": word = "" + (char) ('a' + steps % 2); break;
            }
            steps++;
            System.out.print(word + " ");
        }
        System.out.println();
    }
}
