// Rules are checked against the classes, and what is wrong is shown in its line.
// SHELL: printf 'class Checked {\n  this.next(.next)* aliases nothing;\n}\n' > good.hex
// SHELL: printf 'class Checked {\n  this.nxt not null;\n}\n' > field.hex
// SHELL: printf 'class Checkd { }\nclass Checked { this.next of Checkd not null; }' > type.hex
// SHELL: printf 'other.next not null;' > root.hex
// SHELL: printf 'when this.next expands run Checked.gone();' > call.hex
// SHELL: printf 'this.next not' > syntax.hex
// SHELL: printf -- '-- nothing yet\n' > empty.hex
// SHELL: { printf 'this'; printf '.next%.0s' $(seq 600); printf ' not null;\n'; } > long.hex
// RUN: loris hex check good.hex
// EXPECT: exit 0, stdout contains "good.hex: 1 rule, 0 companion methods, 1 class with a block; read as a conjunction"
// RUN: loris hex check field.hex
// EXPECT: exit 2, stderr contains "loris: field.hex:2:8: Checked has no field nxt", stderr contains "this.nxt not null;"
// RUN: loris hex check type.hex
// EXPECT: exit 2, stderr contains "type.hex:2:17: there is no class Checkd"
// RUN: loris hex check call.hex
// EXPECT: exit 2, stderr contains "call.hex:1:28: class Checked has no static method gone"
// RUN: loris hex check syntax.hex
// EXPECT: exit 2, stderr contains "syntax.hex:1:14: expected 'null', found the end of the file"
// RUN: loris hex check none.hex
// EXPECT: exit 2, stderr one line, stderr contains "none.hex: there is no such file"
// RUN: loris hex
// EXPECT: exit 2, stderr one line
// RUN: loris explore Checked.last --hex root.hex
// EXPECT: exit 2, stderr contains "root.hex:1:1: the target has no parameter other"
// RUN: loris explore Checked.last --hex field.hex
// EXPECT: exit 2, stderr contains "field.hex:2:8: Checked has no field nxt"
// RUN: loris explore Checked.last --decide hex
// EXPECT: exit 2, stderr one line, stderr contains "--decide hex needs a file with rules: --hex FILE"
// RUN: loris explore Checked.last --hex good.hex -n 2
// EXPECT: exit 0, complete true, decide "hex"
// RUN: loris hex check long.hex
// EXPECT: exit 2, stderr contains "long.hex:1:1: the path is too long, expected at most 512 steps"
// RUN: loris explore Checked.last --hex long.hex
// EXPECT: exit 2, stderr contains "long.hex:1:1: the path is too long"
// RUN: loris explore Checked.last --hex empty.hex -n 2
// EXPECT: exit 3, decide "hex"
class Checked {
  Checked next;

  Checked last() {
    Checked at = this;
    while (at.next != null) at = at.next;
    return at;
  }
}
