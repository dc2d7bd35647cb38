package trace;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Rewrites classes so that they tell trace.Trace which way each branch goes, where they are called and
 * what may throw.
 *
 * <p>Arguments: a directory of classes, a directory to write, CLASS.METHOD of each root, and after
 * "--" a directory to write and classes of java.base, with those inside of them; CLASS:METHOD,METHOD is
 * rewritten in these methods only. The result has no stack maps: run it with
 * -XX:-BytecodeVerificationRemote.
 */
public final class Instrument {
  private final Set<String> roots;
  private int sites;

  private Instrument(List<String> names) {
    this.roots = names.stream().map(name -> name.replace('.', '/')).collect(Collectors.toSet());
  }

  public static void main(String[] args) throws IOException {
    List<String> words = List.of(args);
    int end = words.indexOf("--");
    Instrument instrument = new Instrument(words.subList(2, end));
    instrument.rewriteAll(Path.of(args[0]), Path.of(args[1]));
    for (String name : words.subList(end + 2, words.size())) {
      instrument.rewriteLibrary(Path.of(args[end + 1]), name);
    }
  }

  private void rewriteAll(Path from, Path to) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(from)) {
      files = all.filter(p -> p.toString().endsWith(".class")).sorted().collect(Collectors.toList());
    }
    for (Path file : files) rewrite(file, to.resolve(from.relativize(file)), method -> true);
  }

  private void rewriteLibrary(Path to, String name) throws IOException {
    String[] parts = name.split("[:,]");
    Set<String> methods = Set.of(parts);
    Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
    Path outer = base.resolve(parts[0].replace('.', '/') + ".class");
    String simple = outer.getFileName().toString().replace(".class", "");
    List<Path> files;
    try (Stream<Path> all = Files.list(outer.getParent())) {
      files = all.filter(p -> isPartOf(simple, p)).sorted().collect(Collectors.toList());
    }
    for (Path file : files) {
      Path target = to.resolve(base.relativize(file).toString());
      rewrite(file, target, method -> parts.length == 1 || methods.contains(method));
    }
  }

  private static boolean isPartOf(String name, Path file) {
    String found = file.getFileName().toString();
    return found.equals(name + ".class") || found.startsWith(name + "$");
  }

  private void rewrite(Path from, Path to, Predicate<String> isWanted) throws IOException {
    ClassNode type = new ClassNode();
    new ClassReader(Files.readAllBytes(from)).accept(type, ClassReader.SKIP_FRAMES);
    for (MethodNode method : type.methods) {
      if (isWanted.test(method.name)) rewrite(type, method);
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    type.accept(writer);
    Files.createDirectories(to.getParent());
    Files.write(to, writer.toByteArray());
  }

  private void rewrite(ClassNode type, MethodNode method) {
    InsnList code = method.instructions;
    if (code.size() == 0) return;
    boolean isRoot = roots.contains(type.name + "/" + method.name);
    for (TryCatchBlockNode block : handlers(method)) code.insert(block.handler, caught());
    for (AbstractInsnNode insn : code.toArray()) {
      int opcode = insn.getOpcode();
      if (insn instanceof JumpInsnNode && opcode != Opcodes.GOTO) tellOutcome(code, (JumpInsnNode) insn);
      else if (insn instanceof TableSwitchInsnNode) tellCase(code, (TableSwitchInsnNode) insn);
      else if (insn instanceof LookupSwitchInsnNode) tellCase(code, (LookupSwitchInsnNode) insn);
      else if (isOurs(insn)) pauseAround(code, insn);
      else if (mayThrow(insn)) code.insertBefore(insn, event("d" + ++sites));
      else if (isRoot && isReturn(opcode)) code.insertBefore(insn, call("leave", "()V"));
    }
    code.insert(event("m" + ++sites));
    if (isRoot) code.insert(call("enter", "()V"));
  }

  /** One for each handler. */
  private static List<TryCatchBlockNode> handlers(MethodNode method) {
    List<TryCatchBlockNode> handlers = new ArrayList<>();
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      boolean isKnown = handlers.stream().anyMatch(other -> other.handler == block.handler);
      if (!isKnown) handlers.add(block);
    }
    return handlers;
  }

  private static boolean isReturn(int opcode) {
    return opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
  }

  private static boolean isOurs(AbstractInsnNode insn) {
    return insn instanceof MethodInsnNode && ((MethodInsnNode) insn).owner.equals("loris/Loris");
  }

  private static boolean mayThrow(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    boolean isElement =
        opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD
            || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
    if (isElement) return true;
    switch (opcode) {
      case Opcodes.GETFIELD:
      case Opcodes.PUTFIELD:
      case Opcodes.INVOKEVIRTUAL:
      case Opcodes.INVOKEINTERFACE:
      case Opcodes.ATHROW:
      case Opcodes.ARRAYLENGTH:
      case Opcodes.CHECKCAST:
      case Opcodes.NEWARRAY:
      case Opcodes.ANEWARRAY:
      case Opcodes.IDIV:
      case Opcodes.IREM:
      case Opcodes.LDIV:
      case Opcodes.LREM:
        return true;
      default:
        return false;
    }
  }

  /** if L becomes: if T; tell 0; goto C; T: tell 1; goto L; C: */
  private void tellOutcome(InsnList code, JumpInsnNode jump) {
    LabelNode next = new LabelNode();
    int site = ++sites;
    InsnList after = event("b" + site + ":0");
    after.add(new JumpInsnNode(Opcodes.GOTO, next));
    jump.label = tellThenGo(after, "b" + site + ":1", jump.label);
    after.add(next);
    code.insert(jump, after);
  }

  private void tellCase(InsnList code, TableSwitchInsnNode insn) {
    InsnList after = new InsnList();
    int site = ++sites;
    insn.labels.replaceAll(label -> tellThenGo(after, caseOf(site, insn.labels.indexOf(label)), label));
    insn.dflt = tellThenGo(after, caseOf(site, -1), insn.dflt);
    code.insert(insn, after);
  }

  private void tellCase(InsnList code, LookupSwitchInsnNode insn) {
    InsnList after = new InsnList();
    int site = ++sites;
    insn.labels.replaceAll(label -> tellThenGo(after, caseOf(site, insn.labels.indexOf(label)), label));
    insn.dflt = tellThenGo(after, caseOf(site, -1), insn.dflt);
    code.insert(insn, after);
  }

  private static String caseOf(int site, int index) {
    return "b" + site + ":" + index;
  }

  /** The label at which the event is told before it goes on. */
  private static LabelNode tellThenGo(InsnList code, String what, LabelNode then) {
    LabelNode start = new LabelNode();
    code.add(start);
    code.add(event(what));
    code.add(new JumpInsnNode(Opcodes.GOTO, then));
    return start;
  }

  private static void pauseAround(InsnList code, AbstractInsnNode insn) {
    code.insertBefore(insn, call("pause", "()V"));
    code.insert(insn, call("resume", "()V"));
  }

  private static InsnList caught() {
    InsnList code = new InsnList();
    code.add(new InsnNode(Opcodes.DUP));
    code.add(call("caught", "(Ljava/lang/Throwable;)V"));
    return code;
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
