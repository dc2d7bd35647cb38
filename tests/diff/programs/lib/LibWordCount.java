// Text processing: word frequencies, longest words, bigrams, an index of lines, justified paragraphs.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

public class LibWordCount {
  static final String TEXT = """
      Whenever I find myself growing grim about the mouth;
      whenever it is a damp, drizzly November in my soul;
      whenever I find myself involuntarily pausing before coffin warehouses,
      and bringing up the rear of every funeral I meet;
      then, I account it high time to get to sea as soon as I can.
      This is my substitute for pistol and ball.
      """;

  static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    for (char c : (text + " ").toCharArray()) {
      if (Character.isLetter(c) || c == '\'') {
        word.append(Character.toLowerCase(c));
      } else if (word.length() > 0) {
        words.add(word.toString());
        word.setLength(0);
      }
    }
    return words;
  }

  static void frequencies() {
    Map<String, Integer> counts = new TreeMap<>();
    for (String w : words(TEXT)) {
      counts.merge(w, 1, Integer::sum);
    }
    List<Map.Entry<String, Integer>> top = new ArrayList<>(counts.entrySet());
    top.sort(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey()));
    for (Map.Entry<String, Integer> e : top.subList(0, 12)) {
      System.out.printf(Locale.US, "%-10s %3d %s%n", e.getKey(), e.getValue(), "#".repeat(e.getValue()));
    }
    System.out.println(counts.size() + " different words");
  }

  static void index() {
    Map<String, TreeSet<Integer>> index = new TreeMap<>();
    int n = 0;
    for (String line : TEXT.split("\n")) {
      n++;
      for (String w : words(line)) {
        index.computeIfAbsent(w, k -> new TreeSet<>()).add(n);
      }
    }
    index.entrySet().removeIf(e -> e.getValue().size() < 2);
    System.out.println(index);
    Map<String, Integer> bigrams = new LinkedHashMap<>();
    String previous = null;
    for (String w : words(TEXT)) {
      if (previous != null) {
        bigrams.merge(previous + " " + w, 1, Integer::sum);
      }
      previous = w;
    }
    bigrams.values().removeIf(c -> c == 1);
    System.out.println(bigrams);
  }

  static List<String> justify(List<String> words, int width) {
    List<String> lines = new ArrayList<>();
    int i = 0;
    while (i < words.size()) {
      int j = i;
      int length = 0;
      while (j < words.size() && length + words.get(j).length() + (j - i) <= width) {
        length += words.get(j++).length();
      }
      int gaps = j - i - 1;
      StringBuilder line = new StringBuilder(words.get(i));
      for (int k = i + 1; k < j; k++) {
        int spaces = j == words.size() ? 1 : (width - length) / gaps + (k - i <= (width - length) % gaps ? 1 : 0);
        line.append(" ".repeat(spaces)).append(words.get(k));
      }
      lines.add(line.toString());
      i = j;
    }
    return lines;
  }

  public static void main(String[] args) {
    frequencies();
    index();
    for (String line : justify(Arrays.asList(TEXT.split("\\s+")), 34)) {
      System.out.println("|" + line + "|");
    }
    String letters = TEXT.replaceAll("[^A-Za-z]", "");
    int[] histogram = new int[26];
    for (char c : letters.toLowerCase(Locale.ROOT).toCharArray()) {
      histogram[c - 'a']++;
    }
    System.out.println(Arrays.toString(histogram) + " " + letters.length());
  }
}
