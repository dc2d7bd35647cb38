package trace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Rewrites classes so that they tell trace.Trace which way each branch goes, where they dereference
 * and when they end. Arguments: directory of classes, directory to write, CLASS.METHOD of the target.
 * The result has no stack maps: run it with -XX:-BytecodeVerificationRemote.
 */
public final class Instrument {
  private final String owner;
  private final String name;
  private int sites;

  private Instrument(String target) {
    int dot = target.lastIndexOf('.');
    owner = target.substring(0, dot).replace('.', '/');
    name = target.substring(dot + 1);
  }

  public static void main(String[] args) throws IOException {
    Path from = Path.of(args[0]);
    Path to = Path.of(args[1]);
    List<Path> files;
    try (Stream<Path> all = Files.walk(from)) {
      files = all.filter(p -> p.toString().endsWith(".class")).sorted().collect(Collectors.toList());
    }
    Instrument instrument = new Instrument(args[2]);
    for (Path file : files) {
      Path target = to.resolve(from.relativize(file));
      Files.createDirectories(target.getParent());
      Files.write(target, instrument.rewrite(Files.readAllBytes(file)));
    }
  }

  private byte[] rewrite(byte[] bytes) {
    ClassNode type = new ClassNode();
    new ClassReader(bytes).accept(type, ClassReader.SKIP_FRAMES);
    for (MethodNode method : type.methods) rewrite(type, method);
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    type.accept(writer);
    return writer.toByteArray();
  }

  private void rewrite(ClassNode type, MethodNode method) {
    boolean isTarget = type.name.equals(owner) && method.name.equals(name);
    for (AbstractInsnNode insn : method.instructions.toArray()) {
      int opcode = insn.getOpcode();
      if (insn instanceof JumpInsnNode && opcode != Opcodes.GOTO) {
        tellOutcome(method.instructions, (JumpInsnNode) insn);
      } else if (dereferences(insn)) {
        method.instructions.insertBefore(insn, event("d" + ++sites));
      } else if (isTarget && opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
        method.instructions.insertBefore(insn, event("end"));
      }
    }
    if (isTarget) method.instructions.insert(call("start", "()V"));
  }

  private static boolean dereferences(AbstractInsnNode insn) {
    switch (insn.getOpcode()) {
      case Opcodes.GETFIELD:
      case Opcodes.PUTFIELD:
      case Opcodes.INVOKEVIRTUAL:
      case Opcodes.INVOKEINTERFACE:
      case Opcodes.ATHROW:
      case Opcodes.ARRAYLENGTH:
        return true;
      default:
        return false;
    }
  }

  /** if L becomes: if T; tell 0; goto C; T: tell 1; goto L; C: */
  private void tellOutcome(InsnList code, JumpInsnNode jump) {
    LabelNode taken = new LabelNode();
    LabelNode next = new LabelNode();
    int site = ++sites;
    InsnList after = event("b" + site + ":0");
    after.add(new JumpInsnNode(Opcodes.GOTO, next));
    after.add(taken);
    after.add(event("b" + site + ":1"));
    after.add(new JumpInsnNode(Opcodes.GOTO, jump.label));
    after.add(next);
    jump.label = taken;
    code.insert(jump, after);
  }

  private static InsnList event(String what) {
    InsnList code = new InsnList();
    code.add(new LdcInsnNode(what));
    code.add(call("event", "(Ljava/lang/String;)V"));
    return code;
  }

  private static MethodInsnNode call(String method, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, "trace/Trace", method, descriptor, false);
  }
}
