// vavr: Option, Try, Either, Validation, Lazy, pattern matching, functions that curry, lift and memoize.
// JARS: vavr-0.x.jar,vavr-match-0.x.jar
// TIMEOUT: 120
import static io.vavr.API.$;
import static io.vavr.API.Case;
import static io.vavr.API.For;
import static io.vavr.API.Match;
import static io.vavr.Patterns.$Failure;
import static io.vavr.Patterns.$Left;
import static io.vavr.Patterns.$None;
import static io.vavr.Patterns.$Right;
import static io.vavr.Patterns.$Some;
import static io.vavr.Patterns.$Success;
import static io.vavr.Patterns.$Tuple2;
import static io.vavr.Predicates.allOf;
import static io.vavr.Predicates.instanceOf;
import static io.vavr.Predicates.is;
import static io.vavr.Predicates.isIn;

import io.vavr.CheckedFunction1;
import io.vavr.Function1;
import io.vavr.Function2;
import io.vavr.Function3;
import io.vavr.Lazy;
import io.vavr.MatchError;
import io.vavr.PartialFunction;
import io.vavr.Tuple;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;
import io.vavr.control.Validation;

public class JarVavrControl {
  record Person(String name, int age) {}

  static Try<Integer> parse(String s) {
    return Try.of(() -> Integer.parseInt(s));
  }

  static void options() {
    Option<Integer> some = Option.of(5);
    Option<Integer> none = Option.none();
    System.out.println(some + " " + none + " " + Option.of(null) + " " + Option.some(null) + " " + some.map(x -> x * 2).filter(x -> x > 9).getOrElse(0) + " " + none.orElse(Option.of(9)) + " " + some.flatMap(x -> none) + " " + some.toTry() + " " + none.toEither("left") + " " + some.fold(() -> -1, x -> x + 1) + " " + none.isEmpty() + some.equals(Option.of(5)) + " " + Option.when(true, 7) + " " + Option.sequence(List.of(some, Option.of(6))) + " " + Option.sequence(List.of(some, none)) + " " + some.toList() + " " + some.exists(x -> x == 5));
    try {
      none.get();
    } catch (java.util.NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
  }

  static void tries() {
    for (String s : new String[] {"42", "x", "0"}) {
      Try<Integer> t = parse(s).map(x -> 100 / x);
      System.out.println(t.isSuccess() + " " + t.getOrElse(-1) + " " + t.map(x -> x + 1).toOption() + " " + t.recover(NumberFormatException.class, 0).toEither().swap() + " " + t.recoverWith(ArithmeticException.class, e -> Try.success(-2)) + " " + t.failed().map(Throwable::getMessage).getOrElse("fine") + " " + t.mapTry(x -> x * 2).filter(x -> x > 3).isFailure() + " " + t.fold(e -> e.getClass().getSimpleName(), Object::toString));
    }
    StringBuilder log = new StringBuilder();
    Try.run(() -> log.append("run ")).andThen(() -> log.append("then ")).onSuccess(x -> log.append("ok ")).andFinally(() -> log.append("finally"));
    Try<Object> failed = Try.failure(new IllegalStateException("bad"));
    failed.onFailure(e -> log.append(' ').append(e.getMessage()));
    System.out.println(log + " " + Try.sequence(List.of(parse("1"), parse("2"))) + " " + Try.sequence(List.of(parse("1"), parse("z"))).isFailure() + " " + Try.withResources(() -> new java.io.StringReader("res")).of(r -> (char) r.read()) + " " + parse("q").onFailure(e -> { }).getCause());
    try {
      failed.get();
    } catch (IllegalStateException e) {
      System.out.println("rethrown " + e.getMessage());
    }
  }

  static void eithers() {
    Either<String, Integer> right = Either.right(3);
    Either<String, Integer> left = Either.left("error");
    System.out.println(right + " " + left + " " + right.map(x -> x + 1) + " " + left.map(x -> x + 1) + " " + left.mapLeft(String::length) + " " + right.flatMap(x -> left) + " " + right.bimap(String::length, x -> x * 10) + " " + left.getOrElseGet(String::length) + " " + right.swap() + " " + right.filterOrElse(x -> x > 5, x -> "small " + x) + " " + Either.sequence(List.of(right, left, Either.<String, Integer>left("two"))) + " " + right.fold(String::length, x -> -x));
    Function2<String, Integer, Validation<Seq<String>, Person>> validate = (name, age) -> Validation.combine(
        name.isBlank() ? Validation.<String, String>invalid("no name") : Validation.valid(name), age < 0 ? Validation.<String, Integer>invalid("age " + age) : Validation.valid(age)).ap(Person::new);
    System.out.println(validate.apply("Ann", 30) + " " + validate.apply("", 30) + " " + validate.apply(" ", -1) + " " + validate.apply("Bob", 1).map(Person::age).getOrElse(0));
  }

  static String describe(Object o) {
    return Match(o).of(
        Case($(is(0)), "zero"),
        Case($(isIn(1, 2, 3)), x -> "small " + x),
        Case($(instanceOf(Integer.class)), i -> "integer " + (i + 1)),
        Case($(allOf(instanceOf(String.class), s -> ((String) s).isEmpty())), "empty text"),
        Case($(instanceOf(String.class)), s -> "text " + s.length()),
        Case($(), x -> "other " + x));
  }

  static void matching() {
    for (Object o : new Object[] {0, 2, 77, "", "four", 2.5, List.of(1)}) {
      System.out.print(describe(o) + "; ");
    }
    System.out.println();
    for (Option<Integer> o : List.of(Option.of(4), Option.<Integer>none())) {
      System.out.print(Match(o).of(Case($Some($(x -> x > 3)), x -> "big " + x), Case($Some($()), x -> "some " + x), Case($None(), "none")) + " ");
    }
    for (Try<Integer> t : List.of(parse("3"), parse("three"))) {
      System.out.print(Match(t).of(Case($Success($()), x -> "success " + x), Case($Failure($(instanceOf(NumberFormatException.class))), e -> "failure " + e.getMessage())) + " ");
    }
    Either<String, Integer> e = Either.left("l");
    System.out.println(Match(e).of(Case($Right($()), x -> "right" + x), Case($Left($()), x -> "left" + x)) + " " + Match(Tuple.of(1, "a")).of(Case($Tuple2($(1), $()), (a, b) -> a + b)) + " " + Match(5).option(Case($(6), "six")));
    try {
      Match(1).of(Case($(2), "two"));
    } catch (MatchError x) {
      System.out.println(x.getMessage());
    }
    System.out.println(For(List.of(1, 2, 3), List.of("a", "b")).yield((n, s) -> s.repeat(n)).toList() + " " + For(Option.of(2), Option.of(3)).yield((a, b) -> a * b));
  }

  static void functions() {
    Function3<Integer, Integer, Integer, Integer> f = (a, b, c) -> a * 100 + b * 10 + c;
    System.out.println(f.curried().apply(1).apply(2).apply(3) + " " + f.apply(1).apply(2, 3) + " " + f.tupled().apply(Tuple.of(4, 5, 6)) + " " + f.reversed().apply(1, 2, 3) + " " + f.andThen(x -> x + 1).apply(0, 0, 1) + " " + f.arity() + " " + Function1.<Integer>identity().compose((Integer x) -> x * 2).apply(4));
    int[] calls = {0};
    Function1<Integer, Integer> slow = Function1.of((Integer x) -> {
      calls[0]++;
      return x * x;
    }).memoized();
    int sum = 0;
    for (int i = 0; i < 500; i++) {
      sum += slow.apply(i % 7);
    }
    System.out.println(sum + " " + calls[0] + " " + slow.isMemoized());
    Function2<Integer, Integer, Option<Integer>> safe = Function2.lift((a, b) -> a / b);
    PartialFunction<Integer, String> partial = new PartialFunction<>() {
      private static final long serialVersionUID = 1;

      @Override
      public String apply(Integer x) {
        return "even " + x;
      }

      @Override
      public boolean isDefinedAt(Integer x) {
        return x % 2 == 0;
      }
    };
    System.out.println(safe.apply(6, 3) + " " + safe.apply(1, 0) + " " + List.rangeClosed(1, 6).collect(partial) + " " + CheckedFunction1.liftTry((String s) -> Integer.parseInt(s)).apply("z").isFailure());
    int[] made = {0};
    Lazy<String> lazy = Lazy.of(() -> "made " + ++made[0]);
    System.out.println(lazy.isEvaluated() + " " + lazy.get() + " " + lazy.get() + " " + lazy.isEvaluated() + " " + lazy.map(String::length).get() + " " + lazy);
  }

  public static void main(String[] args) {
    options();
    tries();
    eithers();
    matching();
    functions();
  }
}
