// Where the result goes.
// RUN: loris explore Files.half --json -
// EXPECT: exit 0, complete true, paths.total 2, stdout starts "{\n  \"tool\": \"loris\","
// EXPECT: stderr contains "complete: nothing wrong within the bounds"
// RUN: loris explore Files.half --json none/result.json
// EXPECT: exit 2, stderr is "loris: cannot write none/result.json: No such file or directory"
// EXPECT: stdout contains "complete: nothing wrong within the bounds"
// RUN: loris explore Files.half --json /dev/full
// EXPECT: exit 2, stderr is "loris: cannot write /dev/full: No space left on device"
// EXPECT: stdout contains "complete: nothing wrong within the bounds"
// SHELL: printf 'heap = "lazy"\nn = 2\nquiet = true\n' > loris.toml
// RUN: loris explore Files.half -n 3
// EXPECT: exit 0, heap "lazy", bounds.n 3
// EXPECT: stdout is "complete: nothing wrong within the bounds (n = 3)"
// RUN: loris explore --heap lazier Files.half -v
// EXPECT: exit 0, heap "lazier", bounds.n 2, stdout contains "\ntypes "
// SHELL: rm loris.toml
// RUN: loris explore Files.half --path 1
// EXPECT: exit 3, path "1", paths.total 1, stdout contains "only path 1 was followed"
// RUN: loris explore Files.half --path 9
// EXPECT: exit 3, paths.total 0, stdout contains "there is no path 9"
public class Files {
  static int half(int n) {
    return n > 0 ? n / 2 : 0;
  }
}
