// An object-oriented simulation: accounts, transactions, checked exceptions, rollback, events, reports.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

public class BankSimulation {
    static abstract class BankException extends Exception {
        private final int code;
        protected BankException(int code, String m) { super(m); this.code = code; }
        int code() { return code; }
    }
    static class Insufficient extends BankException { final long missing; Insufficient(long m) { super(1, "missing " + m); missing = m; } }
    static class Locked extends BankException { Locked(Account a) { super(2, a.id + " is locked"); } }
    static class NoAccount extends BankException { NoAccount(String id) { super(3, "no account " + id); } }

    static abstract class Account {
        final String id;
        protected long cents;
        boolean locked, frozen;
        Account(String id, long c) { this.id = id; cents = c; }
        void deposit(long c) throws BankException { check(); if (c <= 0) throw new IllegalArgumentException("amount " + c); cents += c; }
        void withdraw(long c) throws BankException { check(); if (available() < c) throw new Insufficient(c - available()); cents -= c; }
        private void check() throws Locked { if (locked) throw new Locked(this); }
        long available() { return cents; }
        abstract long monthEnd();
        @Override public String toString() { return id + ":" + cents + (locked ? "L" : ""); }
    }
    static class Giro extends Account {
        final long limit;
        Giro(String id, long c, long limit) { super(id, c); this.limit = limit; }
        @Override long available() { return cents + limit; }
        @Override long monthEnd() { long fee = cents < 0 ? -cents / 100 + 1 : 50; cents -= fee; return -fee; }
    }
    static class Savings extends Account {
        final double rate;
        int withdrawals;
        Savings(String id, long c, double r) { super(id, c); rate = r; }
        @Override void withdraw(long c) throws BankException { if (++withdrawals > 3) { locked = true; } super.withdraw(c); }
        @Override long monthEnd() { long i = Math.round(cents * rate / 12); cents += i; withdrawals = 0; locked = false; return i; }
    }

    interface Command { void run() throws BankException; default Command undo() { return () -> {}; } }

    final Map<String, Account> accounts = new LinkedHashMap<>();
    final List<Consumer<? super String>> listeners = new ArrayList<>();
    final int[] failures = new int[4];

    Account find(String id) throws NoAccount { Account a = accounts.get(id); if (a == null) throw new NoAccount(id); return a; }
    void emit(String e) { for (Consumer<? super String> l : listeners) l.accept(e); }

    Command transfer(String from, String to, long c) {
        return new Command() {
            @Override public void run() throws BankException {
                Account a = find(from), b = find(to);
                a.withdraw(c);
                try {
                    b.deposit(c);
                } catch (BankException | RuntimeException e) {
                    a.cents += c;
                    throw e;
                }
                emit(from + ">" + to + " " + c);
            }
            @Override public Command undo() {
                return () -> {
                    Account a = find(to), b = find(from);
                    if (a.frozen || b.frozen) throw new Locked(a.frozen ? a : b);
                    a.cents -= c;
                    b.cents += c;
                    emit("undone " + c);
                };
            }
        };
    }

    boolean atomic(Command... commands) {
        Deque<Command> done = new ArrayDeque<>();
        try {
            for (Command c : commands) { c.run(); done.push(c); }
            return true;
        } catch (BankException e) {
            failures[e.code()]++;
            emit("failed " + e.getMessage());
        } catch (IllegalArgumentException e) {
            failures[0]++;
            emit("bad " + e.getMessage());
        }
        while (!done.isEmpty()) {
            try {
                done.pop().undo().run();
            } catch (BankException e) {
                throw new IllegalStateException("rollback failed", e);
            }
        }
        return false;
    }

    long total() { long t = 0; for (Account a : accounts.values()) t += a.cents; return t; }

    public static void main(String[] args) {
        BankSimulation b = new BankSimulation();
        for (Account a : new Account[] {new Giro("g1", 10_000, 5_000), new Giro("g2", 0, 0), new Savings("s1", 50_000, 0.06), new Savings("s2", 100, 0.12)}) b.accounts.put(a.id, a);
        List<String> log = new ArrayList<>();
        int[] hash = {7};
        b.listeners.add(log::add);
        b.listeners.add((Object e) -> hash[0] = hash[0] * 31 + e.hashCode());
        System.out.println(b.atomic(b.transfer("g1", "g2", 14_000)) + " " + b.accounts.values());
        System.out.println(b.atomic(b.transfer("g2", "s1", 1_000), b.transfer("g1", "s2", 2_000)) + " " + b.accounts.values());
        System.out.println(b.atomic(b.transfer("g2", "g1", 500), b.transfer("g2", "nobody", 1)) + " " + b.accounts.values());
        System.out.println(b.atomic(b.transfer("s1", "g1", 0)) + " " + b.accounts.values());
        int x = 42, ok = 0;
        String[] ids = b.accounts.keySet().toArray(new String[0]);
        long before = b.total();
        for (int i = 0; i < 300; i++) {
            x = x * 1664525 + 1013904223;
            String f = ids[x >>> 30], t = ids[x >>> 28 & 3];
            long c = (x >>> 12 & 0x3fff) - 200;
            if (b.atomic(b.transfer(f, t, c), b.transfer(t, f, c / 3))) ok++;
            if (i % 50 == 49) {
                long interest = 0;
                for (Account a : b.accounts.values()) interest += a.monthEnd();
                before += interest;
                System.out.println(i + " " + b.accounts.values() + " interest " + interest + " balanced " + (before == b.total()));
            }
        }
        System.out.println(ok + " " + b.failures[0] + " " + b.failures[1] + " " + b.failures[2] + " " + b.failures[3] + " " + log.size() + " " + hash[0]);
        b.accounts.get("g2").locked = true;
        b.listeners.add(e -> { if (e.startsWith("g1>")) b.accounts.get("g1").frozen = true; });
        b.accounts.get("g1").cents = 1_000;
        b.atomic(b.transfer("g1", "s2", 10), b.transfer("s2", "g2", 10));
    }
}
