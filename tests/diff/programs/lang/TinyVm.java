// A stack machine with its assembler, call frames, traps and a disassembler, running a few programs.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class TinyVm {
    enum Op { PUSH(1), POP(0), DUP(0), SWAP(0), ADD(0), SUB(0), MUL(0), DIV(0), LT(0), EQ(0), JMP(1), JZ(1), LOAD(1), STORE(1), CALL(1), RET(0), PRINT(0), HALT(0);
        final int args;
        Op(int a) { args = a; }
    }

    static class Trap extends Exception {
        Trap(String why, int pc) { super(why + " at pc " + pc); }
    }

    final int[] code;
    final int[] stack = new int[64];
    final int[] memory = new int[32];
    final int[] frames = new int[40];
    int sp, fp, pc, steps;
    final StringBuilder out = new StringBuilder();

    TinyVm(int[] code) { this.code = code; }

    static int[] assemble(String text) {
        Map<String, Integer> labels = new HashMap<>();
        List<String[]> lines = new ArrayList<>();
        int at = 0;
        for (String raw : text.split("\n")) {
            String line = raw.trim();
            if (line.isEmpty()) continue;
            if (line.endsWith(":")) { labels.put(line.substring(0, line.length() - 1), at); continue; }
            String[] parts = line.split(" +");
            lines.add(parts);
            at += 1 + Op.valueOf(parts[0].toUpperCase()).args;
        }
        int[] code = new int[at];
        at = 0;
        for (String[] p : lines) {
            Op op = Op.valueOf(p[0].toUpperCase());
            code[at++] = op.ordinal();
            if (op.args == 1) code[at++] = labels.containsKey(p[1]) ? labels.get(p[1]) : Integer.parseInt(p[1]);
        }
        return code;
    }

    static String disassemble(int[] code) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < code.length; i++) {
            Op op = Op.values()[code[i]];
            s.append(i).append(op.name().charAt(0));
            if (op.args == 1) s.append(code[++i]);
            s.append(' ');
        }
        return s.toString();
    }

    private void push(int v) throws Trap { if (sp == stack.length) throw new Trap("stack overflow", pc); stack[sp++] = v; }
    private int pop() throws Trap { if (sp == 0) throw new Trap("stack underflow", pc); return stack[--sp]; }

    void run(int limit) throws Trap {
        Op[] ops = Op.values();
        while (true) {
            if (steps++ >= limit) throw new Trap("out of steps", pc);
            int a, b;
            switch (ops[code[pc++]]) {
                case PUSH: push(code[pc++]); break;
                case POP: pop(); break;
                case DUP: a = pop(); push(a); push(a); break;
                case SWAP: a = pop(); b = pop(); push(a); push(b); break;
                case ADD: b = pop(); a = pop(); push(a + b); break;
                case SUB: b = pop(); a = pop(); push(a - b); break;
                case MUL: b = pop(); a = pop(); push(a * b); break;
                case DIV:
                    b = pop();
                    a = pop();
                    try {
                        push(a / b);
                    } catch (ArithmeticException e) {
                        Trap t = new Trap("division", pc - 1);
                        t.initCause(e);
                        throw t;
                    }
                    break;
                case LT: b = pop(); a = pop(); push(a < b ? 1 : 0); break;
                case EQ: b = pop(); a = pop(); push(a == b ? 1 : 0); break;
                case JMP: pc = code[pc]; break;
                case JZ: a = code[pc++]; if (pop() == 0) pc = a; break;
                case LOAD: push(memory[code[pc++]]); break;
                case STORE: memory[code[pc++]] = pop(); break;
                case CALL:
                    if (fp == frames.length) throw new Trap("too many calls", pc - 1);
                    frames[fp++] = pc + 1;
                    pc = code[pc];
                    break;
                case RET: pc = frames[--fp]; break;
                case PRINT: out.append(pop()).append(' '); break;
                case HALT: return;
                default: throw new AssertionError();
            }
        }
    }

    static void execute(String name, String text, int limit) {
        int[] code = assemble(text);
        TinyVm vm = new TinyVm(code);
        System.out.println(name + ": " + disassemble(code));
        try {
            vm.run(limit);
            System.out.println("  " + vm.out + "steps " + vm.steps + " sp " + vm.sp);
        } catch (Trap t) {
            System.out.println("  " + vm.out + "trap " + t.getMessage() + " cause " + t.getCause() + " stack " + Arrays.toString(Arrays.copyOf(vm.stack, Math.min(vm.sp, 4))));
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("  " + vm.out + "crash " + e.getMessage());
        }
    }

    static final String FACTORIAL = """
        push 6
        call fact
        print
        halt
        fact:
        dup
        push 2
        lt
        jz rec
        pop
        push 1
        ret
        rec:
        dup
        push 1
        sub
        call fact
        mul
        ret
        """;

    public static void main(String[] args) {
        execute("factorial", FACTORIAL, 1000);
        execute("countdown", "push 5\nstore 0\nloop:\nload 0\nprint\nload 0\npush 1\nsub\nstore 0\nload 0\njz end\njmp loop\nend:\nhalt", 1000);
        execute("collatz", """
            push 27
            store 0
            push 0
            store 1
            top:
            load 0
            push 1
            eq
            jz go
            load 1
            print
            halt
            go:
            load 1
            push 1
            add
            store 1
            load 0
            dup
            push 2
            div
            push 2
            mul
            load 0
            eq
            jz odd
            push 2
            div
            store 0
            jmp top
            odd:
            push 3
            mul
            push 1
            add
            store 0
            jmp top
            """, 100000);
        execute("divide by zero", "push 8\nprint\npush 1\npush 0\ndiv\nhalt", 10);
        execute("underflow", "push 1\nadd\nhalt", 10);
        execute("overflow", "l:\npush 1\njmp l", 1000);
        execute("forever", "l:\njmp l", 500);
        execute("recursion", "r:\ncall r", 500);
        execute("bad memory", "push 1\nstore 99\nhalt", 10);
        execute("runs off", "push 1", 10);
        execute("bad return", "ret", 10);
        execute("unknown", "push 1\nfrob", 10);
    }
}
