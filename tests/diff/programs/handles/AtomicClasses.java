// java.util.concurrent.atomic, and the concurrent collections that are built on VarHandles.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class AtomicClasses {
    volatile int a; volatile long b; volatile String c = "c";

    static void atomics() {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.addAndGet(10) + " " + i.updateAndGet(x -> x * 2) + " " + i.accumulateAndGet(7, Math::max) + " " + i.compareAndSet(34, 1) + " " + i.getPlain() + " " + i.getAcquire() + " " + i.compareAndExchange(1, 2) + " " + i);
        AtomicLong l = new AtomicLong(1L << 40); System.out.println(l.getAndAdd(5) + " " + l.decrementAndGet() + " " + l.getAndUpdate(x -> -x) + " " + l.weakCompareAndSetPlain(0, 1) + " " + l);
        AtomicBoolean z = new AtomicBoolean(); System.out.println(z.getAndSet(true) + " " + z.compareAndSet(false, true) + " " + z.compareAndExchange(true, false) + " " + z.getPlain() + " " + z);
        AtomicReference<String> r = new AtomicReference<>("r"); System.out.println(r.getAndUpdate(s -> s + "!") + " " + r.compareAndSet("no", "x") + " " + r.accumulateAndGet("?", String::concat) + " " + r.getAndSet(null) + " " + r);
        AtomicIntegerArray ia = new AtomicIntegerArray(4); for (int k = 0; k < 4; k++) ia.set(k, k * k); System.out.println(ia.getAndAdd(2, 10) + " " + ia.incrementAndGet(3) + " " + ia.compareAndSet(0, 0, 8) + " " + ia);
        AtomicLongArray la = new AtomicLongArray(new long[] {1, 2, 3}); System.out.println(la.accumulateAndGet(1, 40, Long::sum) + " " + la.getAndSet(0, -1) + " " + la);
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(new String[] {"a", null, "b"}); System.out.println(ra.compareAndSet(1, null, "n") + " " + ra.getAndSet(2, "z") + " " + ra + " " + ra.length());
        AtomicStampedReference<String> sr = new AtomicStampedReference<>("s", 1); int[] stamp = new int[1]; System.out.println(sr.compareAndSet("s", "t", 1, 2) + " " + sr.get(stamp) + stamp[0] + " " + sr.attemptStamp("t", 9) + sr.getStamp());
        AtomicMarkableReference<String> mr = new AtomicMarkableReference<>("m", false); System.out.println(mr.compareAndSet("m", "n", false, true) + " " + mr.isMarked() + mr.getReference());
        LongAdder adder = new LongAdder(); for (int k = 0; k < 100; k++) adder.add(k); System.out.println(adder + " " + adder.sumThenReset() + " " + adder.sum());
        DoubleAdder doubles = new DoubleAdder(); doubles.add(1.5); doubles.add(2.25); System.out.println(doubles.sum());
        LongAccumulator max = new LongAccumulator(Math::max, Long.MIN_VALUE); max.accumulate(5); max.accumulate(3); System.out.println(max.get());
        try { ia.get(4); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
    }

    static void updaters() {
        AtomicClasses o = new AtomicClasses();
        AtomicIntegerFieldUpdater<AtomicClasses> a = AtomicIntegerFieldUpdater.newUpdater(AtomicClasses.class, "a");
        AtomicLongFieldUpdater<AtomicClasses> b = AtomicLongFieldUpdater.newUpdater(AtomicClasses.class, "b");
        AtomicReferenceFieldUpdater<AtomicClasses, String> c = AtomicReferenceFieldUpdater.newUpdater(AtomicClasses.class, String.class, "c");
        System.out.println(a.incrementAndGet(o) + " " + a.getAndAdd(o, 41) + " " + a.compareAndSet(o, 42, 7) + " " + o.a);
        System.out.println(b.addAndGet(o, 1L << 33) + " " + b.getAndUpdate(o, x -> x + 1) + " " + o.b);
        System.out.println(c.getAndSet(o, "d") + " " + c.compareAndSet(o, "d", "e") + " " + c.updateAndGet(o, s -> s + s) + " " + o.c);
        try { AtomicIntegerFieldUpdater.newUpdater(AtomicClasses.class, "b"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { AtomicIntegerFieldUpdater.newUpdater(AtomicClasses.class, "none"); } catch (RuntimeException e) { System.out.println(e.getCause()); }
    }

    static void collections() {
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>(); for (int k = 0; k < 10; k++) q.add(k); q.remove(4); q.removeIf(x -> x % 3 == 0); System.out.println(q + " " + q.poll() + " " + q.peek() + " " + q.size());
        ConcurrentLinkedDeque<String> d = new ConcurrentLinkedDeque<>(List.of("b", "c")); d.addFirst("a"); d.addLast("d"); d.removeLastOccurrence("c"); System.out.println(d + " " + d.pollLast() + d.pollFirst() + " " + d);
        ConcurrentSkipListMap<String, Integer> m = new ConcurrentSkipListMap<>(); for (String s : "the quick brown fox jumps over the lazy dog".split(" ")) m.merge(s, 1, Integer::sum);
        System.out.println(m + " " + m.headMap("k") + " " + m.ceilingKey("m") + " " + m.descendingMap() + " " + m.pollFirstEntry());
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(); for (int k = 0; k < 200; k++) set.add(k * 37 % 101); System.out.println(set.size() + " " + set.lower(50) + " " + set.subSet(10, 15) + " " + set.pollLast());
        CopyOnWriteArrayList<String> cow = new CopyOnWriteArrayList<>(List.of("x", "y")); for (String s : cow) cow.add(s + s); cow.addIfAbsent("x"); System.out.println(cow);
        CopyOnWriteArraySet<Integer> cows = new CopyOnWriteArraySet<>(List.of(3, 1, 2)); cows.add(1); cows.remove(3); System.out.println(cows);
        ConcurrentHashMap<Integer, String> chm = new ConcurrentHashMap<>(); for (int k = 0; k < 50; k++) chm.put(k, "v" + k); chm.computeIfPresent(3, (k, v) -> null); System.out.println(chm.size() + " " + chm.get(7) + " " + chm.mappingCount() + " " + chm.reduceValuesToInt(1000, String::length, 0, Integer::sum));
        ArrayBlockingQueue<Integer> abq = new ArrayBlockingQueue<>(2); System.out.println(abq.offer(1) + " " + abq.offer(2) + " " + abq.offer(3) + " " + abq.poll() + " " + abq.remainingCapacity());
        LinkedBlockingDeque<Integer> lbd = new LinkedBlockingDeque<>(); lbd.push(1); lbd.offerLast(2); System.out.println(lbd + " " + lbd.takeFirstNow());
    }

    static class LinkedBlockingDeque<E> extends java.util.concurrent.LinkedBlockingDeque<E> { E takeFirstNow() { return pollFirst(); } }

    static void locks() throws Exception {
        ReentrantLock lock = new ReentrantLock(); lock.lock(); lock.lock(); System.out.println(lock.getHoldCount() + " " + lock.isHeldByCurrentThread()); lock.unlock(); lock.unlock(); System.out.println(lock.isLocked() + " " + lock.tryLock());
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock(); rw.readLock().lock(); rw.readLock().lock(); System.out.println(rw.getReadLockCount() + " " + rw.writeLock().tryLock()); rw.readLock().unlock(); rw.readLock().unlock(); System.out.println(rw.writeLock().tryLock());
        StampedLock stamped = new StampedLock(); long stamp = stamped.tryOptimisticRead(); System.out.println(stamped.validate(stamp)); long write = stamped.writeLock(); System.out.println(stamped.validate(stamp) + " " + stamped.isWriteLocked()); stamped.unlockWrite(write);
        Semaphore semaphore = new Semaphore(3); semaphore.acquire(2); System.out.println(semaphore.availablePermits() + " " + semaphore.tryAcquire(2)); semaphore.release(5); System.out.println(semaphore.drainPermits());
        CountDownLatch latch = new CountDownLatch(2); latch.countDown(); latch.countDown(); latch.await(); System.out.println(latch.getCount());
    }

    static void futures() throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 6 * 7); System.out.println(task.isDone()); task.run(); System.out.println(task.isDone() + " " + task.get());
        FutureTask<Integer> failing = new FutureTask<>(() -> { throw new IllegalStateException("no"); }); failing.run(); try { failing.get(); } catch (ExecutionException e) { System.out.println(e.getCause()); }
        FutureTask<Integer> cancelled = new FutureTask<>(() -> 1); System.out.println(cancelled.cancel(false) + " " + cancelled.isCancelled());
        CompletableFuture<String> f = new CompletableFuture<>(); CompletableFuture<Integer> g = f.thenApply(String::length).thenCombine(CompletableFuture.completedFuture(10), Integer::sum); System.out.println(g.isDone()); f.complete("hello"); System.out.println(g.get() + " " + f.join());
        CompletableFuture<Object> h = CompletableFuture.failedFuture(new RuntimeException("bad")).exceptionally(t -> "recovered from " + t.getMessage()); System.out.println(h.get());
        List<String> log = new ArrayList<>(); CompletableFuture<Void> all = CompletableFuture.allOf(f.thenAccept(log::add), g.thenAccept(x -> log.add("" + x))); all.join(); System.out.println(log + " " + Arrays.asList(1, 2));
    }

    public static void main(String[] args) throws Exception { atomics(); updaters(); collections(); locks(); futures(); }
}
