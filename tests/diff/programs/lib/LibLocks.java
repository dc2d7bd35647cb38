// ReentrantLock, ReadWriteLock, StampedLock, Semaphore, CountDownLatch on one thread; synchronized nesting; ThreadLocal.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class LibLocks {
  static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 7);
  static final ThreadLocal<String> PLAIN = new ThreadLocal<>();

  static void reentrant() {
    ReentrantLock lock = new ReentrantLock();
    System.out.println(lock.isLocked() + " " + lock.tryLock() + " " + lock.getHoldCount());
    lock.lock();
    System.out.println(lock.getHoldCount() + " " + lock.isHeldByCurrentThread() + " " + lock.hasQueuedThreads());
    lock.unlock();
    lock.unlock();
    System.out.println(lock.isLocked() + " " + lock.isFair() + " " + new ReentrantLock(true).isFair());
    try {
      lock.unlock();
    } catch (IllegalMonitorStateException e) {
      System.out.println("not held: " + e.getMessage());
    }
    Condition condition = lock.newCondition();
    try {
      condition.signal();
    } catch (IllegalMonitorStateException e) {
      System.out.println("signal without lock");
    }
    lock.lock();
    try {
      condition.signalAll();
    } finally {
      lock.unlock();
    }
  }

  static void others() throws InterruptedException {
    ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    rw.readLock().lock();
    rw.readLock().lock();
    System.out.println(rw.getReadLockCount() + " " + rw.getReadHoldCount() + " " + rw.writeLock().tryLock());
    rw.readLock().unlock();
    rw.readLock().unlock();
    rw.writeLock().lock();
    rw.readLock().lock();
    System.out.println(rw.isWriteLocked() + " " + rw.getWriteHoldCount() + " " + rw.getReadLockCount());
    rw.writeLock().unlock();
    rw.readLock().unlock();
    StampedLock stamped = new StampedLock();
    long optimistic = stamped.tryOptimisticRead();
    System.out.println(stamped.validate(optimistic) + " " + stamped.isReadLocked());
    long write = stamped.writeLock();
    System.out.println(stamped.validate(optimistic) + " " + stamped.isWriteLocked() + " " + stamped.tryReadLock());
    stamped.unlockWrite(write);
    Semaphore semaphore = new Semaphore(2);
    semaphore.acquire();
    System.out.println(semaphore.availablePermits() + " " + semaphore.tryAcquire() + " " + semaphore.tryAcquire());
    semaphore.release(3);
    System.out.println(semaphore.drainPermits() + " " + semaphore.availablePermits());
    CountDownLatch latch = new CountDownLatch(2);
    latch.countDown();
    latch.countDown();
    latch.await();
    System.out.println(latch.getCount() + " " + TimeUnit.HOURS.toSeconds(2) + " " + TimeUnit.NANOSECONDS.toMillis(1999999) + " " + TimeUnit.MILLISECONDS.convert(3, TimeUnit.DAYS));
  }

  static synchronized int nested(int depth) {
    Object monitor = new Object();
    synchronized (monitor) {
      synchronized (LibLocks.class) {
        return depth == 0 ? 0 : 1 + nested(depth - 1);
      }
    }
  }

  static void locals() {
    System.out.println(LOCAL.get() + " " + PLAIN.get());
    LOCAL.set(8);
    PLAIN.set("set");
    System.out.println(LOCAL.get() + " " + PLAIN.get());
    LOCAL.remove();
    PLAIN.remove();
    System.out.println(LOCAL.get() + " " + PLAIN.get());
    ThreadLocal<int[]> many = ThreadLocal.withInitial(() -> new int[1]);
    for (int i = 0; i < 50; i++) {
      many.get()[0] += i;
      new ThreadLocal<Integer>().set(i);
    }
    System.out.println(many.get()[0]);
  }

  public static void main(String[] args) throws InterruptedException {
    reentrant();
    others();
    System.out.println(nested(50) + " " + Thread.holdsLock(LibLocks.class) + " " + Thread.currentThread().getName());
    try {
      new Object().notify();
    } catch (IllegalMonitorStateException e) {
      System.out.println(e.getMessage());
    }
    locals();
  }
}
