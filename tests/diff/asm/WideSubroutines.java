// The wide forms: a return address in local variable 300 (wide astore, wide ret), and a subroutine so
// far away that it needs jsr_w and goto_w.
// GENERATE: WideJsr
// JARS: asm.jar
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

public class WideSubroutines implements Opcodes {
  private static final int SUM = 260;
  private static final int ADDRESS = 300;
  private static final int FAR = 40_000; // bytes, more than a 16-bit offset reaches

  public static void main(String[] args) throws IOException {
    ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    out.visit(V1_4, ACC_PUBLIC | ACC_SUPER, "WideJsr", null, "java/lang/Object", null);
    writeMain(out);
    out.visitEnd();
    Files.write(Path.of(args[0], "WideJsr.class"), out.toByteArray());
  }

  /** The subroutine stands first, then 40 kB of nop, then three calls back to it. */
  private static void writeMain(ClassWriter out) {
    MethodVisitor m =
        out.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
    Label body = new Label(), subroutine = new Label();
    m.visitCode();
    m.visitIntInsn(SIPUSH, 1000);
    m.visitVarInsn(ISTORE, SUM);
    m.visitJumpInsn(GOTO, body);

    m.visitLabel(subroutine);
    m.visitVarInsn(ASTORE, ADDRESS);
    m.visitIincInsn(SUM, 1234);
    m.visitVarInsn(RET, ADDRESS);

    for (int i = 0; i < FAR; i++) m.visitInsn(NOP);
    m.visitLabel(body);
    for (int call = 0; call < 3; call++) {
      m.visitJumpInsn(JSR, subroutine);
      m.visitFieldInsn(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
      m.visitVarInsn(ILOAD, SUM);
      m.visitMethodInsn(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false);
    }
    m.visitInsn(RETURN);
    m.visitMaxs(0, 0);
    m.visitEnd();
  }
}
