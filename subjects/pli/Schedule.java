package pli;

import java.util.HashSet;
import java.util.Set;

/** Hands out jobs by priority, and the one that has waited longest first. */
public final class Schedule {
  private static final int MAX_PRIORITY = 3;

  static final class Job {
    Job next;
    Job prev;
    int val;
    int priority;
  }

  static final class List {
    Job first;
    Job last;
    int memCount;
  }

  int allocProcNum;
  int numProcesses;
  Job curProc;
  List[] pQueues = {null, new List(), new List(), new List()}; // by priority
  List blockQueue = new List();

  /** Four lists without a job in common, which have as many jobs as there are processes. */
  public boolean preH() {
    if (pQueues == null || pQueues.length != MAX_PRIORITY + 1 || pQueues[0] != null) return false;
    Set<List> queues = new HashSet<>();
    Set<Job> jobs = new HashSet<>();
    for (int i = 1; i <= MAX_PRIORITY; i++) {
      if (!isListOfItsOwn(pQueues[i], queues, jobs)) return false;
    }
    return isListOfItsOwn(blockQueue, queues, jobs) && numProcesses == jobs.size();
  }

  private static boolean isListOfItsOwn(List queue, Set<List> queues, Set<Job> jobs) {
    if (queue == null || !queues.add(queue)) return false;
    Job before = null;
    for (Job at = queue.first; at != null; at = at.next) {
      if (at.prev != before || !jobs.add(at)) return false;
      before = at;
    }
    return queue.last == before;
  }

  /** Jobs are in the queue of their priority, and lists know how many they are. */
  public boolean preP() {
    if (curProc != null && !isPriority(curProc.priority)) return false;
    for (int i = 1; i <= MAX_PRIORITY; i++) {
      if (!hasOnly(pQueues[i], i, i)) return false;
    }
    return hasOnly(blockQueue, 1, MAX_PRIORITY);
  }

  private static boolean hasOnly(List queue, int lowest, int highest) {
    int count = 0;
    for (Job at = queue.first; at != null; at = at.next) {
      if (at.priority < lowest || at.priority > highest) return false;
      count++;
    }
    return queue.memCount == count;
  }

  private static boolean isPriority(int number) {
    return number >= 1 && number <= MAX_PRIORITY;
  }

  /** {@link #preH} and {@link #preP} without sets: lists that share a job share the first. */
  public boolean pre() {
    if (pQueues == null || pQueues.length != MAX_PRIORITY + 1 || pQueues[0] != null) return false;
    if (!areDistinct(pQueues[3], pQueues[2], pQueues[1], blockQueue)) return false;
    for (int i = MAX_PRIORITY; i > 0; i--) {
      if (!isQueue(pQueues[i], i, i)) return false;
    }
    if (!isQueue(blockQueue, 1, MAX_PRIORITY) || !isApart(blockQueue)) return false;
    return numProcesses == jobs() && (curProc == null || isPriority(curProc.priority));
  }

  private static boolean areDistinct(List a, List b, List c, List d) {
    if (a == null || b == null || b == a) return false;
    if (c == null || c == a || c == b) return false;
    return d != null && d != a && d != b && d != c;
  }

  private static boolean isQueue(List queue, int lowest, int highest) {
    int count = 0;
    Job before = null;
    for (Job at = queue.first; at != null; at = at.next) {
      if (at.prev != before || at.priority < lowest || at.priority > highest) return false;
      before = at;
      count++;
    }
    return queue.last == before && queue.memCount == count;
  }

  /** As to the other queues, priorities tell their jobs apart. */
  private boolean isApart(List blocked) {
    for (int i = 1; i <= MAX_PRIORITY; i++) {
      if (blocked.first != null && blocked.first == pQueues[i].first) return false;
    }
    return true;
  }

  private int jobs() {
    int count = blockQueue.memCount;
    for (int i = 1; i <= MAX_PRIORITY; i++) count += pQueues[i].memCount;
    return count;
  }

  /** Makes a job; nothing when there is no such priority. */
  public void addProcess(int priority) {
    if (!isPriority(priority)) return;
    Job job = new Job();
    job.val = allocProcNum++;
    job.priority = priority;
    pQueues[priority] = append(pQueues[priority], job);
    numProcesses++;
  }

  /** The next job has to wait for something. */
  public void blockProcess() {
    schedule();
    if (curProc != null) blockQueue = append(blockQueue, curProc);
  }

  /** The next job has to wait for its turn again. */
  public void quantumExpire() {
    schedule();
    if (curProc == null) return;
    int priority = curProc.priority;
    pQueues[priority] = append(pQueues[priority], curProc);
  }

  /** Every job that is not blocked comes to its end. */
  public void finishAllProcesses() {
    int total = numProcesses;
    for (int i = 0; i < total; i++) finishProcess();
  }

  /** The next job comes to its end. */
  public void finishProcess() {
    schedule();
    if (curProc == null) return;
    curProc = null;
    numProcesses--;
  }

  /** Takes the next job out of its queue, if there is one. */
  void schedule() {
    curProc = null;
    for (int i = MAX_PRIORITY; i > 0; i--) {
      if (pQueues[i].memCount > 0) {
        curProc = pQueues[i].first;
        pQueues[i] = delEle(pQueues[i], curProc);
        return;
      }
    }
  }

  private static List append(List queue, Job job) {
    job.prev = queue.last;
    job.next = null;
    if (queue.last == null) queue.first = job;
    else queue.last.next = job;
    queue.last = job;
    queue.memCount++;
    return queue;
  }

  /** The list without the job; null when there is no list or no job. */
  private static List delEle(List queue, Job job) {
    if (queue == null || job == null) return null;
    if (job.prev == null) queue.first = job.next;
    else job.prev.next = job.next;
    if (job.next == null) queue.last = job.prev;
    else job.next.prev = job.prev;
    queue.memCount--;
    return queue;
  }
}
