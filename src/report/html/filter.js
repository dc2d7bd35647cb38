// Which paths are shown: by how they ended and by a text in what they ask for or come to.

/** Marks the paths that match, block by block so that the page stays awake; then calls `done`. */
class Filter {
  constructor(run, tree) {
    this.run = run;
    this.tree = tree;
    this.endings = new Set();
    this.text = '';
    this.matches = null; // null: all; else one byte for each path
    this.turn = 0;
  }

  get isOn() { return this.matches !== null; }

  set(endingLetters, text, done) {
    this.endings = endingLetters;
    this.text = text.trim().toLowerCase();
    const turn = ++this.turn;
    if (this.endings.size === 0 && this.text === '') {
      this.matches = null;
      done();
      return;
    }
    const matches = new Uint8Array(this.tree.leaves);
    for (let leaf = 0; leaf < matches.length; leaf++) {
      matches[leaf] = this.endings.size === 0 || this.endings.has(this.tree.endings[leaf]) ? 1 : 0;
    }
    const finish = () => {
      this.matches = matches;
      this.sums = new Int32Array(matches.length + 1);
      for (let leaf = 0; leaf < matches.length; leaf++) this.sums[leaf + 1] = this.sums[leaf] + matches[leaf];
      done();
    };
    if (this.text === '') finish();
    else this.search(matches, 0, turn, finish);
  }

  search(matches, from, turn, finish) {
    if (turn !== this.turn) return; // the reader has typed on
    const until = performance.now() + 30;
    let at = from;
    while (at * about.block < matches.length && performance.now() < until) this.searchBlock(matches, at++);
    if (at * about.block >= matches.length) finish();
    else setTimeout(() => this.search(matches, at, turn, finish), 0);
  }

  searchBlock(matches, index) {
    const first = index * about.block;
    const last = Math.min(first + about.block, matches.length);
    if (!matches.subarray(first, last).includes(1)) return;
    const from = decoded.get(`${this.run}-${index}`) || block(`paths-${this.run}-${index}`);
    const hits = new Set();
    from.s.forEach((text, id) => { if (text.toLowerCase().includes(this.text)) hits.add(id); });
    for (let leaf = first; leaf < last; leaf++) {
      if (matches[leaf]) matches[leaf] = this.fits(from.p[leaf - first], leaf, hits) ? 1 : 0;
    }
  }

  fits(path, leaf, hits) {
    return [path.k, path.m, path.a, path.r, ...path.c, ...(path.s || []), ...(path.d || [])].some((id) => hits.has(id))
      || choicesOf(this.tree, this.tree.nodeOf[leaf]) === this.text || outcomeOf(this.tree, leaf).toLowerCase().includes(this.text);
  }

  /** How many paths below a node match. */
  below(node) {
    const first = this.tree.firstLeaf[node], end = endLeaf(this.tree, node);
    return this.matches ? this.sums[end] - this.sums[first] : end - first;
  }
}
