// Compound assignments narrow implicitly: byte, short, char and int from wider operands.
class CompoundNarrowing {
    static byte sb = 100;
    static short ss = 30000;
    static char sc = 'z';
    byte fb = 1;
    char fc = 'a';
    long fl = 1;
    int[] cells = {1, 2, 3};
    byte[] bytes = {10, 20, 30};
    char[] chars = {'x', 'y'};
    static int calls;

    static int next() {
        return calls++;
    }

    public static void main(String... args) {
        byte b = 127;
        b++;
        System.out.println("b++ " + b);
        b--;
        System.out.println("b-- " + b);
        b += 200;
        System.out.println("b += 200 " + b);
        b *= 3;
        System.out.println("b *= 3 " + b);
        b /= -1;
        System.out.println("b /= -1 " + b);
        b |= 0xF00F;
        System.out.println("b |= 0xF00F " + b);
        b ^= 0x1_0000_00FFL;
        System.out.println("b ^= long " + b);
        b += 3.99;
        System.out.println("b += 3.99 " + b);
        b -= 1e10;
        System.out.println("b -= 1e10 " + b);
        b *= Double.NaN;
        System.out.println("b *= NaN " + b);

        short s = -32768;
        s--;
        System.out.println("s-- " + s);
        s += 'a';
        System.out.println("s += 'a' " + s);
        s *= s;
        System.out.println("s *= s " + s);
        s %= 1000L;
        System.out.println("s %= 1000 " + s);
        s += Float.POSITIVE_INFINITY;
        System.out.println("s += Infinity " + s);

        char c = 0;
        c--;
        System.out.println("c-- " + (int) c);
        c += 2;
        System.out.println("c += 2 " + (int) c);
        c -= 70000;
        System.out.println("c -= 70000 " + (int) c);
        c = 'a';
        c += 1.7f;
        System.out.println("c += 1.7f " + c);
        c *= 1.01;
        System.out.println("c *= 1.01 " + c);

        int i = 5;
        i += 2.9 + 2.9;
        System.out.println("i += 5.8 " + i);
        i *= 1e9;
        System.out.println("i *= 1e9 " + i);
        i -= Long.MAX_VALUE;
        System.out.println("i -= Long.MAX " + i);
        i = i++ + ++i;
        System.out.println("i = i++ + ++i " + i);
        i += i++ * 2 + i;
        System.out.println("i += i++ * 2 + i " + i);

        float f = 16777216f;
        f++;
        System.out.println("f++ at 2^24 " + (f == 16777216f));
        f += 1.0;
        System.out.println("f += 1.0 " + (f == 16777216f));
        long l = 1L << 53;
        l += 1.0;
        System.out.println("l += 1.0 " + l);
        l += 1f;
        System.out.println("l += 1f " + l);

        sb += 100;
        ss += ss;
        sc++;
        System.out.println(sb + " " + ss + " " + sc);

        CompoundNarrowing o = new CompoundNarrowing();
        o.fb -= 130;
        o.fc += 'b' - 'a';
        o.fl <<= 40.0 > 3 ? 40 : 3;
        System.out.println(o.fb + " " + o.fc + " " + o.fl);
        o.cells[next()] += 2.5;
        o.cells[next()] <<= 33;
        o.cells[next()] %= -2;
        System.out.println(o.cells[0] + " " + o.cells[1] + " " + o.cells[2] + " calls " + calls);
        o.bytes[1] *= 13;
        o.bytes[0]--;
        byte old = o.bytes[2]++;
        System.out.println(o.bytes[0] + " " + o.bytes[1] + " " + o.bytes[2] + " " + old);
        o.chars[0] += 1;
        char was = o.chars[1]--;
        System.out.println(o.chars[0] + "" + o.chars[1] + was);

        boolean flag = true;
        flag &= i > 1_000_000;
        flag |= b == 0;
        flag ^= true;
        System.out.println(flag);
        String text = "t";
        text += 1 + 2;
        text += 'c';
        text += null;
        text += 1.5f;
        System.out.println(text);
        Integer boxed = 10;
        boxed += 5;
        boxed++;
        boxed <<= 2;
        System.out.println(boxed);
        Character box = 'q';
        box++;
        System.out.println(box);
    }
}
