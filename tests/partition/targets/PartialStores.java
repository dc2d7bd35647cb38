// Stores into an array of which a later one may be refused, after an earlier one has changed what is stored.
// TARGET: PartialStores.store(PartialStores.Base[],PartialStores.Base,int)
// TARGET: PartialStores.refuse(PartialStores.Base[])
// SCOPE: n=2 array=2 types=PartialStores$Base,PartialStores$Derived,PartialStores$Base[],PartialStores$Derived[] int=0,1
class PartialStores {
  static class Base {
    int value;
  }

  static class Derived extends Base {}

  Derived[] derived;  // so that such arrays are in scope

  static int store(Base[] array, Base x, int i) {
    int done = 0;
    try {
      Base old = array[0];
      array[i] = old;
      done = ++old.value;
      array[0] = x;
      done += x.value;
    } catch (ArrayStoreException e) {
      x.value = done + 2;
    } catch (NullPointerException e) {
      if (array == null) return -1;
      array[1] = new Base();
    }
    return array[i] == x ? done : array[0].value;
  }

  static int refuse(Base[] array) {
    try {
      array[0] = new Base();
      return 0;
    } catch (ArrayStoreException e) {
      return array[0] == null ? 1 : array[0].value;
    }
  }
}
