// Atomics on one thread: compare-and-set, updates, arrays, adders, field updaters, stamped references.
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

public class LibAtomics {
  volatile int counted;
  static final AtomicIntegerFieldUpdater<LibAtomics> COUNTED = AtomicIntegerFieldUpdater.newUpdater(LibAtomics.class, "counted");

  static void integers() {
    AtomicInteger i = new AtomicInteger(5);
    System.out.println(i.get() + " " + i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.getAndAdd(10) + " " + i.addAndGet(-3) + " " + i.getAndSet(100) + " " + i.decrementAndGet());
    System.out.println(i.compareAndSet(99, 1) + " " + i.compareAndSet(99, 2) + " " + i.updateAndGet(x -> x * 7) + " " + i.getAndUpdate(x -> -x) + " " + i.accumulateAndGet(3, Math::max) + " "
        + i.getAndAccumulate(4, (a, b) -> a * b) + " " + i + " " + i.intValue() + " " + i.doubleValue() + " " + i.compareAndExchange(12, 50) + " " + i.getPlain() + i.getAcquire());
    i.set(Integer.MAX_VALUE);
    System.out.println(i.incrementAndGet() + " " + i.weakCompareAndSetPlain(Integer.MIN_VALUE, 0));
    AtomicLong l = new AtomicLong(1L << 40);
    l.lazySet(l.get() + 1);
    System.out.println(l.getAndIncrement() + " " + l.addAndGet(1L << 41) + " " + l.compareAndSet(0, 1) + " " + l.updateAndGet(x -> x >> 3) + " " + l);
    AtomicBoolean b = new AtomicBoolean();
    System.out.println(b.getAndSet(true) + " " + b.compareAndSet(true, false) + " " + b);
  }

  static void references() {
    AtomicReference<String> r = new AtomicReference<>("start");
    String next = "next";
    System.out.println(r.compareAndSet("start", next) + " " + r.compareAndSet(new String("next"), "x") + " " + r.getAndUpdate(s -> s + "!") + " " + r.accumulateAndGet("?", String::concat) + " " + r);
    AtomicStampedReference<String> stamped = new AtomicStampedReference<>("v", 1);
    int[] stamp = new int[1];
    System.out.println(stamped.compareAndSet("v", "w", 1, 2) + " " + stamped.compareAndSet("w", "x", 1, 3) + " " + stamped.get(stamp) + stamp[0]);
    AtomicMarkableReference<String> marked = new AtomicMarkableReference<>("m", false);
    System.out.println(marked.attemptMark("m", true) + " " + marked.isMarked() + " " + marked.compareAndSet("m", "n", true, false) + marked.getReference());
  }

  static void arrays() {
    AtomicIntegerArray a = new AtomicIntegerArray(new int[] {1, 2, 3});
    a.getAndAdd(0, 10);
    a.accumulateAndGet(1, 5, (x, y) -> x * y);
    System.out.println(a + " " + a.length() + " " + a.compareAndSet(2, 3, 33) + " " + a.get(2) + " " + a.incrementAndGet(2));
    try {
      a.get(3);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    AtomicLongArray l = new AtomicLongArray(4);
    for (int i = 0; i < 100; i++) {
      l.addAndGet(i % 4, i);
    }
    AtomicReferenceArray<String> s = new AtomicReferenceArray<>(2);
    System.out.println(l + " " + s.compareAndSet(0, null, "a") + s.getAndSet(1, "b") + s + Arrays.asList(s.get(0), s.get(1)));
  }

  static void adders() {
    LongAdder adder = new LongAdder();
    LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
    DoubleAdder doubles = new DoubleAdder();
    for (int i = 0; i < 1000; i++) {
      adder.add(i);
      adder.increment();
      max.accumulate(i * 7919 % 1009);
      doubles.add(0.25);
    }
    System.out.println(adder + " " + adder.sumThenReset() + " " + adder.sum() + " " + max.get() + " " + max.getThenReset() + " " + max.get() + " " + doubles.sum());
    LibAtomics object = new LibAtomics();
    for (int i = 0; i < 10; i++) {
      COUNTED.addAndGet(object, i);
    }
    System.out.println(object.counted + " " + COUNTED.compareAndSet(object, 45, -1) + " " + COUNTED.getAndIncrement(object) + " " + object.counted);
  }

  public static void main(String[] args) {
    integers();
    references();
    arrays();
    adders();
  }
}
