package loris.replay;

import java.util.concurrent.locks.LockSupport;

/**
 * Calls a target and gives up after a while. Calls run one after another on a thread of their own;
 * one that does not come back is left behind with its thread.
 */
public final class Caller implements AutoCloseable {
  private static final long SPIN_NANOS = 20_000;  // most calls are shorter than waking a thread

  private final Target target;
  private final long limitNanos;
  private Worker worker;

  public Caller(Target target, long limitMillis) {
    this.target = target;
    this.limitNanos = limitMillis * 1_000_000;
  }

  public Outcome call(Object[] inputs) {
    return call(inputs, () -> {}, () -> {});
  }

  /** The same with something to be done before and after, on the thread of the call. */
  Outcome call(Object[] inputs, Runnable before, Runnable after) {
    if (worker == null) worker = new Worker(target);
    Worker current = worker;
    current.before = before;
    current.after = after;
    current.start(inputs, Thread.currentThread());
    long started = System.nanoTime();
    while (current.outcome == null) {
      long spent = System.nanoTime() - started;
      if (spent > limitNanos) {
        worker = null;
        return Outcome.late();
      }
      if (spent < SPIN_NANOS) Thread.onSpinWait();
      else LockSupport.parkNanos(current, limitNanos - spent + 1);
    }
    return current.outcome;
  }

  /** Lets the thread end. */
  @Override
  public void close() {
    if (worker != null) worker.start(Worker.NOTHING, Thread.currentThread());
    worker = null;
  }

  private static final class Worker implements Runnable {
    static final Object[] NOTHING = {};  // to do, ever again

    private final Target target;
    private final Thread thread;
    private Thread waiting;
    Runnable before;
    Runnable after;
    private volatile Object[] inputs;  // set: there is something to do
    volatile Outcome outcome;

    Worker(Target target) {
      this.target = target;
      thread = new Thread(null, this, "target", 8 << 20);
      thread.setDaemon(true);
      ClassLoader classes = target.method.getDeclaringClass().getClassLoader();
      if (classes != null) thread.setContextClassLoader(classes);
      thread.start();
    }

    void start(Object[] work, Thread caller) {
      outcome = null;
      waiting = caller;
      inputs = work;
      LockSupport.unpark(thread);
    }

    @Override
    public void run() {
      for (Object[] work = await(); work != NOTHING; work = await()) {
        inputs = null;
        Outcome end = end(work);
        outcome = end;
        LockSupport.unpark(waiting);
      }
    }

    private Object[] await() {
      long idle = System.nanoTime();
      while (inputs == null) {
        if (System.nanoTime() - idle < SPIN_NANOS) Thread.onSpinWait();
        else LockSupport.park(this);
      }
      return inputs;
    }

    private Outcome end(Object[] work) {
      before.run();
      try {
        return Outcome.returned(target.call(work));
      } catch (Throwable e) {
        return Outcome.threw(e);
      } finally {
        after.run();
      }
    }
  }
}
