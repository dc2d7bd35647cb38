// Arguments of main: numbers, signs, empty uses, modification of the array.
// ARGS: alpha -5 2147483648 --flag=x alpha 0x1F
public class MainArgs {
    static String kind(String s) {
        try {
            return "int " + Integer.parseInt(s);
        } catch (NumberFormatException e) {
            try {
                return "long " + Long.parseLong(s);
            } catch (NumberFormatException f) {
                return s.startsWith("--") ? "option " + s.substring(2, s.indexOf('=')) + " is " + s.substring(s.indexOf('=') + 1) : "text, " + f.getMessage();
            }
        }
    }

    public static void main(String... args) {
        System.out.println(args.length);
        for (int i = 0; i < args.length; i++) {
            System.out.println(i + " " + args[i] + " " + args[i].length() + " " + kind(args[i]));
        }
        if (args.length > 5) {
            System.out.println(args[0].equals(args[4]) + " " + (args[0].intern() == "alpha") + " " + Integer.decode(args[5]));
        }
        args[0] = null;
        if (args.length > 3) {
            String[] rest = new String[args.length - 3];
            System.arraycopy(args, 3, rest, 0, rest.length);
            System.out.println(String.join("|", rest));
            rest[0] = "stop";
            if (rest.length == 3) main(rest[0], "7", "8");
        } else {
            System.exit(args.length + 4);
        }
    }
}
