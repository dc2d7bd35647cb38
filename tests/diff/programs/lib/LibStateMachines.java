// State machines: a regular-expression matcher built from NFA sets, a vending machine, a Turing machine, a stack machine.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

public class LibStateMachines {
  /** Thompson's construction for letters, '|', '*', '?' and brackets. */
  static final class Nfa {
    final List<Map<Character, Integer>> moves = new ArrayList<>();
    final List<List<Integer>> free = new ArrayList<>();
    final String pattern;
    int at;
    final int[] ends;

    Nfa(String pattern) {
      this.pattern = pattern;
      ends = alternatives();
    }

    int state() {
      moves.add(new HashMap<>());
      free.add(new ArrayList<>());
      return moves.size() - 1;
    }

    int[] alternatives() {
      int[] left = sequence();
      while (at < pattern.length() && pattern.charAt(at) == '|') {
        at++;
        int[] right = sequence();
        int[] both = {state(), state()};
        free.get(both[0]).addAll(Arrays.asList(left[0], right[0]));
        free.get(left[1]).add(both[1]);
        free.get(right[1]).add(both[1]);
        left = both;
      }
      return left;
    }

    int[] sequence() {
      int first = state();
      int last = first;
      while (at < pattern.length() && "|)".indexOf(pattern.charAt(at)) < 0) {
        int[] part = atom();
        free.get(last).add(part[0]);
        last = part[1];
      }
      return new int[] {first, last};
    }

    int[] atom() {
      int[] part;
      char c = pattern.charAt(at++);
      if (c == '(') {
        part = alternatives();
        at++;
      } else {
        part = new int[] {state(), state()};
        moves.get(part[0]).put(c, part[1]);
      }
      if (at < pattern.length() && "*?".indexOf(pattern.charAt(at)) >= 0) {
        int[] wrapped = {state(), state()};
        free.get(wrapped[0]).addAll(Arrays.asList(part[0], wrapped[1]));
        free.get(part[1]).add(wrapped[1]);
        if (pattern.charAt(at++) == '*') {
          free.get(part[1]).add(part[0]);
        }
        part = wrapped;
      }
      return part;
    }

    TreeSet<Integer> closure(TreeSet<Integer> states) {
      Deque<Integer> open = new ArrayDeque<>(states);
      while (!open.isEmpty()) {
        for (int next : free.get(open.pop())) {
          if (states.add(next)) {
            open.push(next);
          }
        }
      }
      return states;
    }

    boolean matches(String text) {
      TreeSet<Integer> states = closure(new TreeSet<>(List.of(ends[0])));
      for (char c : text.toCharArray()) {
        TreeSet<Integer> next = new TreeSet<>();
        for (int s : states) {
          Integer to = moves.get(s).get(c);
          if (to != null) {
            next.add(to);
          }
        }
        states = closure(next);
      }
      return states.contains(ends[1]);
    }
  }

  enum Vending {
    IDLE {
      @Override
      Vending on(String event) {
        return event.equals("coin") ? PAID : this;
      }
    },
    PAID {
      @Override
      Vending on(String event) {
        switch (event) {
          case "choose": return SERVING;
          case "cancel": return IDLE;
          default: return this;
        }
      }
    },
    SERVING {
      @Override
      Vending on(String event) {
        return event.equals("taken") ? IDLE : this;
      }
    };

    abstract Vending on(String event);
  }

  static String turing(String tape, Map<String, String> rules, int limit) {
    TreeMap<Integer, Character> cells = new TreeMap<>();
    for (int i = 0; i < tape.length(); i++) {
      cells.put(i, tape.charAt(i));
    }
    String state = "A";
    int head = 0;
    int steps = 0;
    while (!state.equals("H") && steps < limit) {
      String rule = rules.get(state + cells.getOrDefault(head, '0'));
      cells.put(head, rule.charAt(0));
      head += rule.charAt(1) == 'R' ? 1 : -1;
      state = rule.substring(2);
      steps++;
    }
    StringBuilder out = new StringBuilder();
    cells.values().forEach(out::append);
    return steps + " " + out;
  }

  static String stackMachine(String program) {
    String[] code = program.split(" ");
    Deque<Integer> stack = new ArrayDeque<>();
    StringBuilder out = new StringBuilder();
    int steps = 0;
    for (int pc = 0; pc < code.length && steps < 2000; pc++, steps++) {
      String op = code[pc];
      switch (op) {
        case "dup": stack.push(stack.element()); break;
        case "drop": stack.pop(); break;
        case "add": stack.push(stack.pop() + stack.pop()); break;
        case "mul": stack.push(stack.pop() * stack.pop()); break;
        case "sub": stack.push(-stack.pop() + stack.pop()); break;
        case "swap": {
          int a = stack.pop();
          int b = stack.pop();
          stack.push(a);
          stack.push(b);
          break;
        }
        case "over": {
          int a = stack.pop();
          int b = stack.element();
          stack.push(a);
          stack.push(b);
          break;
        }
        case "print": out.append(stack.element()).append(' '); break;
        default:
          if (op.startsWith("jnz")) {
            pc = stack.element() != 0 ? Integer.parseInt(op.substring(3)) - 1 : pc;
          } else {
            stack.push(Integer.parseInt(op));
          }
      }
    }
    return out + "| " + stack + " " + steps;
  }

  public static void main(String[] args) {
    String[] texts = {"", "a", "b", "ab", "aab", "abab", "abb", "ba", "aaaa", "abc", "c"};
    for (String p : new String[] {"a", "ab", "a*", "(a|b)*", "(ab)*", "a?b?", "(a|b)*abb?", "a*b*", "(a*)*", "ab|c", "((a|b)(a|b))*"}) {
      Nfa nfa = new Nfa(p);
      StringBuilder row = new StringBuilder();
      for (String t : texts) {
        boolean m = nfa.matches(t);
        assert m == Pattern.matches(p, t);
        row.append(m ? '1' : '0');
      }
      System.out.println(p + " " + nfa.moves.size() + " " + row);
    }
    Vending v = Vending.IDLE;
    Map<Vending, Integer> visits = new EnumMap<>(Vending.class);
    for (String e : "choose coin coin cancel coin choose coin taken taken".split(" ")) {
      v = v.on(e);
      visits.merge(v, 1, Integer::sum);
    }
    System.out.println(v + " " + visits);
    System.out.println(turing("", Map.of("A0", "1RB", "A1", "1LB", "B0", "1LA", "B1", "1RH"), 100) + " " + turing("", Map.of("A0", "1RB", "A1", "1LC", "B0", "1LA", "B1", "1RB", "C0", "1LB", "C1", "1RH"), 1000));
    System.out.println(stackMachine("1 5 swap over mul swap 1 sub jnz2 drop") + " " + stackMachine("12 print 3 sub 1 sub jnz1") + " " + stackMachine("2 3 add dup mul print"));
    try {
      stackMachine("1 add");
    } catch (java.util.NoSuchElementException e) {
      System.out.println("stack underflow");
    }
  }
}
