// Arrays of arrays; rows may be shared.
// TARGET: Grid.add(int[][],int,int)
// SCOPE: n=2 array=2 types=int[],int[][] int=0,1
// BENCH: n=2 array=2 types=int[],int[][] int=-1,0,1
class Grid {
  static int add(int[][] rows, int i, int j) {
    int[] row = rows[i];
    row[j] += 5;
    if (rows[j] == row) return row.length;
    rows[j] = row;
    return rows[j][i];
  }
}
