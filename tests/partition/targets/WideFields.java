// Long and double fields written through two references that may be the same, then compared.
// TARGET: WideFields.mix(WideFields,WideFields)
// SCOPE: n=2 types=WideFields long=-1,2 double=0,-0.5
// BENCH: n=2 types=WideFields long=-1,0,5 double=NaN,-0.0,1.5
class WideFields {
  long count;
  double weight;
  WideFields other;

  int mix(WideFields x, WideFields y) {
    x.count = y.count + 3;
    y.weight = x.weight;
    weight = 1.5;
    other = x;
    y.count ^= count;
    if (other.weight > y.weight) return 1;
    if (x.count == y.count) return x.weight == weight ? 2 : 3;
    return y.other.count < other.count ? 4 : 5;
  }
}
