// An enum is null or one of its constants.
// TARGET: Colours.mix(Colours.Colour)
// SCOPE: n=2 types=Colours,Colours$Colour
class Colours {
  enum Colour { RED, GREEN, BLUE }

  Colour own;
  Colours next;

  int mix(Colour other) {
    if (own == other) return 0;
    if (other == Colour.RED) own = Colour.GREEN;
    switch (other) {
      case RED: return next.own == own ? 1 : 2;
      case BLUE: return other.ordinal() + 10;
      default: return own.compareTo(other);
    }
  }
}
