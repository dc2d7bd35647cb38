import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Random;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Writes classes S0, S1, … into the directory args[0]: each has a random method whose finally blocks
 * are subroutines, laid out as javac did before 1.4.2. Only what the JVM's own verifier accepts is
 * written: blocks that are left by a break or continue of their own are too much for it at times.
 */
public class OldFinally implements Opcodes {
  private static final int METHODS = 400;

  /** Something to leave on the way out: a finally block (its subroutine) or a loop. */
  private record Exit(Label subroutine, Label next, Label end) {}

  private final Random random;
  private final MethodVisitor code;
  private final Deque<Exit> exits = new ArrayDeque<>();
  private int nextLocal = 2;  // 0 is an int argument, 1 a counter; slots are used again after a block
  private int maxLocals = 2;

  private OldFinally(Random random, MethodVisitor code) {
    this.random = random;
    this.code = code;
  }

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < METHODS; i++) {
      byte[] bytes = classWithMethod("S" + i, new Random(i));
      if (verifies(bytes)) Files.write(Path.of(args[0], "S" + i + ".class"), bytes);
    }
  }

  private static byte[] classWithMethod(String name, Random random) {
    ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    out.visit(V1_3, ACC_PUBLIC | ACC_SUPER, name, null, "java/lang/Object", null);
    new OldFinally(random, out.visitMethod(ACC_STATIC, "m", "(I)I", null, null)).method();
    out.visitEnd();
    return out.toByteArray();
  }

  private static boolean verifies(byte[] bytes) throws Exception {
    class Loader extends ClassLoader {
      Class<?> define() {
        return defineClass(null, bytes, 0, bytes.length);
      }
    }
    try {
      Class<?> made = new Loader().define();
      Class.forName(made.getName(), true, made.getClassLoader());
      return true;
    } catch (VerifyError e) {
      return false;
    }
  }

  private void method() {
    code.visitCode();
    code.visitInsn(ICONST_0);
    code.visitVarInsn(ISTORE, 1);
    block(4);
    code.visitVarInsn(ILOAD, 1);
    code.visitInsn(IRETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private int newLocal(int slots) {
    int local = nextLocal;
    nextLocal += slots;
    maxLocals = Math.max(maxLocals, nextLocal);
    return local;
  }

  private void block(int depth) {
    int saved = nextLocal;
    for (int i = random.nextInt(3); i >= 0; i--) statement(depth);
    nextLocal = saved;
  }

  private void statement(int depth) {
    switch (random.nextInt(depth > 0 ? 9 : 3)) {
      case 0 -> code.visitIincInsn(1, 1);
      case 1 -> variable();
      case 2 -> exitSometimes();
      case 3, 4 -> condition(depth - 1);
      case 5, 6 -> loop(depth - 1);
      default -> tryFinally(depth - 1);
    }
  }

  /** A new variable of some type, in a slot that held another type before. */
  private void variable() {
    switch (random.nextInt(3)) {
      case 0 -> {
        code.visitVarInsn(ILOAD, 1);
        code.visitInsn(I2L);
        int local = newLocal(2);
        code.visitVarInsn(LSTORE, local);
        code.visitVarInsn(LLOAD, local);
        code.visitInsn(POP2);
      }
      case 1 -> {
        int local = newLocal(1);
        code.visitInsn(FCONST_1);
        code.visitVarInsn(FSTORE, local);
        code.visitIincInsn(1, 1);
        code.visitVarInsn(FLOAD, local);
        code.visitInsn(POP);
      }
      default -> {
        int local = newLocal(1);
        code.visitLdcInsn("text");
        code.visitVarInsn(ASTORE, local);
        code.visitVarInsn(ALOAD, local);
        code.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "length", "()I", false);
        code.visitInsn(POP);
      }
    }
  }

  private void condition(int depth) {
    Label otherwise = new Label(), end = new Label();
    branchOn(IFEQ, otherwise);
    block(depth);
    code.visitJumpInsn(GOTO, end);
    code.visitLabel(otherwise);
    block(depth);
    code.visitLabel(end);
  }

  private void branchOn(int opcode, Label target) {
    code.visitVarInsn(ILOAD, random.nextInt(2));
    code.visitJumpInsn(opcode, target);
  }

  private void loop(int depth) {
    Label next = new Label(), end = new Label();
    code.visitLabel(next);
    branchOn(IFGT, end);
    exits.push(new Exit(null, next, end));
    block(depth);
    exits.pop();
    code.visitJumpInsn(GOTO, next);
    code.visitLabel(end);
  }

  private void tryFinally(int depth) {
    Label start = new Label(), handler = new Label(), subroutine = new Label(), end = new Label();
    code.visitLabel(start);
    exits.push(new Exit(subroutine, null, null));
    block(depth);
    exits.pop();
    code.visitInsn(NOP);  // the protected range is never empty
    code.visitJumpInsn(JSR, subroutine);
    code.visitJumpInsn(GOTO, end);
    code.visitLabel(handler);
    code.visitTryCatchBlock(start, handler, handler, null);
    nextLocal = maxLocals;  // the subroutine is called from inside the block, whose locals stay
    int exception = newLocal(1);
    code.visitVarInsn(ASTORE, exception);
    code.visitJumpInsn(JSR, subroutine);
    code.visitVarInsn(ALOAD, exception);
    code.visitInsn(ATHROW);
    code.visitLabel(subroutine);
    int address = newLocal(1);
    code.visitVarInsn(ASTORE, address);
    block(depth);  // may leave for good by a return, break or continue of its own
    code.visitVarInsn(RET, address);
    code.visitLabel(end);
  }

  /** A return, break or continue under a condition, by way of the finally blocks on its way. */
  private void exitSometimes() {
    Label stay = new Label();
    branchOn(IFNE, stay);
    int kind = random.nextInt(3);
    int result = newLocal(1);
    code.visitVarInsn(ILOAD, 0);
    code.visitVarInsn(ISTORE, result);
    for (Iterator<Exit> way = exits.iterator(); ; ) {
      if (!way.hasNext()) {
        code.visitVarInsn(ILOAD, result);
        code.visitInsn(IRETURN);
        break;
      }
      Exit exit = way.next();
      if (exit.subroutine != null) code.visitJumpInsn(JSR, exit.subroutine);
      if (exit.end != null && kind > 0) {
        code.visitJumpInsn(GOTO, kind == 1 ? exit.end : exit.next);
        break;
      }
    }
    code.visitLabel(stay);
  }
}
