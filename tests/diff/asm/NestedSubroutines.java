// Subroutines that call subroutines: three levels of jsr, one of them called from two places, and a
// return address that is kept while another one is used.
// GENERATE: Nested
// JARS: asm.jar
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

public class NestedSubroutines implements Opcodes {
  private static final int SUM = 1;
  private static final int COUNT = 2;

  public static void main(String[] args) throws IOException {
    ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    out.visit(V1_3, ACC_PUBLIC | ACC_SUPER, "Nested", null, "java/lang/Object", null);
    writeMain(out);
    out.visitEnd();
    Files.write(Path.of(args[0], "Nested.class"), out.toByteArray());
  }

  /** Calls the outer subroutine from two places in a loop and prints the sum after each call. */
  private static void writeMain(ClassWriter out) {
    MethodVisitor m =
        out.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
    Label outer = new Label(), loop = new Label(), end = new Label();
    m.visitCode();
    m.visitInsn(ICONST_0);
    m.visitVarInsn(ISTORE, SUM);
    m.visitInsn(ICONST_5);
    m.visitVarInsn(ISTORE, COUNT);
    m.visitLabel(loop);
    m.visitJumpInsn(JSR, outer);
    printSum(m);
    m.visitIincInsn(SUM, 1);
    m.visitJumpInsn(JSR, outer);
    printSum(m);
    m.visitIincInsn(COUNT, -1);
    m.visitVarInsn(ILOAD, COUNT);
    m.visitJumpInsn(IFGT, loop);
    m.visitJumpInsn(GOTO, end);
    writeSubroutines(m, outer);
    m.visitLabel(end);
    m.visitInsn(RETURN);
    m.visitMaxs(0, 0);
    m.visitEnd();
  }

  /** outer: sum += 3, middle twice. middle: sum *= 2, inner. inner: sum ^= count. */
  private static void writeSubroutines(MethodVisitor m, Label outer) {
    Label middle = new Label(), inner = new Label();
    m.visitLabel(outer);
    m.visitVarInsn(ASTORE, 3);
    m.visitIincInsn(SUM, 3);
    m.visitJumpInsn(JSR, middle);
    m.visitJumpInsn(JSR, middle);
    m.visitVarInsn(RET, 3);

    m.visitLabel(middle);
    m.visitVarInsn(ASTORE, 4);
    update(m, IMUL, ICONST_2);
    m.visitJumpInsn(JSR, inner);
    m.visitVarInsn(RET, 4);

    m.visitLabel(inner);
    m.visitVarInsn(ASTORE, 5);
    m.visitVarInsn(ILOAD, SUM);
    m.visitVarInsn(ILOAD, COUNT);
    m.visitInsn(IXOR);
    m.visitVarInsn(ISTORE, SUM);
    m.visitVarInsn(RET, 5);
  }

  private static void update(MethodVisitor m, int operation, int constant) {
    m.visitVarInsn(ILOAD, SUM);
    m.visitInsn(constant);
    m.visitInsn(operation);
    m.visitVarInsn(ISTORE, SUM);
  }

  private static void printSum(MethodVisitor m) {
    m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
    m.visitVarInsn(ILOAD, SUM);
    m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
  }
}
