// The same rules decided by hex and by sat: of the 50 inputs with at most two objects the same are left. Both
// readings, max, blocks, connectives.
// SHELL: printf 'p0(.f|.g)+ aliases p0; p0.f aliases ref.up.f;\n' > conj.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex conj.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 15
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex conj.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 15
// SHELL: printf 'reading alternatives; p0(.f|.g)+ aliases p0; p0(.f|.g)+.f aliases ref.up; p0.g aliases p0.f;\n' > alt.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex alt.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 35
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex alt.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 35
// SHELL: printf 'reading alternatives; p0(.f|.g)+ aliases p0; p0.g aliases nothing; p0.f expands to nothing; p0 not null;\n' > alt2.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex alt2.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 10
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex alt2.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 10
// SHELL: printf 'p0.f is null or p0.g is null;\n' > or.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex or.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 22
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex or.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 22
// SHELL: printf 'p0(.f)+ aliases nothing or p0(.g)+ aliases p0;\n' > or2.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex or2.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 41
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex or2.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 41
// SHELL: printf 'p0.f not null and (p0.g not null or p0(.f|.g)+ aliases nothing);\n' > and.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex and.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 30
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex and.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 30
// SHELL: printf 'not p0.f not null implies p0.g not null;\n' > impl2.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex impl2.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 49
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex impl2.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 49
// SHELL: printf 'p0(.g)+ aliases max p0(.f)*; p0(.f)+ aliases p0;\n' > max.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex max.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 29
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex max.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 29
// SHELL: printf 'reading alternatives; p0(.g)+ aliases max p0(.f)*; p0(.g)+ aliases p0; p0(.f)+ aliases p0;\n' > altmax.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex altmax.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 35
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex altmax.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 35
// SHELL: printf 'p0(.f|.g)+ never aliases p0;\n' > never.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex never.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 14
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex never.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 14
// SHELL: printf 'class Readings.P { this.f not null or this.g not null; this.g aliases this; }\n' > blk.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex blk.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 24
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex blk.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 24
// SHELL: printf 'reading alternatives; class Readings.P { this.f aliases this; this.f aliases this.g; this.g aliases nothing; }\n' > blkalt.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex blkalt.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 9
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex blkalt.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 9
// What hex can refuse only when the whole heap is known, it does not refuse; sat does.
// SHELL: printf 'p0.f aliases nothing implies p0.g not null;\n' > implies.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex implies.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 50
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex implies.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 40
// SHELL: printf 'p0.f not null iff p0.g not null;\n' > iff.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex iff.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 50
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex iff.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 30
// SHELL: printf 'not p0(.f|.g)+ aliases nothing;\n' > not.hex
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex not.hex --decide hex
// EXPECT: complete true, decide "hex", paths.total 50
// RUN: loris explore Readings.walk --heap lazy -n 2 --hex not.hex --decide sat
// EXPECT: complete true, decide "sat", paths.total 46
public class Readings {
    static class P {
        P f, g;
    }

    static int walk(P p) {
        if (p == null) return 0;
        P[] met = new P[2];
        met[0] = p;
        int n = 1;
        for (int i = 0; i < n; i++) {
            n = add(met, n, met[i].f);
            n = add(met, n, met[i].g);
        }
        return n;
    }

    private static int add(P[] met, int n, P next) {
        if (next == null) return n;
        for (int i = 0; i < n; i++) {
            if (met[i] == next) return n;
        }
        met[n] = next;
        return n + 1;
    }
}
