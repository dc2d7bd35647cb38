// Types of the conditional operator: promotion, boxing, null, lambdas, nesting.
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class TernaryTypes {
    static String type(Object o) {
        return o == null ? "null" : o.getClass().getSimpleName() + ":" + o;
    }

    static String over(int i) { return "int " + i; }
    static String over(long l) { return "long " + l; }
    static String over(double d) { return "double " + d; }
    static String over(char c) { return "char " + c; }
    static String over(Object o) { return "object " + o; }

    public static void main(String[] args) {
        boolean yes = args.length == 0, no = !yes;
        int i = 65;
        long l = 7;
        char c = 'c';
        byte b = 1;
        short s = 2;
        Integer box = 1000;
        Integer none = null;
        Character cbox = 'k';
        System.out.println(type(yes ? 1 : 2.0));
        System.out.println(type(yes ? (Object) 1 : 2.0));
        System.out.println(type(yes ? 1 : "two"));
        System.out.println(type(yes ? 'a' : 0));
        System.out.println(type(yes ? 'a' : i));
        System.out.println(type(no ? 'a' : 98));
        System.out.println(type(yes ? b : s));
        System.out.println(type(yes ? b : 100));
        System.out.println(type(yes ? b : 1000));
        System.out.println(type(yes ? b : c));
        System.out.println(type(yes ? null : 0));
        System.out.println(type(no ? null : 0));
        System.out.println(type(yes ? box : cbox));
        System.out.println(type(yes ? box : (Object) cbox));
        System.out.println(type(yes ? box : l));
        System.out.println(type(yes ? Integer.valueOf(3) : Double.valueOf(4)));
        System.out.println(type(yes ? Boolean.TRUE : false));
        System.out.println(over(yes ? i : l) + over(yes ? c : 'd') + over(yes ? c : i) + over(yes ? 1f : 1) + over(yes ? "s" : 1) + over(yes ? cbox : c));
        try {
            int bad = yes ? none : 0;
            System.out.println(bad);
        } catch (NullPointerException e) {
            System.out.println("unboxed null");
        }
        try {
            Integer bad = yes ? none : 0;
            System.out.println(bad);
        } catch (NullPointerException e) {
            System.out.println("unboxed although both could be boxes");
        }
        Integer fine = yes ? none : Integer.valueOf(0);
        System.out.println(fine);
        Integer same = yes ? box : none;
        System.out.println(same == box);
        long widened = yes ? i : l;
        System.out.println(widened);
        IntUnaryOperator op = yes ? n -> n + 1 : n -> n - 1;
        Supplier<Object> sup = no ? () -> "a" : yes ? () -> box : String::new;
        System.out.println(op.applyAsInt(4) + " " + sup.get());
        for (int n = -3; n <= 16; n++) {
            String fizz = n % 15 == 0 ? "FizzBuzz" : n % 3 == 0 ? "Fizz" : n % 5 == 0 ? "Buzz" : "" + n;
            System.out.print(fizz + (n < 0 ? "-" : n == 0 ? "0" : "+") + " ");
        }
        System.out.println();
        int[] left = {0}, right = {0};
        (yes ? left : right)[0]++;
        (no ? left : right)[0] += 5;
        System.out.println(left[0] + " " + right[0]);
        int k = yes ? i > 3 ? l > 9 ? 1 : 2 : 3 : 4;
        double d = no ? 1 : k > 1 ? 0.5f : 3L;
        System.out.println(k + " " + d);
        Comparable<?> cmp = yes ? 1 : "x";
        Number num = no ? 1 : 2.5;
        System.out.println(type(cmp) + " " + type(num));
        System.out.println((yes ? 1 : 2) + (no ? 10 : 20) + "" + (yes ? 'x' : 'y') + (char) (yes ? 'x' + 1 : 0));
        System.out.println(yes ? no ? "a" : "b" : "c");
        StringBuilder sb = new StringBuilder();
        Object chained = (yes ? sb.append(1) : sb.append(2)).append(no ? 'n' : 'y');
        System.out.println(chained);
    }
}
