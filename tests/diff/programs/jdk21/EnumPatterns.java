// Qualified enum constants, enums and strings mixed in pattern switches, switches over interfaces with enums.
// JDK: 21
public class EnumPatterns {
    sealed interface Card permits Suit, Face, Joker {}
    enum Suit implements Card { CLUBS, DIAMONDS, HEARTS, SPADES }
    enum Face implements Card { JACK { int worth() { return 11; } }, QUEEN, KING; int worth() { return 12 + ordinal(); } }
    record Joker(int id) implements Card {}

    static int score(Card c) {
        return switch (c) {
            case Suit.CLUBS -> 1;
            case Suit.SPADES -> 2;
            case Suit s when s.ordinal() == 1 -> 3;
            case Suit s -> 4;
            case Face.QUEEN -> 50;
            case Face f -> f.worth();
            case Joker(int id) when id > 1 -> 1000 * id;
            case Joker j -> 999;
        };
    }

    static String mixed(Object o) {
        return switch (o) {
            case Suit s when s == Suit.HEARTS -> "hearts";
            case String s when s.equals("HEARTS") -> "the word";
            case Suit s -> "suit " + s.name().charAt(0);
            case String s -> "word " + s;
            case Face.KING -> "king";
            case Enum<?> e -> "enum " + e.name();
            case Integer i when i == 3 -> "three";
            case null, default -> "rest";
        };
    }

    static String old(Suit s) {
        return switch (s) {
            case CLUBS, SPADES -> "black";
            case Suit.DIAMONDS, Suit.HEARTS -> "red";
        };
    }

    static int yielding(Card c) {
        int r = switch (c) {
            case Suit.CLUBS:
                yield 5;
            case Suit s:
                int k = s.ordinal();
                yield k * 2;
            case Face f:
                yield -f.ordinal();
            case Joker j:
                yield j.id();
        };
        return r;
    }

    public static void main(String[] args) {
        Card[] cards = {Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Face.JACK, Face.QUEEN, Face.KING, new Joker(1), new Joker(2)};
        for (Card c : cards) System.out.println(c + " " + score(c) + " " + yielding(c) + " " + mixed(c));
        for (Object o : new Object[] {"HEARTS", "x", 3, 4, null, Thread.State.NEW}) System.out.println(mixed(o));
        for (Suit s : Suit.values()) System.out.print(old(s) + " ");
        System.out.println();
        int total = 0;
        for (int i = 0; i < 500; i++) total = total * 7 + score(cards[i * i % 9]);
        System.out.println(total);
        try {
            score(null);
        } catch (NullPointerException e) {
            System.out.println("null card");
        }
        Suit none = args.length > 0 ? Suit.CLUBS : null;
        System.out.println(old(none));
    }
}
