// try/finally as javac compiled it up to 1.4.1: the finally block is a subroutine, called with jsr on
// the normal way out, before a return inside try, and from the handler that catches everything.
// GENERATE: OldFinally
// JARS: asm.jar
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

public class FinallyBySubroutine implements Opcodes {
  private static final String NAME = "OldFinally";

  public static void main(String[] args) throws IOException {
    ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    out.visit(V1_4, ACC_PUBLIC | ACC_SUPER, NAME, null, "java/lang/Object", null);
    out.visitSource("OldFinally.java", null);
    writeDivide(out);
    writeOverride(out);
    writeMain(out);
    out.visitEnd();
    Files.write(Path.of(args[0], NAME + ".class"), out.toByteArray());
  }

  /** static int divide(int n) { try { say("try"); return 100 / n; } finally { say("finally"); } } */
  private static void writeDivide(ClassWriter out) {
    MethodVisitor m = out.visitMethod(ACC_STATIC, "divide", "(I)I", null, null);
    Label start = new Label(), end = new Label(), handler = new Label(), subroutine = new Label();
    m.visitCode();
    m.visitTryCatchBlock(start, end, handler, null);
    m.visitLabel(start);
    line(m, 3);
    say(m, "try");
    m.visitIntInsn(BIPUSH, 100);
    m.visitVarInsn(ILOAD, 0);
    m.visitInsn(IDIV);
    m.visitVarInsn(ISTORE, 1);
    m.visitJumpInsn(JSR, subroutine);
    m.visitLabel(end);
    m.visitVarInsn(ILOAD, 1);
    m.visitInsn(IRETURN);
    rethrowAfter(m, handler, subroutine, 2);
    m.visitLabel(subroutine);
    m.visitVarInsn(ASTORE, 3);
    line(m, 5);
    say(m, "finally");
    m.visitVarInsn(RET, 3);
    m.visitMaxs(0, 0);
    m.visitEnd();
  }

  /** A finally that returns: the subroutine never comes back, and the exception is lost. */
  private static void writeOverride(ClassWriter out) {
    MethodVisitor m = out.visitMethod(ACC_STATIC, "override", "(I)I", null, null);
    Label start = new Label(), end = new Label(), handler = new Label(), subroutine = new Label();
    m.visitCode();
    m.visitTryCatchBlock(start, end, handler, null);
    m.visitLabel(start);
    m.visitInsn(ICONST_1);
    m.visitVarInsn(ILOAD, 0);
    m.visitInsn(IDIV);
    m.visitInsn(POP);
    m.visitJumpInsn(JSR, subroutine);
    m.visitLabel(end);
    m.visitInsn(ICONST_1);
    m.visitInsn(IRETURN);
    rethrowAfter(m, handler, subroutine, 2);
    m.visitLabel(subroutine);
    m.visitVarInsn(ASTORE, 3);
    m.visitIntInsn(BIPUSH, 42);
    m.visitInsn(IRETURN);
    m.visitMaxs(0, 0);
    m.visitEnd();
  }

  /** Divides by 7 in a loop down to zero, where the exception leaves main. */
  private static void writeMain(ClassWriter out) {
    MethodVisitor m =
        out.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
    Label loop = new Label();
    m.visitCode();
    m.visitIntInsn(BIPUSH, 7);
    m.visitVarInsn(ISTORE, 1);
    m.visitLabel(loop);
    printResult(m, "override");
    line(m, 12);
    printResult(m, "divide");
    m.visitIincInsn(1, -1);
    m.visitJumpInsn(GOTO, loop);
    m.visitMaxs(0, 0);
    m.visitEnd();
  }

  private static void rethrowAfter(MethodVisitor m, Label handler, Label subroutine, int variable) {
    m.visitLabel(handler);
    m.visitVarInsn(ASTORE, variable);
    m.visitJumpInsn(JSR, subroutine);
    m.visitVarInsn(ALOAD, variable);
    m.visitInsn(ATHROW);
  }

  private static void printResult(MethodVisitor m, String method) {
    m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
    m.visitVarInsn(ILOAD, 1);
    m.visitMethodInsn(INVOKESTATIC, NAME, method, "(I)I", false);
    m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
  }

  private static void say(MethodVisitor m, String text) {
    m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
    m.visitLdcInsn(text);
    m.visitMethodInsn(
        INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
  }

  private static void line(MethodVisitor m, int number) {
    Label here = new Label();
    m.visitLabel(here);
    m.visitLineNumber(number, here);
  }
}
