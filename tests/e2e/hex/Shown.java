// What a path leaves open is shown as something that the specification allows, not as null where that is forbidden.
// SHELL: printf 'p0 not null;\nclass Shown { this.next not null; this.previous not null; }\n' > links.hex
// SHELL: printf 'this(.next)+ not null, aliases this;\nthis(.next)*.previous not null, expands to nothing;\nthis.previous aliases max this(.next)*;\nthis(.next)+.previous aliases ref.up.up;\n' > ring.hex
// SHELL: printf 'this in this.^next;\nall s: this.*next | s.next.previous = s;\nthis.size = #this.*next;\n#this.*next > 1;\n' > ring.rel
// RUN: loris explore Shown.look --heap lazy -n 3 --hex links.hex
// EXPECT: exit 1, stdout contains "= #1 Shown{next=#1, previous=#1, …}"
// RUN: loris explore Shown.look --heap lazier# -n 3 --hex links.hex
// EXPECT: exit 1, stdout contains "= #1 Shown{next=#1, previous=#1, …}"
// RUN: loris explore Shown.count --heap lazy -n 3 --hex ring.hex
// EXPECT: exit 1, stdout contains "this = #1 Shown{next=#1, previous=#1, …}"
// RUN: loris explore Shown.count --heap lazy -n 3 --hex ring.hex --decide mona --no-cache
// EXPECT: exit 1, stdout contains "this = #1 Shown{next=#1, previous=#1, …}"
// RUN: loris explore Shown.count --heap lazy -n 3 --hex ring.hex --decide sat
// EXPECT: exit 1, stdout contains "this = #1 Shown{next=#1, previous=#1, …}"
// RUN: loris explore Shown.isAlone --heap lazy -n 3 --hex ring.hex
// EXPECT: exit 1, stdout contains "├─ next = #2 Shown{next=#1, previous=#1, …}\n    └─ previous = #2"
// RUN: loris explore Shown.count --heap lazy -n 2 --sat ring.rel
// EXPECT: exit 1, stdout contains "this = #1 Shown{size=2}", stdout contains "Shown{next=#1, previous=#1"
public class Shown {
    Shown next, previous;
    int size;

    static int look(Shown shown, int number) {
        if (number > 3) throw new IllegalStateException();
        return number;
    }

    int count(int number) {
        if (number > 3) throw new IllegalStateException();
        return number;
    }

    int isAlone() {
        if (next != this) throw new IllegalStateException();
        return 1;
    }
}
