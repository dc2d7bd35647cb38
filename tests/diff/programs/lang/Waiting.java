// Sleeping, waiting, parking and interrupts of the only thread, with what they refuse.
import java.security.AccessController;
import java.security.PrivilegedAction;
import java.security.PrivilegedActionException;
import java.security.PrivilegedExceptionAction;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class Waiting {
  interface Act {
    Object run() throws Throwable;
  }

  static void show(String name, Act act) {
    try {
      System.out.println(name + ": " + act.run());
    } catch (Throwable e) {
      System.out.println(name + ": " + e + " | " + e.getCause() + " | " + Thread.currentThread().isInterrupted());
    }
  }

  static void sleeps() {
    show("negative", () -> {
      Thread.sleep(-1);
      return 1;
    });
    show("negative nanos", () -> {
      Thread.sleep(1, -1);
      return 1;
    });
    show("many nanos", () -> {
      Thread.sleep(1, 1_000_000);
      return 1;
    });
    show("none", () -> {
      Thread.sleep(0);
      return 1;
    });
    show("interrupted", () -> {
      Thread.currentThread().interrupt();
      Thread.sleep(5);
      return 1;
    });
    show("interrupted, negative", () -> {
      Thread.currentThread().interrupt();
      Thread.sleep(-5);
      return 1;
    });
    show("flag", () -> Thread.interrupted() + " " + Thread.interrupted());
    show("clock", () -> {
      long nanos = System.nanoTime(), millis = System.currentTimeMillis();
      Thread.sleep(30);
      TimeUnit.MILLISECONDS.sleep(10);
      return (System.nanoTime() - nanos >= 40_000_000L) + " " + (System.currentTimeMillis() - millis >= 39);
    });
  }

  static void waits() {
    Object lock = new Object();
    show("no owner", () -> {
      lock.wait();
      return 1;
    });
    show("no owner, limit", () -> {
      lock.wait(1);
      return 1;
    });
    show("no owner, negative", () -> {
      lock.wait(-1);
      return 1;
    });
    show("negative nanos", () -> {
      lock.wait(1, -1);
      return 1;
    });
    synchronized (lock) {
      show("negative", () -> {
        lock.wait(-2);
        return 1;
      });
      show("limit", () -> {
        long nanos = System.nanoTime();
        lock.wait(20);
        lock.wait(0, 1);
        return System.nanoTime() - nanos >= 19_000_000L;
      });
      show("interrupted", () -> {
        Thread.currentThread().interrupt();
        lock.wait(5);
        return 1;
      });
      show("interrupted for ever", () -> {
        Thread.currentThread().interrupt();
        lock.wait();
        return 1;
      });
      show("notify", () -> {
        lock.notify();
        lock.notifyAll();
        return Thread.holdsLock(lock);
      });
    }
    show("not held", () -> Thread.holdsLock(lock));
    show("held of null", () -> Thread.holdsLock(null));
  }

  static void parks() {
    show("interrupted park", () -> {
      Thread.currentThread().interrupt();
      LockSupport.park();
      return Thread.interrupted();
    });
    show("nanos", () -> {
      long nanos = System.nanoTime();
      while (System.nanoTime() - nanos < 5_000_000L) LockSupport.parkNanos(1_000_000L);
      return "passed";
    });
    show("until", () -> {
      long end = System.currentTimeMillis() + 5;
      while (System.currentTimeMillis() < end) LockSupport.parkUntil(end);
      LockSupport.parkUntil(1);
      return "passed";
    });
    show("latch", () -> new CountDownLatch(1).await(10, TimeUnit.MILLISECONDS));
    show("latch interrupted", () -> {
      Thread.currentThread().interrupt();
      return new CountDownLatch(1).await(10, TimeUnit.MILLISECONDS);
    });
    show("condition", () -> {
      ReentrantLock lock = new ReentrantLock();
      lock.lock();
      return lock.newCondition().await(5, TimeUnit.MILLISECONDS);
    });
    show("condition without lock", () -> {
      new ReentrantLock().newCondition().signal();
      return 1;
    });
    show("unlock", () -> {
      new ReentrantLock().unlock();
      return 1;
    });
  }

  @SuppressWarnings("removal")
  static void privileged() {
    show("action", () -> AccessController.doPrivileged((PrivilegedAction<Integer>) () -> 3));
    show("unchecked", () -> AccessController.doPrivileged((PrivilegedAction<Integer>) () -> {
      throw new IllegalStateException("mine");
    }));
    show("throwing action", () -> AccessController.doPrivileged((PrivilegedExceptionAction<Integer>) () -> 4));
    show("checked", () -> AccessController.doPrivileged((PrivilegedExceptionAction<Integer>) () -> {
      throw new java.io.IOException("mine");
    }));
    show("unchecked of throwing", () -> AccessController.doPrivileged((PrivilegedExceptionAction<Integer>) () -> {
      throw new IllegalStateException("mine");
    }));
    try {
      AccessController.doPrivileged((PrivilegedExceptionAction<Integer>) () -> {
        throw new java.io.IOException("mine");
      });
    } catch (PrivilegedActionException e) {
      System.out.println(e.getException());
    }
  }

  public static void main(String[] args) {
    sleeps();
    waits();
    parks();
    privileged();
    Thread.yield();
    Thread.onSpinWait();
    System.gc();
    System.out.println(Thread.currentThread().isAlive() + " " + new Thread().isAlive());
  }
}
