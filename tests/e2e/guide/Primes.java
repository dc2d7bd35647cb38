// The examples of docs/guide.md, as they stand there.
// RUN: loris exec Primes 40
// EXPECT: exit 0, stdout is "2 3 5 7 11 13 17 19 23 29 31 37", stderr empty
// RUN: loris exec Primes forty
// EXPECT: exit 1, stdout empty, stderr contains "java.lang.NumberFormatException: For input string: \"forty\""
// RUN: loris exec Prime 40
// EXPECT: input error, stderr is "loris: main class Prime is not on the class path"
// RUN: loris exec -c lib.jar Primes 40
// EXPECT: input error, stderr is "loris: class path entry 'lib.jar' does not exist"
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Primes {
  public static void main(String[] args) {
    int limit = Integer.parseInt(args[0]);
    System.out.println(
        IntStream.rangeClosed(2, limit)
            .filter(n -> IntStream.rangeClosed(2, n / 2).noneMatch(d -> n % d == 0))
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(" ")));
  }
}
