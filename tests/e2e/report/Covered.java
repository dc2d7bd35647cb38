// What the paths cover, as JaCoCo writes it; switches count by where their cases lead.
// RUN: loris explore Covered.kind --coverage -
// EXPECT: exit 0, stdout golden "Covered.kind.xml"
// RUN: loris explore Covered.kind --coverage one.xml
// EXPECT: exit 0, coverage.branches 6, coverage.branches_covered 5
// RUN: loris explore Covered.kind --coverage three.xml -j 3
// EXPECT: exit 0
// SHELL: cmp one.xml three.xml
// SHELL: python3 -c 'import xml.etree.ElementTree as t; t.parse("one.xml")'
public class Covered {
  int kind(int x) {
    switch (x) {
      case 1:
      case 2:
        return 10;
      case 3:
        return 20;
      case 700:
        return 30;
      default:
        break;
    }
    if (x * 2 == 5) return -1;
    return new Object() {
      int get() {
        return 5;
      }
    }.get();
  }

  void untouched() {
    if (kind(1) > 0) throw new IllegalStateException();
  }
}
