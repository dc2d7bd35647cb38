// Fields of one class with one name and other types, as class files may have them: one is renamed here.
// SHELL: python3 -c "p = 'Twins.class'; b = open(p, 'rb').read(); open(p, 'wb').write(b.replace(b'\x01\x00\x02fb', b'\x01\x00\x02fa'))"
// RUN: loris explore Twins.pick --paths
// EXPECT: exit 0, complete true, paths.total 4, stdout contains "this.Twins::fa:int", stdout contains "this.Twins::fa:long"
// RUN: loris explore Twins.pick --heap lazier# --paths
// EXPECT: exit 0, complete true, paths.total 4
class TwinFields {}

class Twins {
  int fa;
  long fb;
  Object fc;

  int pick() {
    if (fa == 3) return fb == 4 ? 1 : 2;
    return fb == 7 ? 3 : 4;
  }
}
