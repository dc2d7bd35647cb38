import java.util.List;
import java.util.Map;

/**
 * Dereferences null in many ways, one per method. Each t method is called with null, zero and false for
 * its parameters; what it throws is printed as CLASS LINE MESSAGE.
 */
public class NullPointers {
  static NullPointers none;
  static int[] noInts;
  static String text;
  static Object object;
  static NullPointers some = new NullPointers();
  static int[][] rows = new int[3][];
  static NullPointers[] many = new NullPointers[3];
  static NullPointers[][] table = new NullPointers[3][3];
  static final int TWO = 2;

  NullPointers next;
  NullPointers self = null;
  int number;
  long wide;
  double real;
  byte small;
  boolean flag;
  String name;
  int[] ints;
  long[] longs;
  Object[] objects;
  List<String> list;

  static NullPointers make() { return null; }
  static NullPointers make(int a, long b, String c, Object d, int[] e, String[][] f, List<String> g) { return null; }
  static NullPointers builder(StringBuilder b, Objects o, ObjectLike p, CharSequence c) { return null; }
  static int[] makeInts() { return null; }
  static int one() { return 1; }
  NullPointers link() { return null; }
  private NullPointers hidden() { return null; }
  int index() { return 0; }
  void take(long a, double b, Object c) {}
  static class Objects {}
  static class ObjectLike {}
  interface Face {
    void call(int a);
    default int dflt() { return 3; }
    default NullPointers get() { return null; }
    default void go() { use(this.get().number); }
  }
  static class Sub extends NullPointers { Sub sub; int viaSuper(Sub s) { return s.number; } }
  enum Color { RED }
  record Pair(Object left, Pair right) {}

  // The actions.
  void tGetField(NullPointers p) { use(p.number); }
  void tGetLong(NullPointers p) { use(p.wide); }
  void tPutInt(NullPointers p) { p.number = 1; }
  void tPutLong(NullPointers p) { p.wide = 1; }
  void tPutDouble(NullPointers p) { p.real = 1; }
  void tPutRef(NullPointers p, String s) { p.name = s; }
  void tIntLoad(int[] a) { use(a[0]); }
  void tLongLoad(long[] a) { use(a[0]); }
  void tFloatLoad(float[] a) { use(a[0]); }
  void tDoubleLoad(double[] a) { use(a[0]); }
  void tByteLoad(byte[] a) { use(a[0]); }
  void tBooleanLoad(boolean[] a) { use(a[0]); }
  void tCharLoad(char[] a) { use(a[0]); }
  void tShortLoad(short[] a) { use(a[0]); }
  void tRefLoad(String[] a) { use(a[0]); }
  void tIntStore(int[] a) { a[0] = 1; }
  void tLongStore(long[] a) { a[0] = 1; }
  void tFloatStore(float[] a) { a[0] = 1; }
  void tDoubleStore(double[] a) { a[0] = 1; }
  void tByteStore(byte[] a) { a[0] = 1; }
  void tBooleanStore(boolean[] a) { a[0] = true; }
  void tCharStore(char[] a) { a[0] = 'a'; }
  void tShortStore(short[] a) { a[0] = 1; }
  void tRefStore(String[] a) { a[0] = "a"; }
  void tLength(int[] a) { use(a.length); }
  void tThrow(RuntimeException e) { throw e; }
  void tSynchronized(Object o) { synchronized (o) { use(1); } }
  void tVirtual(String s) { use(s.length()); }
  void tInterface(Face f) { f.call(3); }
  void tDefault(Face f) { use(f.dflt()); }
  void tPrivate(NullPointers p) { p.hidden(); }
  void tUnbox(Integer i) { use(i + 1); }
  void tUnboxLong(Long i) { use(i + 1); }
  void tUnboxBoolean(Boolean b) { if (b) use(1); }
  void tForEach(List<String> l) { for (String s : l) use(s); }
  void tForEachArray(int[] a) { for (int i : a) use(i); }
  void tStringSwitch(String s) { switch (s) { case "a": use(1); break; default: use(2); } }
  void tEnumSwitch(Color c) { switch (c) { case RED: use(1); break; default: use(2); } }
  void tArrayClone(int[] a) { use(a.clone()); }
  void tRefArrayClone(String[][] a) { use(a.clone()); }
  void tGetClass(Object o) { use(o.getClass()); }
  void tCompound(NullPointers p) { p.number += 2; }
  void tIncrement(NullPointers p) { p.wide++; }
  void tArrayIncrement(int[] a) { a[1]++; }
  void tConcat(String s) { use(s.concat(s) + s); }

  // Where the null comes from.
  void tThisField() { use(name.length()); }
  void tThisChain() { use(self.next.number); }
  static void tStaticField() { use(text.length()); }
  static void tStaticChain() { use(some.next.number); }
  static void tStaticArray() { use(noInts[2]); }
  static void tStaticOfOther() { use(Holder.held.length()); }
  static void tReturn() { use(make().number); }
  static void tReturnWithArguments() { use(make(1, 2, "", null, null, null, null).number); }
  static void tReturnTrimmed() { use(builder(null, null, null, null).number); }
  static void tReturnChain() { use(some.link().next); }
  static void tReturnOfReturn() { use(some.hidden().link()); }
  static void tReturnedArray() { use(makeInts()[1]); }
  void tFieldOfReturn() { use(some.fresh().next.number); }
  NullPointers fresh() { return new NullPointers(); }
  static void tElement() { use(many[1].number); }
  static void tElementByLocal(int i) { use(many[i].number); }
  static void tElementByStatic() { use(many[TWO].number); }
  static void tElementByBigNumber() { use(rows[one() - 1].length); }
  static void tElementByCall() { use(many[one()].number); }
  static void tElementByField() { use(many[some.number].number); }
  static void tElementByVirtual() { use(many[some.index()].number); }
  static void tElementBySum(int i) { use(many[i + 1].number); }
  static void tElementOfElement() { use(table[1][2].number); }
  static void tRow() { use(rows[1][2]); }
  static void tStoreInRow() { rows[2][1] = 4; }
  static void tRowByExpression(int i, int j) { rows[i][j] = 4; }
  void tElementOfField() { objects = new Object[200]; use(objects[100].hashCode()); }
  void tElementShort() { objects = new Object[2000]; use(objects[1000].hashCode()); }
  void tElementLdc() { objects = new Object[70000]; use(objects[69000].hashCode()); }
  void tNullConstant() { use(((String) null).length()); }
  void tNullConstantArray() { use(((int[]) null)[0]); }
  void tThrowNull() { throw null; }
  void tSynchronizedNull() { synchronized ((Object) null) { use(1); } }
  void tCast(Object o) { use(((String) o).length()); }
  void tCastElement(Object[] o) { o = new Object[2]; use(((String) o[1]).length()); }
  void tConditional(boolean b, String s, String t) { use((b ? s : t).length()); }
  void tConditionalSame(boolean b, NullPointers p) { use((b ? p.next : p.self).number); }
  void tLocal() { String local = text; use(local.length()); }
  void tLocalOfLoop() { for (int i = 0; i < 3; i++) { int[] local = noInts; use(local[i]); } }
  void tOverwrittenParameter(String s) { s = null; use(s.length()); }
  void tOverwrittenAfterPush(String s) { use(s.substring((s = null) == null ? 1 : 2)); }
  static void tStaticParameter(long a, double b, String s, int[] t) { use(s.length()); }
  void tParameterAfterWide(long a, double b, String s, int[] t) { use(t[1]); }
  void tAssignedInBranch(boolean b, String s) { if (b) s = "x"; use(s.length()); }
  void tAssignmentValue(NullPointers p) { NullPointers q; use((q = p).number); }
  void tAssignedField(NullPointers p) { use((this.next = p).number); }
  void tAssignedStatic(NullPointers p) { use((none = p).number); }
  void tAssignedElement(NullPointers p) { use((many[1] = p).number); }
  void tInstanceOf(Object o) { if (!(o instanceof String s)) use(o.hashCode()); }
  void tNewArray() { use((new String[2][])[1].length); }
  void tMulti() { use((new String[2][3])[1][1].length()); }
  void tNewObjectField() { use(new NullPointers().next.number); }
  void tSuperField(Sub s) { use(s.sub.next); }
  void tRecord(Pair p) { use(new Pair(null, p).right().left()); }
  void tMapGet(Map<String, Integer> m) { int i = Map.<String, Integer>of().get("a"); use(i); }
  void tInstanceOfResult() { use(list.get(0).length()); }
  void tLoopCarried() { NullPointers p = some; while (true) p = p.next; }
  void tLoopCarriedLate() { NullPointers p = null; for (int i = 0; ; i++) { if (i > 2) use(p.number); } }
  void tTryValue() { String s; try { s = text; } finally { use(1); } use(s.length()); }
  void tCatch() { try { use(text.length()); } catch (NullPointerException e) { use(e.getCause().getMessage()); } }
  void tFinally() { try { use(1); } finally { use(text.length()); } }
  void tSwitchValue(int k) { use((switch (k) { case 0 -> text; case 1 -> name; default -> "x"; }).length()); }
  void tWideCall(NullPointers p) { p.take(1, 2, p); }
  void tTernaryArgument(NullPointers p, boolean b) { p.take(b ? 1 : 2, 2, p); }
  void tTernaryIndex(boolean b) { use(many[b ? 1 : 2].number); }
  void tTernaryIndexNull(int[] a, boolean b) { use(a[b ? 1 : 2]); }
  void tStoreTernary(int[] a, boolean b) { a[b ? 1 : 2] = b ? 3 : 4; }
  void tCharIndex(char c) { use(many[c].number); }
  void tByteIndex() { use(many[small].number); }
  void tLongIndex(long l) { use(many[(int) l].number); }
  void tNested() { use(many[rows[0].length].number); }
  void tNestedIndex() { use(many[new int[] {1, 2}[0]].number); }
  void tIndexOfIndex() { int[] is = {2, 1}; use(many[is[1]].number); }
  void tIndexFromBytes() { byte[] b = {1}; use(many[b[0]].number); }
  void tIndexFromChars() { char[] b = {1}; use(many[b[0]].number); }
  void tIndexFromShorts() { short[] b = {1}; use(many[b[0]].number); }
  void tIndexIncremented() { int i = 0; use(many[i++].number); }
  void tIndexPreIncremented() { int i = 0; use(many[++i].number); }
  void tIndexLength() { use(many[new int[1].length].number); }
  void tIndexNegative() { int[] i = null; use(i[-1]); }
  void tIndexNegativeByte() { int[] i = null; use(i[-100]); }
  void tIndexByInterface(List<Integer> l) { use(many[List.of(1).get(0)].number); }
  void tIndexByStatic() { use(many[zero].number); }
  static int zero;
  void tElementOfReturn() { use(makeMany()[1].number); }
  static NullPointers[] makeMany() { return many; }
  void tElementOfLong() { use(makeMany()[(int) wide].link().number); }
  void tLambda() { Runnable r = () -> use(text.length()); r.run(); }
  void tLambdaParameter() { java.util.function.Function<String, Integer> f = s -> s.length(); f.apply(null); }
  void tLambdaCaptured(String s) { Runnable r = () -> use(s.length()); r.run(); }
  void tLambdaThis() { Runnable r = () -> use(name.length()); r.run(); }
  void tConstructor() { new Broken(null); }
  static class Broken { Broken(String s) { this(s, s.length()); } Broken(String s, int n) {} }
  void tOuterField() { new Inner().go(); }
  class Inner { void go() { use(next.number); } }
  void tDefaultThis() { new Face() { public void call(int a) {} public NullPointers get() { return null; } }.go(); }
  void tSynchronizedField() { synchronized (next) { use(1); } }
  void tThrowField() { throw failure; }
  RuntimeException failure;
  void tThrowReturn() { throw failure(); }
  RuntimeException failure() { return null; }
  void tMixedCast() { use(((NullPointers) object).number); }
  void tGenericReturn() { use(new Box<String>().get().length()); }
  static class Box<T> { T value; T get() { return value; } }
  void tGenericField() { use(new Box<String>().value.length()); }
  void tDup() { NullPointers p = none; p.number = p.number = 3; }
  void tDupStore() { NullPointers p, q; p = q = none; p.next = q; }
  void tCompoundElement() { int[] a = null; a[one()] += 2; }
  void tCompoundField() { none.wide += 2; }
  void tStringSwitchField() { switch (name) { case "a" -> use(1); default -> use(2); } }
  void tUnboxElement() { Integer[] is = new Integer[2]; use(is[1] + 1); }
  void tUnboxReturn() { use(boxed() + 1); }
  static Integer boxed() { return null; }
  void tUnboxCompare(Character c) { use(c == 'a' ? 1 : 2); }
  void tVarArgs() { use(String.format(text.toString(), 1, 2)); }
  void tLoopTernary() { for (int i = 0; i < 3; i++) use((i == 0 ? text : name).length()); }
  void tBackwards() { String s = "a"; for (int i = 0; ; i++) { use(s.length()); if (i > 1) s = null; } }
  void tLateStore(String s) { for (int i = 0; ; i++) { if (i == 2) use(s.length()); if (i == 5) s = ""; } }
  void tManyCases(int k) { String s; switch (k) { case 0: s = text; break; case 1: s = name; break; default: s = ""; } use(s.length()); }
  void tNestedTry(String s) { try { try { use(s.length()); } finally { use(2); } } finally { use(3); } }
  void tInCatch(String s) { try { throw new IllegalStateException(); } catch (IllegalStateException e) { use(s.length()); } }
  void tInFinally(String s) { try { throw new IllegalStateException(); } finally { use(s.length()); } }
  void tCaughtField() { try { throw new Failure(); } catch (Failure e) { use(e.inner.getMessage()); } }
  static class Failure extends RuntimeException { Failure inner; }
  void tStaticThroughInstance(Deep d) { use(d.a.b.c); }

  // The limits.
  void tDeep2() { Deep x = Deep.of(2); use(x.a.b.c.number); }
  void tDeep3() { Deep x = Deep.of(3); use(x.a.b.c.d.number); }
  void tDeep4() { Deep x = Deep.of(4); use(x.a.b.c.d.e.number); }
  void tDeep5() { Deep x = Deep.of(5); use(x.a.b.c.d.e.f.number); }
  void tDeep6() { Deep x = Deep.of(6); use(x.a.b.c.d.e.f.g.number); }
  void tDeepArray1() { Object[] a = {null}; use(a[0].hashCode()); }
  void tDeepArray3() { int[][][] a = {{null}}; use(a[0][0][0]); }
  void tDeepArray5() { int[][][][][] a = {{{{null}}}}; use(a[0][0][0][0][0]); }
  void tDeepArray6() { int[][][][][][] a = {{{{{null}}}}}; use(a[0][0][0][0][0][0]); }
  void tDeepArray7() { int[][][][][][][] a = {{{{{{null}}}}}}; use(a[0][0][0][0][0][0][0]); }
  void tDeepIndex() { int[] i = {0}; Object[] a = {null}; use(a[i[i[i[0]]]].hashCode()); }
  void tDeepIndex2() { int[] i = {0}; Object[] a = {null}; use(a[i[i[i[i[i[i[0]]]]]]].hashCode()); }
  void tDeepCalls() { Deep x = Deep.of(3); use(x.a().b().c().d().number); }
  void tDeepMixed() { Deep x = Deep.of(4); use(x.a().b.c().d.e.number); }
  void tDeepMixedArray() { Deep x = Deep.of(3); x.many = new Deep[] {x.a}; use(x.many[0].b.c.d.number); }
  void tManyLocals(int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, int b0, int b1,
      int b2, int b3, int b4, int b5, int b6, int b7, int b8, int b9, int c0, int c1, int c2, int c3, int c4, int c5,
      int c6, int c7, int c8, int c9, long d0, long d1, long d2, long d3, long d4, long d5, long d6, long d7, long d8,
      long d9, long e0, long e1, long e2, long e3, long e4, long e5, String s62, String s63, String s64, String s65) {
    String local = s62;
    s63 = null;
    s64 = null;
    try { use(local.length()); } catch (NullPointerException e) { report(e); }
    try { use(s62.length()); } catch (NullPointerException e) { report(e); }
    try { use(s63.length()); } catch (NullPointerException e) { report(e); }
    try { use(s64.length()); } catch (NullPointerException e) { report(e); }
    use(s65.length());
  }

  // No action of the virtual machine.
  void tExplicit() { throw new NullPointerException(); }

  static class Holder { static String held; }

  static class Deep {
    Deep a, b, c, d, e, f, g;
    int number;
    Deep[] many;

    static Deep of(int depth) {
      Deep deep = new Deep();
      Deep below = depth == 0 ? null : of(depth - 1);
      deep.a = deep.b = deep.c = deep.d = deep.e = deep.f = deep.g = below;
      return deep;
    }

    Deep a() { return a; }
    Deep b() { return b; }
    Deep c() { return c; }
    Deep d() { return d; }
  }

  static void use(Object value) {}
  static void use(long value) {}
  static void use(double value) {}

  static void report(NullPointerException e) {
    StackTraceElement top = e.getStackTrace()[0];
    System.out.println(top.getClassName() + " " + top.getLineNumber() + " " + e.getMessage());
  }

  public static void main(String[] args) throws Exception {
    for (java.lang.reflect.Method method : NullPointers.class.getDeclaredMethods()) {
      if (!method.getName().startsWith("t") || method.getName().equals("take")) continue;
      try {
        method.invoke(new NullPointers(), defaults(method.getParameterTypes()));
      } catch (java.lang.reflect.InvocationTargetException e) {
        if (e.getCause() instanceof NullPointerException thrown) report(thrown);
        else throw e;
        continue;
      }
      throw new AssertionError(method + " threw nothing");
    }
  }

  private static Object[] defaults(Class<?>[] types) {
    Object[] values = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      if (types[i].isPrimitive()) values[i] = java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(types[i], 1), 0);
    }
    return values;
  }
}
