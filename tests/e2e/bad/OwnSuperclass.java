// A class that is its own superclass, and two that are each other's.
// GENERATE: Self
// JARS: asm.jar
// RUN: loris exec Self
// EXPECT: input error, stderr contains "class Self is its own superclass or superinterface"
// RUN: loris exec Egg
// EXPECT: input error, stderr matches "Egg|Hen"
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

public class OwnSuperclass implements Opcodes {
  public static void main(String[] args) throws IOException {
    write(Path.of(args[0]), "Self", "Self");
    write(Path.of(args[0]), "Egg", "Hen");
    write(Path.of(args[0]), "Hen", "Egg");
  }

  private static void write(Path directory, String name, String superclass) throws IOException {
    ClassWriter out = new ClassWriter(0);
    out.visit(V17, ACC_PUBLIC | ACC_SUPER, name, null, superclass, null);
    MethodVisitor m =
        out.visitMethod(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
    m.visitCode();
    m.visitInsn(RETURN);
    m.visitMaxs(0, 1);
    m.visitEnd();
    out.visitEnd();
    Files.write(directory.resolve(name + ".class"), out.toByteArray());
  }
}
