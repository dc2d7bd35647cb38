// A bank: accounts with invariants, checked exceptions, transactions that roll back, statements, interest in cents.
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

public class LibBank {
  static class BankException extends Exception {
    private static final long serialVersionUID = 1;

    BankException(String message) {
      super(message);
    }
  }

  static final class Overdrawn extends BankException {
    private static final long serialVersionUID = 1;
    final long missing;

    Overdrawn(String account, long missing) {
      super(account + " lacks " + money(missing));
      this.missing = missing;
    }
  }

  static class Account {
    final String id;
    private long cents;
    private final List<String> statement = new ArrayList<>();

    Account(String id) {
      this.id = id;
    }

    long floor() {
      return 0;
    }

    void change(long by, String why) throws Overdrawn {
      if (cents + by < floor()) {
        throw new Overdrawn(id, floor() - cents - by);
      }
      cents += by;
      statement.add(why + " " + money(by) + " = " + money(cents));
    }

    long cents() {
      return cents;
    }

    List<String> statement() {
      return Collections.unmodifiableList(statement);
    }
  }

  static final class Credit extends Account {
    Credit(String id) {
      super(id);
    }

    @Override
    long floor() {
      return -50000;
    }
  }

  static String money(long cents) {
    return String.format(Locale.US, "%s%d.%02d", cents < 0 ? "-" : "", Math.abs(cents) / 100, Math.abs(cents) % 100);
  }

  final Map<String, Account> accounts = new LinkedHashMap<>();
  int rolledBack;

  Account account(String id) throws BankException {
    Account a = accounts.get(id);
    if (a == null) {
      throw new BankException("no account " + id);
    }
    return a;
  }

  interface Step {
    void run(Deque<Runnable> undo) throws BankException;
  }

  void atomically(Step... steps) throws BankException {
    Deque<Runnable> undo = new ArrayDeque<>();
    try {
      for (Step s : steps) {
        s.run(undo);
      }
    } catch (BankException e) {
      rolledBack++;
      while (!undo.isEmpty()) {
        undo.pop().run();
      }
      throw e;
    }
  }

  Step change(String id, long by, String why) {
    return undo -> {
      Account a = account(id);
      a.change(by, why);
      undo.push(() -> {
        a.cents -= by;
        a.statement.remove(a.statement.size() - 1);
      });
    };
  }

  void transfer(String from, String to, long cents) throws BankException {
    atomically(change(to, cents, "from " + from), change(from, -cents, "to " + to));
  }

  long total() {
    return accounts.values().stream().mapToLong(Account::cents).sum();
  }

  void interest(String percent) {
    for (Account a : accounts.values()) {
      BigDecimal i = BigDecimal.valueOf(a.cents()).multiply(new BigDecimal(percent)).divide(BigDecimal.valueOf(100), 0, RoundingMode.HALF_EVEN);
      try {
        a.change(i.longValueExact(), "interest");
      } catch (Overdrawn e) {
        System.out.println("interest: " + e.getMessage());
      }
    }
  }

  public static void main(String[] args) throws BankException {
    LibBank bank = new LibBank();
    for (String id : new String[] {"ann", "bob", "cid"}) {
      bank.accounts.put(id, new Account(id));
    }
    bank.accounts.put("dee", new Credit("dee"));
    bank.account("ann").change(100000, "opening");
    bank.account("bob").change(2550, "opening");
    String[][] orders = {{"ann", "bob", "5000"}, {"bob", "cid", "999999"}, {"dee", "ann", "49999"}, {"dee", "ann", "2"}, {"zoe", "ann", "1"}, {"ann", "zoe", "1"}, {"cid", "ann", "0"}};
    for (String[] o : orders) {
      try {
        bank.transfer(o[0], o[1], Long.parseLong(o[2]));
        System.out.println(String.join(" ", o) + " done");
      } catch (Overdrawn e) {
        System.out.println(String.join(" ", o) + ": " + e.getMessage() + " (" + e.missing + ")");
      } catch (BankException e) {
        System.out.println(String.join(" ", o) + ": " + e.getMessage());
      }
    }
    System.out.println(money(bank.total()) + " " + bank.rolledBack);
    Random random = new Random(15);
    List<String> ids = new ArrayList<>(bank.accounts.keySet());
    long before = bank.total();
    int refused = 0;
    for (int i = 0; i < 300; i++) {
      try {
        bank.transfer(ids.get(random.nextInt(4)), ids.get(random.nextInt(4)), random.nextInt(30000));
      } catch (BankException e) {
        refused++;
      }
    }
    assert before == bank.total();
    System.out.println(refused + " refused");
    bank.interest("1.25");
    for (Account a : bank.accounts.values()) {
      System.out.println(a.id + " " + money(a.cents()) + " " + a.statement().size() + " " + a.statement().hashCode() + " last: " + a.statement().get(a.statement().size() - 1));
    }
    try {
      bank.account("ann").statement().add("forged");
    } catch (UnsupportedOperationException e) {
      System.out.println("statements are read-only");
    }
    bank.transfer("ann", "nobody", 1);
  }
}
