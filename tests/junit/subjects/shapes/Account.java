package shapes;

import java.util.HashSet;
import java.util.Set;

/** What calls can build, and what they cannot. */
public class Account {
  private static int opened;
  private static final Set<Object> KNOWN = new HashSet<>();

  private final int limit;
  private int balance;
  private Account partner;
  private int number;

  Account(int limit) {
    this.limit = limit;
  }

  public void pay(int amount) {
    if (balance + amount > limit) throw new IllegalArgumentException("over the limit");
    balance += amount;
  }

  /** Changes a static field, so no test may call it beforehand. */
  public int tally() {
    if (number != 1) return opened;
    return -1;
  }

  public void open() {
    number = ++opened;
  }

  /** As does this. */
  public boolean registered() {
    return partner == this;
  }

  public void register() {
    if (KNOWN.add(this)) partner = this;
  }
}
