// java.time and HexFormat on a newer JDK: week fields, clocks that stand still, periods, printing of instants.
// JDK: 21
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.WeekFields;
import java.util.HexFormat;

public class Lib21DateText {
  public static void main(String[] args) {
    Clock fixed = Clock.fixed(Instant.ofEpochSecond(1_000_000_000L), ZoneOffset.UTC);
    System.out.println(LocalDateTime.now(fixed) + " " + fixed.millis() + " " + Clock.offset(fixed, Duration.ofDays(1)).instant() + " " + InstantSource.fixed(Instant.EPOCH).instant());
    for (int day = 1; day <= 5; day++) {
      LocalDate d = LocalDate.of(2021, 1, day);
      System.out.print(d + " " + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.get(IsoFields.WEEK_BASED_YEAR) + " " + d.get(WeekFields.ISO.dayOfWeek()) + "; ");
    }
    System.out.println();
    LocalDate start = LocalDate.of(2020, 2, 28);
    System.out.println(start.datesUntil(start.plusDays(4)).toList() + " " + start.datesUntil(start.plusMonths(5), java.time.Period.ofMonths(1)).toList() + " " + IsoFields.QUARTER_YEARS.between(start, start.plusYears(3)) + " " + start.get(IsoFields.DAY_OF_QUARTER));
    System.out.println(Instant.EPOCH.until(Instant.ofEpochSecond(99999), ChronoUnit.MINUTES) + " " + Duration.ofMillis(123456789).toHoursPart() + " " + Duration.ofSeconds(3661).toSecondsPart() + " " + Duration.ofDays(1).isPositive());
    System.out.println(HexFormat.ofDelimiter(" ").formatHex(new byte[] {1, -1, 16}) + " " + HexFormat.of().toHexDigits(255, 4) + " " + HexFormat.fromHexDigitsToLong("ffffffffff"));
  }
}
