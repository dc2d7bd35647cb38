// Dense and sparse switches, with cases that fall through.
// TARGET: Switches.choose(int,char)
// SCOPE: n=1 types=Switches int=-1,0,1,2,3,1000 char=97,98,122
class Switches {
  int state;

  int choose(int x, char c) {
    switch (x) {
      case 0: state = 1;
      case 1: state++; break;
      case 3: return state;
      default: state = -x;
    }
    switch (state) {
      case -1000: return 1;
      case 1: return c == 'a' ? 2 : 3;
      case 100000: return 4;
      default: break;
    }
    return switch (c) { case 'a', 'b' -> 5; default -> x; };
  }
}
