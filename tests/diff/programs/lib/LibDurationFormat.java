// java.time: Duration, Period, Instant, ZoneOffset, ISO formatting and parsing.
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;

public class LibDurationFormat {
  static void durations() {
    Duration d = Duration.ofHours(25).plusMinutes(61).plusSeconds(3).plusMillis(250);
    System.out.println(d + " " + d.toDays() + " " + d.toHours() + " " + d.toMinutesPart() + " " + d.toMillis() + " " + d.getSeconds() + " " + d.getNano() + " " + d.negated() + " " + d.multipliedBy(3) + " " + d.dividedBy(7) + " " + d.compareTo(Duration.ofDays(1)));
    System.out.println(Duration.ZERO + " " + Duration.ofMillis(-1) + " " + Duration.ofSeconds(-61) + " " + Duration.ofNanos(1) + " " + Duration.between(LocalTime.of(10, 0), LocalTime.of(9, 30)) + " " + Duration.ofDays(2).dividedBy(Duration.ofHours(5)) + " " + Duration.ofSeconds(59, 999999999).truncatedTo(ChronoUnit.SECONDS));
    for (String s : new String[] {"PT1H30M", "P2DT3H4.5S", "-PT6H+3M", "PT-6H3M", "P1D", "PT0.000000001S", "PT", "1H", "P1M", ""}) {
      try {
        System.out.println(s + " -> " + Duration.parse(s));
      } catch (DateTimeParseException e) {
        System.out.println(s + " ! " + e.getMessage());
      }
    }
    try {
      Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1);
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
  }

  static void periods() {
    Period p = Period.of(1, 14, 40);
    System.out.println(p + " " + p.normalized() + " " + p.toTotalMonths() + " " + p.plusDays(-50) + " " + p.negated() + " " + Period.ofWeeks(3) + " " + Period.ZERO + " " + Period.between(LocalDate.of(2020, 1, 31), LocalDate.of(2021, 3, 1)) + " " + LocalDate.of(2020, 1, 31).plus(Period.ofMonths(1)) + " " + Period.parse("P1Y2M3W4D") + " " + p.isNegative());
  }

  static void instants() {
    Instant i = Instant.ofEpochSecond(1700000000L, 123456789);
    System.out.println(i + " " + i.plus(1, ChronoUnit.DAYS) + " " + i.toEpochMilli() + " " + Instant.EPOCH + " " + Instant.ofEpochMilli(-1) + " " + i.truncatedTo(ChronoUnit.MINUTES) + " " + Instant.parse("2001-09-09T01:46:40Z").getEpochSecond() + " " + i.isBefore(Instant.MAX));
    OffsetDateTime o = i.atOffset(ZoneOffset.ofHoursMinutes(5, 30));
    System.out.println(o + " " + o.withOffsetSameInstant(ZoneOffset.UTC) + " " + o.toLocalTime() + " " + ZoneOffset.of("-08:00") + " " + ZoneOffset.ofTotalSeconds(3661) + " " + LocalDateTime.ofEpochSecond(0, 0, ZoneOffset.ofHours(-5)) + " " + LocalDateTime.of(1970, 1, 1, 0, 0).toEpochSecond(ZoneOffset.ofHours(2)));
    try {
      ZoneOffset.of("+19:00");
    } catch (DateTimeException e) {
      System.out.println(e.getMessage());
    }
  }

  static void formats() {
    LocalDateTime dt = LocalDateTime.of(2024, 3, 5, 7, 8, 9, 120000000);
    DateTimeFormatter[] isos = {DateTimeFormatter.ISO_LOCAL_DATE, DateTimeFormatter.ISO_LOCAL_TIME, DateTimeFormatter.ISO_LOCAL_DATE_TIME, DateTimeFormatter.BASIC_ISO_DATE, DateTimeFormatter.ISO_ORDINAL_DATE, DateTimeFormatter.ISO_WEEK_DATE};
    for (DateTimeFormatter f : isos) {
      System.out.print(dt.format(f) + " ");
    }
    System.out.println();
    DateTimeFormatter own = DateTimeFormatter.ofPattern("yyyy/MM/dd HH-mm-ss.SSS", java.util.Locale.ROOT);
    System.out.println(dt.format(own) + " " + LocalDateTime.parse("1999/12/31 23-59-58.007", own) + " " + LocalDate.parse("20240305", DateTimeFormatter.BASIC_ISO_DATE) + " " + own);
    for (String s : new String[] {"2024-03-05", "2024-3-5", "2024-02-30", "24-01-01", "not a date", "2024-03-05T10:00", ""}) {
      try {
        System.out.println(LocalDate.parse(s));
      } catch (DateTimeParseException e) {
        System.out.println(e.getMessage() + " @" + e.getErrorIndex());
      }
    }
    System.out.println(LocalTime.parse("10:15") + " " + LocalTime.parse("10:15:30.5") + " " + LocalDateTime.parse("2024-03-05T00:00:00") + " " + OffsetDateTime.parse("2024-03-05T00:00:00+01:00").toInstant());
  }

  public static void main(String[] args) {
    durations();
    periods();
    instants();
    formats();
  }
}
