// EnumMap, EnumSet, Enum methods: order, ranges, complements, a set of more than 64 constants, errors.
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

public class LibEnumCollections {
  enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

  enum Op {
    ADD("+") {
      @Override
      int apply(int a, int b) {
        return a + b;
      }
    },
    MUL("*") {
      @Override
      int apply(int a, int b) {
        return a * b;
      }
    };

    final String sign;

    Op(String sign) {
      this.sign = sign;
    }

    abstract int apply(int a, int b);
  }

  enum Big {
    A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, D0, D1, D2, D3, D4, D5, D6, D7,
    D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9, G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
  }

  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void sets() {
    EnumSet<Day> weekend = EnumSet.of(Day.SUN, Day.SAT);
    EnumSet<Day> week = EnumSet.complementOf(weekend);
    System.out.println(weekend + " " + week + " " + EnumSet.range(Day.TUE, Day.THU) + " " + EnumSet.noneOf(Day.class) + " " + EnumSet.allOf(Day.class));
    week.removeIf(d -> d.ordinal() % 2 == 1);
    week.add(Day.SUN);
    System.out.println(week + " " + week.contains(Day.MON) + week.contains(null) + week.containsAll(weekend) + week.retainAll(EnumSet.of(Day.SUN, Day.WED)) + week);
    for (Iterator<Day> it = week.iterator(); it.hasNext();) {
      if (it.next() == Day.WED) {
        it.remove();
      }
    }
    System.out.println(week + " " + EnumSet.copyOf(Arrays.asList(Day.FRI, Day.MON)) + " " + week.clone().equals(week) + " " + week.equals(EnumSet.of(Day.SUN)));
    fails("add null", () -> week.add(null));
    fails("range", () -> EnumSet.range(Day.FRI, Day.MON));
    fails("copyOf empty", () -> EnumSet.copyOf(new java.util.ArrayList<Day>()));
    EnumSet<Big> big = EnumSet.range(Big.B5, Big.G4);
    big.remove(Big.C0);
    System.out.println(big.size() + " " + EnumSet.complementOf(big) + " " + big.contains(Big.F9) + " " + EnumSet.allOf(Big.class).size() + " " + big.removeAll(EnumSet.range(Big.D0, Big.F9)) + big);
  }

  static void maps() {
    EnumMap<Day, Integer> map = new EnumMap<>(Day.class);
    map.put(Day.SUN, 7);
    map.put(Day.MON, 1);
    map.put(Day.WED, null);
    map.merge(Day.MON, 10, Integer::sum);
    map.computeIfAbsent(Day.FRI, d -> d.name().length());
    System.out.println(map + " " + map.size() + map.containsKey(Day.WED) + map.get(Day.TUE) + map.containsValue(null) + map.keySet() + map.values());
    for (Map.Entry<Day, Integer> e : map.entrySet()) {
      e.setValue(e.getValue() == null ? 0 : e.getValue() * 2);
    }
    System.out.println(map + " " + map.remove(Day.SUN) + map.remove(Day.SUN) + " " + map.clone() + " " + map.equals(new HashMap<>(map)) + " " + map.entrySet());
    fails("null key", () -> map.put(null, 1));
    System.out.println(map.get(null) + " " + new EnumMap<Day, String>(Map.of(Day.TUE, "t")));
  }

  static void constants() {
    System.out.println(Day.valueOf("TUE") + " " + Enum.valueOf(Day.class, "SAT").ordinal() + " " + Day.MON.compareTo(Day.SUN) + " " + Arrays.toString(Day.values()));
    fails("valueOf", () -> Day.valueOf("tue"));
    fails("valueOf null", () -> Day.valueOf(null));
    for (Op op : Op.values()) {
      System.out.println(op + op.sign + op.apply(6, 7) + " " + op.getDeclaringClass().getSimpleName() + " " + (op.getClass() == Op.class) + " " + op.name());
    }
    int[] counts = new int[3];
    for (Day d : Day.values()) {
      switch (d) {
        case SAT: case SUN: counts[0]++; break;
        case WED: counts[1]++; break;
        default: counts[2]++; break;
      }
    }
    System.out.println(Arrays.toString(counts) + " " + Day.MON.equals(Day.MON) + " " + Day.class.isEnum() + " " + Day.class.getEnumConstants().length);
  }

  public static void main(String[] args) {
    sets();
    maps();
    constants();
  }
}
