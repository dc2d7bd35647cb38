// baload and bastore for byte and boolean, caload, saload: truncation, sign extension, packing.
public class SmallElementArrays {
    static boolean[] sieve(int n) {
        boolean[] composite = new boolean[n];
        composite[0] = composite[1] = true;
        for (int i = 2; i * i < n; i++)
            if (!composite[i])
                for (int j = i * i; j < n; j += i)
                    composite[j] = true;
        return composite;
    }

    static int crc(byte[] data) {
        int crc = ~0;
        for (byte b : data) {
            crc ^= b & 0xFF;
            for (int k = 0; k < 8; k++) {
                crc = (crc >>> 1) ^ (0xEDB88320 & -(crc & 1));
            }
        }
        return ~crc;
    }

    static void swap(short[] a, int i, int j) {
        short t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    public static void main(String[] args) {
        boolean[] composite = sieve(500);
        int primes = 0, sum = 0;
        for (int i = 0; i < composite.length; i++) {
            if (!composite[i]) {
                primes++;
                sum += i;
            }
        }
        System.out.println(primes + " " + sum);

        byte[] bytes = new byte[300];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 7);
        }
        int signed = 0, unsigned = 0;
        for (byte b : bytes) {
            signed += b;
            unsigned += b & 0xff;
        }
        System.out.println(signed + " " + unsigned + " " + Integer.toHexString(crc(bytes)));
        bytes[0] = (byte) 0x80;
        bytes[1] = (byte) (bytes[0] >> 1);
        bytes[2] = (byte) (bytes[0] >>> 1);
        bytes[3] = (byte) ((bytes[0] & 0xff) >>> 1);
        bytes[4] += 200;
        bytes[5] *= bytes[5];
        bytes[6]--;
        bytes[7] = bytes[8] = (byte) 511;
        for (int i = 0; i < 9; i++) {
            System.out.print(bytes[i] + " ");
        }
        System.out.println();
        System.out.println(Integer.toHexString(crc("123456789".getBytes())) + " " + crc(new byte[0]));

        boolean[] flags = new boolean[4];
        flags[0] = !flags[1];
        flags[1] |= flags[0];
        flags[2] ^= flags[1] & !flags[3];
        flags[3] = flags[0] == flags[2] ? flags[1] : flags[3];
        System.out.println(flags[0] + " " + flags[1] + " " + flags[2] + " " + flags[3]);
        boolean[] toggles = new boolean[101];
        for (int step = 1; step <= 100; step++)
            for (int door = step; door <= 100; door += step)
                toggles[door] = !toggles[door];
        StringBuilder open = new StringBuilder();
        for (int i = 1; i <= 100; i++)
            if (toggles[i]) open.append(i).append(' ');
        System.out.println(open);

        short[] shorts = {3, -32768, 32767, 0, -1, 12, 12};
        for (int i = 0; i < shorts.length; i++)
            for (int j = i + 1; j < shorts.length; j++)
                if (shorts[j] < shorts[i]) swap(shorts, i, j);
        for (short s : shorts) System.out.print(s + " ");
        shorts[6]++;
        shorts[0]--;
        shorts[3] <<= 13;
        System.out.println(shorts[6] + " " + shorts[0] + " " + shorts[3]);
        char[] chars = new char[5];
        chars[0] = (char) -1;
        chars[1] = 'A';
        chars[1] += 32;
        chars[2]--;
        chars[3] = (char) (chars[0] + chars[2]);
        System.out.println((int) chars[0] + " " + chars[1] + " " + (int) chars[2] + " " + (int) chars[3] + " " + (int) chars[4]);
        long bits = 0;
        for (int i = 0; i < 64; i++) {
            if (!composite[i + 100]) bits |= 1L << i;
        }
        System.out.println(Long.toBinaryString(bits));
        Object z = new boolean[2], b = new byte[2];
        System.out.println((z instanceof boolean[]) + " " + (z instanceof byte[]) + " " + (b instanceof boolean[]) + " " + (b instanceof byte[]));
    }
}
