// The array's own class decides what it takes.
// TARGET: ArrayStores.store(ArrayStores.Base[],ArrayStores.Base,int)
// SCOPE: n=2 array=2 types=ArrayStores$Base,ArrayStores$Derived,ArrayStores$Base[],ArrayStores$Derived[] int=-1,0,1
// BENCH: n=2 array=2 types=ArrayStores$Base,ArrayStores$Derived,ArrayStores$Base[],ArrayStores$Derived[] int=-1,0,1,2
class ArrayStores {
  static class Base {}

  static class Derived extends Base {}

  Derived[] derived;  // so that such arrays are in scope

  static Base store(Base[] array, Base value, int index) {
    Base old = array[index];
    array[index] = value;
    return old == value ? null : old;
  }
}
