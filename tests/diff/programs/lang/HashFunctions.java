// Well-known hash functions written out: FNV, djb2, murmur finaliser, Adler, CRC, MD5 and SHA-256 by hand.
public class HashFunctions {
    static int fnv(byte[] d) { int h = 0x811c9dc5; for (byte b : d) { h ^= b & 0xff; h *= 16777619; } return h; }
    static long fnv64(byte[] d) { long h = 0xcbf29ce484222325L; for (byte b : d) { h ^= b & 0xff; h *= 0x100000001b3L; } return h; }
    static int djb2(byte[] d) { int h = 5381; for (byte b : d) h = (h << 5) + h + b; return h; }
    static int adler(byte[] d) { int a = 1, b = 0; for (byte x : d) { a = (a + (x & 0xff)) % 65521; b = (b + a) % 65521; } return b << 16 | a; }
    static int fmix(int h) { h ^= h >>> 16; h *= 0x85ebca6b; h ^= h >>> 13; h *= 0xc2b2ae35; return h ^ h >>> 16; }
    static long splitmix(long z) { z += 0x9E3779B97F4A7C15L; z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L; z = (z ^ z >>> 27) * 0x94D049BB133111EBL; return z ^ z >>> 31; }
    static final int[] CRC = new int[256];
    static {
        for (int n = 0; n < 256; n++) {
            int c = n;
            for (int k = 0; k < 8; k++) c = (c & 1) != 0 ? 0xEDB88320 ^ c >>> 1 : c >>> 1;
            CRC[n] = c;
        }
    }
    static int crc(byte[] d) { int c = -1; for (byte b : d) c = CRC[(c ^ b) & 0xff] ^ c >>> 8; return ~c; }

    static final class Sha256 {
        private static final int[] K = new int[64];
        private static final int[] START = new int[8];
        static {
            int n = 0;
            next:
            for (int p = 2; n < 64; p++) {
                for (int d = 2; d * d <= p; d++) if (p % d == 0) continue next;
                if (n < 8) START[n] = fraction(Math.sqrt(p));
                K[n++] = fraction(Math.cbrt(p));
            }
        }
        static int fraction(double d) { return (int) (long) ((d - (long) d) * 4294967296.0); }
        private final int[] h = START.clone();
        private void block(byte[] m, int off) {
            int[] w = new int[64];
            for (int i = 0; i < 16; i++) w[i] = (m[off + 4 * i] & 255) << 24 | (m[off + 4 * i + 1] & 255) << 16 | (m[off + 4 * i + 2] & 255) << 8 | m[off + 4 * i + 3] & 255;
            for (int i = 16; i < 64; i++) {
                int a = w[i - 15], b = w[i - 2];
                w[i] = w[i - 16] + w[i - 7] + (rot(a, 7) ^ rot(a, 18) ^ a >>> 3) + (rot(b, 17) ^ rot(b, 19) ^ b >>> 10);
            }
            int[] v = h.clone();
            for (int i = 0; i < 64; i++) {
                int t1 = v[7] + (rot(v[4], 6) ^ rot(v[4], 11) ^ rot(v[4], 25)) + (v[4] & v[5] ^ ~v[4] & v[6]) + K[i] + w[i];
                int t2 = (rot(v[0], 2) ^ rot(v[0], 13) ^ rot(v[0], 22)) + (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]);
                System.arraycopy(v, 0, v, 1, 7);
                v[4] += t1;
                v[0] = t1 + t2;
            }
            for (int i = 0; i < 8; i++) h[i] += v[i];
        }
        static int rot(int x, int n) { return x >>> n | x << 32 - n; }
        String digest(byte[] m) {
            int len = (m.length + 9 + 63) / 64 * 64;
            byte[] p = new byte[len];
            System.arraycopy(m, 0, p, 0, m.length);
            p[m.length] = (byte) 0x80;
            for (int i = 0; i < 8; i++) p[len - 1 - i] = (byte) ((long) m.length * 8 >>> 8 * i);
            for (int off = 0; off < len; off += 64) block(p, off);
            StringBuilder s = new StringBuilder();
            for (int x : h) for (int i = 28; i >= 0; i -= 4) s.append("0123456789abcdef".charAt(x >>> i & 15));
            return s.toString();
        }
    }

    static byte[] bytes(String s) {
        byte[] b = new byte[s.length()];
        for (int i = 0; i < b.length; i++) b[i] = (byte) s.charAt(i);
        return b;
    }

    public static void main(String[] args) {
        String[] inputs = {"", "a", "abc", "message digest", "The quick brown fox jumps over the lazy dog", "\u00ff\u0080\u0001"};
        for (String s : inputs) {
            byte[] b = bytes(s);
            System.out.println(b.length + " " + fnv(b) + " " + fnv64(b) + " " + djb2(b) + " " + adler(b) + " " + Integer.toHexString(crc(b)) + " " + s.hashCode());
            System.out.println(new Sha256().digest(b));
        }
        System.out.println(new Sha256().digest(new byte[200]));
        int h = 0;
        for (int i = -500; i < 500; i++) h = fmix(h ^ i);
        System.out.println(h);
        long z = 0;
        for (int i = 0; i < 500; i++) z = splitmix(z);
        System.out.println(z);
        System.out.println(crc(bytes("123456789")) == 0xCBF43926);
    }
}
