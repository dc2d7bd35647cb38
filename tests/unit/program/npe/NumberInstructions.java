import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Rewrites the class files below args[0] so that every instruction has a line number of its own, counted
 * through the class. The stack trace of an exception then tells which instruction threw it.
 */
public class NumberInstructions extends ClassVisitor {
  private static final int MAX_LINE = 65535;

  private int line;

  private NumberInstructions(ClassVisitor next) {
    super(Opcodes.ASM9, next);
  }

  public static void main(String[] args) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(Path.of(args[0]))) {
      files = all.filter(path -> path.toString().endsWith(".class")).toList();
    }
    for (Path file : files) Files.write(file, numbered(Files.readAllBytes(file)));
  }

  private static byte[] numbered(byte[] bytes) {
    ClassReader reader = new ClassReader(bytes);
    ClassWriter out = new ClassWriter(0);
    reader.accept(new NumberInstructions(out), 0);
    return out.toByteArray();
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    return new Numbering(super.visitMethod(access, name, descriptor, signature, exceptions));
  }

  private final class Numbering extends MethodVisitor {
    Numbering(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    private MethodVisitor next() {
      Label here = new Label();
      mv.visitLabel(here);
      if (line < MAX_LINE) line++;
      mv.visitLineNumber(line, here);
      return mv;
    }

    @Override public void visitLineNumber(int old, Label start) {}
    @Override public void visitInsn(int op) { next().visitInsn(op); }
    @Override public void visitIntInsn(int op, int a) { next().visitIntInsn(op, a); }
    @Override public void visitVarInsn(int op, int a) { next().visitVarInsn(op, a); }
    @Override public void visitTypeInsn(int op, String a) { next().visitTypeInsn(op, a); }
    @Override public void visitJumpInsn(int op, Label a) { next().visitJumpInsn(op, a); }
    @Override public void visitLdcInsn(Object a) { next().visitLdcInsn(a); }
    @Override public void visitIincInsn(int a, int b) { next().visitIincInsn(a, b); }

    @Override
    public void visitFieldInsn(int op, String owner, String name, String descriptor) {
      next().visitFieldInsn(op, owner, name, descriptor);
    }

    @Override
    public void visitMethodInsn(int op, String owner, String name, String descriptor, boolean face) {
      next().visitMethodInsn(op, owner, name, descriptor, face);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle handle, Object... args) {
      next().visitInvokeDynamicInsn(name, descriptor, handle, args);
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label other, Label... labels) {
      next().visitTableSwitchInsn(min, max, other, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label other, int[] keys, Label[] labels) {
      next().visitLookupSwitchInsn(other, keys, labels);
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
      next().visitMultiANewArrayInsn(descriptor, dimensions);
    }
  }
}
