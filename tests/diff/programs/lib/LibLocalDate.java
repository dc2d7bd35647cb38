// java.time: LocalDate, LocalTime, LocalDateTime arithmetic, adjusters, comparisons, errors.
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;

public class LibLocalDate {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": nothing thrown");
    } catch (DateTimeException | ArithmeticException e) {
      System.out.println(what + ": " + e.getMessage());
    }
  }

  static void dates() {
    LocalDate d = LocalDate.of(2024, 2, 29);
    System.out.println(d + " " + d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.isLeapYear() + " " + d.lengthOfMonth() + " " + d.plusYears(1) + " " + d.plusMonths(12) + " " + d.minusMonths(1) + " " + d.plusWeeks(3) + " " + d.plusDays(366) + " " + d.minusDays(60) + " " + d.toEpochDay());
    System.out.println(d.withDayOfMonth(1) + " " + d.withMonth(1) + " " + d.withYear(2023) + " " + d.withDayOfYear(100) + " " + d.isBefore(LocalDate.EPOCH) + " " + d.compareTo(LocalDate.of(2023, 12, 31)) + " " + d.equals(LocalDate.ofYearDay(2024, 60)) + " " + d.hashCode());
    System.out.println(d.with(TemporalAdjusters.lastDayOfMonth()) + " " + d.with(TemporalAdjusters.firstDayOfNextMonth()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.previousOrSame(DayOfWeek.THURSDAY)) + " " + d.with(TemporalAdjusters.firstInMonth(DayOfWeek.SUNDAY)) + " " + d.with(TemporalAdjusters.lastInMonth(DayOfWeek.FRIDAY)));
    System.out.println(ChronoUnit.DAYS.between(LocalDate.of(1900, 1, 1), d) + " " + ChronoUnit.MONTHS.between(LocalDate.of(1999, 12, 31), d) + " " + ChronoUnit.WEEKS.between(d, LocalDate.EPOCH) + " " + LocalDate.EPOCH.until(d) + " " + d.get(ChronoField.ALIGNED_WEEK_OF_YEAR) + " " + d.getLong(ChronoField.PROLEPTIC_MONTH));
    long hash = 0;
    LocalDate walk = LocalDate.of(1582, 10, 4);
    for (int i = 0; i < 600; i++) {
      hash = hash * 31 + walk.getDayOfWeek().getValue() * 1000 + walk.getDayOfYear();
      walk = walk.plusDays(i * 7 % 400).plusMonths(i % 5);
    }
    System.out.println(walk + " " + hash + " " + LocalDate.MAX + " " + LocalDate.MIN + " " + LocalDate.ofEpochDay(-1));
    fails("bad day", () -> LocalDate.of(2023, 2, 29));
    fails("bad month", () -> LocalDate.of(2023, 13, 1));
    fails("bad day of month", () -> LocalDate.of(2023, 4, 31));
    fails("bad year day", () -> LocalDate.ofYearDay(2023, 366));
    fails("too far", () -> LocalDate.MAX.plusDays(1));
    fails("hour of date", () -> d.get(ChronoField.HOUR_OF_DAY));
  }

  static void times() {
    LocalTime t = LocalTime.of(23, 59, 30);
    System.out.println(t + " " + t.plusSeconds(45) + " " + t.minusHours(25) + " " + t.toSecondOfDay() + " " + t.truncatedTo(ChronoUnit.HOURS) + " " + LocalTime.of(7, 5) + " " + LocalTime.of(1, 2, 3, 4000000) + " " + LocalTime.of(1, 2, 3, 4) + " " + LocalTime.MIDNIGHT + " " + LocalTime.MAX + " " + t.isAfter(LocalTime.NOON));
    LocalDateTime dt = LocalDateTime.of(2023, Month.DECEMBER, 31, 23, 0).plusMinutes(90);
    System.out.println(dt + " " + dt.toLocalDate() + " " + dt.minusNanos(1) + " " + ChronoUnit.SECONDS.between(LocalDateTime.of(2000, 1, 1, 0, 0), dt) + " " + dt.withHour(5).compareTo(dt) + " " + LocalDate.of(2020, 1, 1).atStartOfDay() + " " + dt.truncatedTo(ChronoUnit.DAYS));
    fails("bad hour", () -> LocalTime.of(24, 0));
  }

  static void others() {
    System.out.println(Month.FEBRUARY.plus(13) + " " + Month.of(12).length(false) + " " + DayOfWeek.MONDAY.minus(1) + " " + Year.isLeap(1900) + Year.isLeap(2000) + " " + YearMonth.of(2024, 2).atEndOfMonth() + " " + YearMonth.of(2024, 11).plusMonths(3) + " " + Month.JANUARY.firstMonthOfQuarter());
    fails("bad dow", () -> DayOfWeek.of(8));
    StringBuilder calendar = new StringBuilder();
    LocalDate first = LocalDate.of(2024, 9, 1);
    for (int i = 1; i < first.getDayOfWeek().getValue(); i++) {
      calendar.append("   ");
    }
    for (LocalDate d = first; d.getMonthValue() == 9; d = d.plusDays(1)) {
      calendar.append(d.getDayOfMonth() < 10 ? "  " : " ").append(d.getDayOfMonth());
      if (d.getDayOfWeek() == DayOfWeek.SUNDAY) {
        calendar.append('\n');
      }
    }
    System.out.println(calendar);
  }

  public static void main(String[] args) {
    dates();
    times();
    others();
  }
}
