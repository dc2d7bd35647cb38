// Constants of type MethodHandle and MethodType, call sites and dynamic constants with bootstrap
// methods of the program's own: javac emits none of them, compilers of other languages do.
// GENERATE: HandleMain
// JARS: asm.jar
import java.io.IOException;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

public class HandleConstants implements Opcodes {
  private static final String LOOKUP = "Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;";
  private static final String SITE = "(" + LOOKUP + "Ljava/lang/invoke/MethodType;";

  public static void main(String[] args) throws IOException {
    ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
    out.visit(V11, ACC_PUBLIC | ACC_SUPER, "HandleMain", null, "java/lang/Object", null);
    writeSecret(out);
    MethodVisitor m =
        out.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
    m.visitCode();
    writeHandles(m);
    writeTypes(m);
    writeCalls(m);
    writeConstants(m);
    writeFailures(m);
    m.visitInsn(RETURN);
    m.visitMaxs(0, 0);
    m.visitEnd();
    out.visitEnd();
    Files.write(Path.of(args[0], "HandleMain.class"), out.toByteArray());
    // What the generated class calls was compiled with this one.
    Files.copy(HandleConstants.class.getResourceAsStream("Subject.class"), Path.of(args[0], "Subject.class"));
  }

  /** private static String secret(int n) { return "secret".repeat(n); } */
  private static void writeSecret(ClassWriter out) {
    MethodVisitor m =
        out.visitMethod(ACC_PRIVATE | ACC_STATIC, "secret", "(I)Ljava/lang/String;", null, null);
    m.visitCode();
    m.visitLdcInsn("secret");
    m.visitVarInsn(ILOAD, 0);
    m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "repeat", "(I)Ljava/lang/String;", false);
    m.visitInsn(ARETURN);
    m.visitMaxs(0, 0);
    m.visitEnd();
  }

  /** One constant of every kind of reference (JVMS table 5.4.3.5-A), each used twice. */
  private static void writeHandles(MethodVisitor m) {
    Handle[] handles = {
      new Handle(H_INVOKESTATIC, "HandleMain", "secret", "(I)Ljava/lang/String;", false),
      new Handle(H_INVOKESTATIC, "java/util/List", "of", "(Ljava/lang/Object;)Ljava/util/List;", true),
      new Handle(H_INVOKEVIRTUAL, "java/lang/String", "length", "()I", false),
      new Handle(H_INVOKEINTERFACE, "java/util/List", "size", "()I", true),
      new Handle(H_NEWINVOKESPECIAL, "Subject", "<init>", "(I)V", false),
      new Handle(H_GETFIELD, "Subject", "field", "I", false),
      new Handle(H_PUTFIELD, "Subject", "field", "I", false),
      new Handle(H_GETSTATIC, "Subject", "shared", "J", false),
      new Handle(H_PUTSTATIC, "Subject", "shared", "J", false),
      new Handle(H_INVOKESTATIC, "Subject", "spread", "([Ljava/lang/Object;)Ljava/lang/String;", false),
    };
    for (Handle handle : handles) {
      m.visitLdcInsn(handle);
      say(m, "show", "(Ljava/lang/invoke/MethodHandle;)V");
    }
    m.visitLdcInsn(handles[0]);
    m.visitInsn(ICONST_3);
    m.visitMethodInsn(
        INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invokeExact", "(I)Ljava/lang/String;", false);
    say(m, "show", "(Ljava/lang/Object;)V");
    m.visitLdcInsn(handles[4]);
    m.visitIntInsn(BIPUSH, 12);
    m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invokeExact", "(I)LSubject;", false);
    say(m, "show", "(Ljava/lang/Object;)V");
    m.visitLdcInsn(handles[9]);
    m.visitLdcInsn("a");
    m.visitLdcInsn(2.5);
    m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invoke",
        "(Ljava/lang/Object;D)Ljava/lang/Object;", false);
    say(m, "show", "(Ljava/lang/Object;)V");
    m.visitLdcInsn(handles[2]);
    m.visitLdcInsn(handles[2]);
    say(m, "same", "(Ljava/lang/Object;Ljava/lang/Object;)V");
  }

  private static void writeTypes(MethodVisitor m) {
    for (String type : List.of("()V", "(IJFDZBCS)LSubject;", "([[ILjava/lang/String;)[Ljava/util/Map;")) {
      m.visitLdcInsn(Type.getMethodType(type));
      say(m, "show", "(Ljava/lang/Object;)V");
    }
    m.visitLdcInsn(Type.getMethodType("()LHandleMain;"));
    m.visitLdcInsn(Type.getMethodType("()LHandleMain;"));
    say(m, "same", "(Ljava/lang/Object;Ljava/lang/Object;)V");
  }

  /** Two sites whose bootstrap methods log that they ran, each called in a loop. */
  private static void writeCalls(MethodVisitor m) {
    Handle plain = bootstrap("link", SITE + "Ljava/lang/invoke/MethodHandle;ILjava/lang/String;JFDLjava/lang/Class;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;");
    Handle target = new Handle(H_INVOKESTATIC, "Subject", "twice", "(IJ)Ljava/lang/String;", false);
    Object[] arguments = {target, 7, "text", 1L << 40, 1.5f, 2.25, Type.getObjectType("[LSubject;"), Type.getMethodType("(I)V")};
    Handle mutable = bootstrap("count", SITE + ")Ljava/lang/invoke/CallSite;");
    Handle varargs = bootstrap("collect", SITE + "[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;");
    Label loop = new Label();
    m.visitInsn(ICONST_0);
    m.visitVarInsn(ISTORE, 1);
    m.visitLabel(loop);
    m.visitVarInsn(ILOAD, 1);
    m.visitLdcInsn(5L);
    m.visitInvokeDynamicInsn("twice", "(IJ)Ljava/lang/String;", plain, arguments);
    say(m, "show", "(Ljava/lang/Object;)V");
    m.visitInvokeDynamicInsn("next", "()I", mutable);
    say(m, "show", "(I)V");
    m.visitInvokeDynamicInsn("nothing", "()V", varargs, 1, "two", 3.0);
    m.visitIincInsn(1, 1);
    m.visitVarInsn(ILOAD, 1);
    m.visitInsn(ICONST_3);
    m.visitJumpInsn(IF_ICMPLT, loop);
  }

  private static void writeConstants(MethodVisitor m) {
    Handle list = bootstrap("list", "(" + LOOKUP + "Ljava/lang/Class;[Ljava/lang/Object;)Ljava/lang/Object;");
    Handle number = bootstrap("number", "(" + LOOKUP + "Ljava/lang/Class;)J");
    ConstantDynamic inner = new ConstantDynamic("inner", "Ljava/lang/Object;", list, "x", 1);
    ConstantDynamic outer = new ConstantDynamic("outer", "Ljava/util/List;", list, inner, 2, Type.getType("LSubject;"));
    for (int i = 0; i < 2; i++) {
      m.visitLdcInsn(outer);
      say(m, "show", "(Ljava/lang/Object;)V");
      m.visitLdcInsn(new ConstantDynamic("answer", "J", number));
      say(m, "show", "(J)V");
    }
    m.visitLdcInsn(outer);
    m.visitLdcInsn(outer);
    say(m, "same", "(Ljava/lang/Object;Ljava/lang/Object;)V");
  }

  /** A bootstrap method that throws runs once; its error comes again. */
  private static void writeFailures(MethodVisitor m) {
    Handle[] failing = {
      bootstrap("fail", SITE + ")Ljava/lang/invoke/CallSite;"),
      bootstrap("wrongType", SITE + ")Ljava/lang/invoke/CallSite;"),
    };
    for (Handle handle : failing) {
      Label again = new Label(), start = new Label(), end = new Label(), handler = new Label(), next = new Label();
      m.visitInsn(ICONST_0);
      m.visitVarInsn(ISTORE, 1);
      m.visitLabel(again);
      m.visitTryCatchBlock(start, end, handler, "java/lang/Throwable");
      m.visitLabel(start);
      m.visitInvokeDynamicInsn("f", "()V", handle);
      m.visitLabel(end);
      m.visitJumpInsn(GOTO, next);
      m.visitLabel(handler);
      say(m, "caught", "(Ljava/lang/Throwable;)V");
      m.visitLabel(next);
      m.visitIincInsn(1, 1);
      m.visitVarInsn(ILOAD, 1);
      m.visitInsn(ICONST_2);
      m.visitJumpInsn(IF_ICMPLT, again);
    }
  }

  private static Handle bootstrap(String name, String descriptor) {
    return new Handle(H_INVOKESTATIC, "Subject", name, descriptor, false);
  }

  private static void say(MethodVisitor m, String method, String descriptor) {
    m.visitMethodInsn(INVOKESTATIC, "Subject", method, descriptor, false);
  }
}

class Subject {
  static long shared = 99;
  int field;

  Subject(int field) { this.field = field; }
  @Override public String toString() { return "Subject " + field; }

  static void show(Object o) { System.out.println(o); }
  static void show(int i) { System.out.println(i); }
  static void show(long l) { System.out.println(l); }
  static void same(Object a, Object b) { System.out.println(a == b); }
  static void caught(Throwable t) { System.out.println(t.getClass().getName() + " " + t.getMessage()); }
  static void show(MethodHandle h) { System.out.println(h.type() + " " + h.isVarargsCollector()); }

  static String twice(int a, long b) { return a * 2 + " " + b * 2; }
  static String spread(Object... all) { return Arrays.toString(all); }

  static CallSite link(MethodHandles.Lookup lookup, String name, MethodType type, MethodHandle target, int i, String s, long l, float f, double d, Class<?> c, MethodType t) {
    System.out.println("link " + lookup.lookupClass() + " " + name + type + " " + target.type() + i + s + l + f + d + c + t);
    return new ConstantCallSite(target);
  }

  static int[] state = new int[1];
  static int next() { return ++state[0]; }
  static int never() { return -1; }

  static CallSite count(MethodHandles.Lookup lookup, String name, MethodType type) throws ReflectiveOperationException {
    System.out.println("count");
    MethodHandles.Lookup own = MethodHandles.lookup();
    MutableCallSite site = new MutableCallSite(type);
    MethodHandle first = own.findStatic(Subject.class, "next", type);
    MethodHandle change = own.findVirtual(MutableCallSite.class, "setTarget", MethodType.methodType(void.class, MethodHandle.class))
        .bindTo(site).bindTo(own.findStatic(Subject.class, "never", type));
    site.setTarget(MethodHandles.foldArguments(first, change));
    return site;
  }

  static void nothing() { System.out.println("nothing"); }

  static CallSite collect(MethodHandles.Lookup lookup, String name, MethodType type, Object... arguments) throws ReflectiveOperationException {
    System.out.println("collect " + Arrays.toString(arguments));
    return new ConstantCallSite(MethodHandles.lookup().findStatic(Subject.class, name, type));
  }

  static Object list(MethodHandles.Lookup lookup, String name, Class<?> type, Object... arguments) {
    System.out.println("list " + name + " " + type.getSimpleName());
    return new ArrayList<>(Arrays.asList(arguments));
  }

  static long number(MethodHandles.Lookup lookup, String name, Class<?> type) {
    System.out.println("number " + name + " " + type);
    return 1L << 42;
  }

  static CallSite fail(MethodHandles.Lookup lookup, String name, MethodType type) {
    System.out.println("fail");
    throw new IllegalStateException("no site");
  }

  static CallSite wrongType(MethodHandles.Lookup lookup, String name, MethodType type) {
    System.out.println("wrongType");
    return new ConstantCallSite(MethodHandles.constant(String.class, "x"));
  }
}
