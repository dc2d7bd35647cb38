// ByteBuffer on the heap: order, views, slices, positions and limits, errors.
import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.InvalidMarkException;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;

public class LibByteBuffer {
  static void show(String what, ByteBuffer b) {
    System.out.println(what + " " + b + " remaining " + b.remaining() + " " + b.order() + " " + Arrays.toString(Arrays.copyOf(b.array(), 12)));
  }

  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (BufferOverflowException | BufferUnderflowException | ReadOnlyBufferException | InvalidMarkException | IllegalArgumentException | IndexOutOfBoundsException e) {
      System.out.println(what + ": " + e.getClass().getSimpleName());
    }
  }

  static void typed() {
    ByteBuffer b = ByteBuffer.allocate(64);
    b.put((byte) 1).putShort((short) 0x1234).putInt(0xcafebabe).putLong(0x0123456789abcdefL).putFloat(1.5f).putDouble(Math.PI).putChar('\u20ac');
    show("written", b);
    b.flip();
    System.out.println(b.get() + " " + Integer.toHexString(b.getShort()) + " " + Integer.toHexString(b.getInt()) + " " + Long.toHexString(b.getLong()) + " " + b.getFloat() + " " + b.getDouble() + " " + (int) b.getChar() + " " + b.hasRemaining());
    b.clear().order(ByteOrder.LITTLE_ENDIAN);
    System.out.println(Integer.toHexString(b.getInt(3)) + " " + Long.toHexString(b.getLong(7)) + " " + b.getDouble(19) + " " + b.getShort(1));
    b.putInt(0, 0x01020304).putDouble(8, -2.5).putFloat(4, 3f).putChar(20, 'A');
    show("little", b);
    System.out.println(b.getInt(0) + " " + b.getDouble(8) + " " + b.getFloat(4) + " " + b.getChar(20));
  }

  static void positions() {
    ByteBuffer b = ByteBuffer.wrap("hello world".getBytes());
    b.position(3).mark().limit(8);
    byte[] dst = new byte[3];
    b.get(dst);
    System.out.println(new String(dst) + " " + b);
    b.reset();
    ByteBuffer slice = b.slice();
    ByteBuffer dup = b.duplicate();
    slice.put(0, (byte) 'L');
    System.out.println(slice + " " + slice.arrayOffset() + " " + dup + " " + (char) b.get() + " " + new String(b.array()));
    b.compact();
    System.out.println(b + " " + new String(b.array()));
    b.rewind();
    ByteBuffer ro = b.asReadOnlyBuffer();
    System.out.println(ro.isReadOnly() + " " + ro.hasArray() + " " + ro.equals(b) + " " + (ro.hashCode() == b.hashCode()) + " " + b.compareTo(ByteBuffer.wrap("helo".getBytes())) + " " + b.mismatch(ByteBuffer.wrap("lo world".getBytes())));
    fails("read only", () -> ro.put((byte) 1));
    fails("overflow", () -> ByteBuffer.allocate(3).putInt(1));
    fails("underflow", () -> ByteBuffer.allocate(3).getInt());
    fails("index", () -> ByteBuffer.allocate(3).get(3));
    fails("position", () -> ByteBuffer.allocate(3).position(4));
    fails("limit", () -> ByteBuffer.allocate(3).limit(-1));
    fails("mark", () -> ByteBuffer.allocate(3).reset());
    fails("negative", () -> ByteBuffer.allocate(-1));
    fails("bulk", () -> ByteBuffer.allocate(3).put(new byte[4]));
    fails("itself", () -> b.put(b));
  }

  static void views() {
    ByteBuffer b = ByteBuffer.allocate(16);
    b.asIntBuffer().put(new int[] {1, -2, 3});
    System.out.println(Arrays.toString(b.array()) + " " + b.asLongBuffer().get(0) + " " + b.asShortBuffer().get(3) + " " + b.asFloatBuffer().get(1) + " " + b.order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(2));
    long hash = 0;
    ByteBuffer big = ByteBuffer.allocate(4096);
    for (int i = 0; big.remaining() >= 8; i++) {
      big.order(i % 3 == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
      if (i % 2 == 0) {
        big.putInt(i * 7919);
      } else {
        big.putLong(i * 1234567891234L);
      }
    }
    big.flip();
    while (big.hasRemaining()) {
      hash = hash * 31 + big.get();
    }
    System.out.println(hash + " " + Arrays.hashCode(big.array()));
  }

  public static void main(String[] args) {
    typed();
    positions();
    views();
  }
}
