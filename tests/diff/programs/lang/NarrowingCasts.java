// i2b, i2c, i2s, l2i, i2l and their compositions; sign extension and its absence.
public class NarrowingCasts {
    public static void main(String[] args) {
        int[] samples = {0, 1, -1, 127, 128, 129, 255, 256, -128, -129, 32767, 32768, 65535, 65536, -32768, -32769,
            0x12345678, 0x89ABCDEF, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int v : samples) {
            byte b = (byte) v;
            short s = (short) v;
            char c = (char) v;
            System.out.println(v + ": byte " + b + " short " + s + " char " + (int) c + " byte(char) " + (byte) c
                + " char(byte) " + (int) (char) b + " short(char(byte)) " + (short) (char) b + " long " + (long) v
                + " unsigned " + (v & 0xFFFFFFFFL) + " masked " + (b & 0xFF));
        }
        long[] longs = {0, -1, 1L << 31, 1L << 32, (1L << 32) - 1, -(1L << 31) - 1, Long.MAX_VALUE, Long.MIN_VALUE, 0xFEDCBA9876543210L};
        for (long l : longs) {
            System.out.println(l + ": int " + (int) l + " short " + (short) l + " byte " + (byte) l + " char " + (int) (char) l
                + " float " + (float) l + " double " + (double) l);
        }
        int h = 1;
        for (int i = -70000; i < 70000; i += 7) {
            h = h * 31 + (byte) i;
            h = h * 31 + (short) (i * 3);
            h = h * 31 + (char) (i ^ 0x5A5A);
        }
        System.out.println(h);
        System.out.println((int) (char) -1);
        System.out.println((int) (char) (byte) -1);
        System.out.println((int) (short) (char) -1);
        System.out.println((byte) '\u00e9' + " " + (byte) '\u0080' + " " + (char) 97 + (char) (byte) 97);
        System.out.println((byte) 0x80 >>> 4);
        System.out.println(((byte) 0x80 & 0xff) >>> 4);
        System.out.println((byte) (300 + 300) + " " + (short) (40000 + 40000));
        final int fits = 100;
        byte implicit = fits;
        char implicitChar = 65;
        short implicitShort = 'z';
        System.out.println(implicit + " " + implicitChar + " " + implicitShort);
        byte[] roundTrip = new byte[8];
        long value = 0x8070605040302010L;
        for (int i = 0; i < 8; i++) {
            roundTrip[i] = (byte) (value >>> 8 * i);
        }
        long back = 0, wrong = 0;
        for (int i = 7; i >= 0; i--) {
            back = back << 8 | roundTrip[i] & 0xFF;
            wrong = wrong << 8 | roundTrip[i];
        }
        System.out.println((back == value) + " " + Long.toHexString(wrong));
    }
}
