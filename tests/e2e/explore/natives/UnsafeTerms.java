// Open numbers through Unsafe: pieces of a byte[], fields of inputs, elements, compare and set.
// What cannot be is an assertion; a violation is the null input.
// RUN: loris explore UnsafeTerms.bytes
// EXPECT: exit 0, complete true, paths.total 5, paths.violating 0
// RUN: loris explore UnsafeTerms.longs
// EXPECT: exit 0, complete true, paths.total 1, paths.violating 0
// RUN: loris explore UnsafeTerms.element
// EXPECT: exit 0, complete true, paths.total 2, paths.violating 0
// RUN: loris explore UnsafeTerms.counted --heap lazy
// EXPECT: exit 1, complete true, paths.total 2, paths.violating 1
// RUN: loris explore UnsafeTerms.set --heap lazy
// EXPECT: exit 1, complete true, paths.total 5, paths.violating 2
// RUN: loris explore UnsafeTerms.swapped --heap lazy
// EXPECT: exit 1, complete true, paths.total 3, paths.violating 1
// RUN: loris explore UnsafeTerms.counted --heap pose
// EXPECT: exit 1, complete true, paths.total 2, paths.violating 1
// RUN: loris explore UnsafeTerms.set --heap pose
// EXPECT: exit 1, complete true, paths.total 5, paths.violating 2
// RUN: loris explore UnsafeTerms.swapped --heap pose
// EXPECT: exit 1, complete true, paths.total 3, paths.violating 1
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;

class UnsafeTerms {
  private static int fail() {
    throw new AssertionError();
  }

  private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  static int bytes(int x) {
    byte[] bytes = new byte[6];
    INTS.set(bytes, 1, x);
    if (bytes[1] == 4 && bytes[2] == 3 && bytes[3] == -2 && bytes[4] == 1) return x == 0x01fe0304 ? 1 : fail();
    return (int) INTS.get(bytes, 1) == x ? 3 : fail();
  }

  static int longs(long x) {
    byte[] bytes = new byte[8];
    LONGS.set(bytes, 0, x);
    return (long) LONGS.get(bytes, 0) == x ? 3 : fail();
  }

  static int counted(AtomicInteger a) {
    int before = a.getAndIncrement();
    return a.get() == before + 1 ? 1 : fail();
  }

  static int set(AtomicInteger a, AtomicInteger b, int x) {
    a.lazySet(x);
    return b.get() == x ? a == b ? 1 : 2 : a == b ? 3 : 4;
  }

  static boolean swapped(AtomicLong a, long x) {
    boolean did = a.compareAndSet(x, 7);
    if (did && a.get() != 7) fail();
    return did;
  }

  static int element(int x) {
    AtomicIntegerArray a = new AtomicIntegerArray(3);
    a.set(1, x);
    return a.compareAndSet(1, 5, 6) ? a.get(1) : 0;
  }
}
