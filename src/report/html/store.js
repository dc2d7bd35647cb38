// The data of the report: blocks of JSON in the page, decoded when they are needed.

// Marks that turn the direction of writing would make a name look like another.
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const block = (id) => JSON.parse(document.getElementById(id).textContent.replace(turning, '\ufffd'));
const about = block('about');
const runs = about.runs;

const endings = {
  n: { name: 'normal', word: 'returns' },
  e: { name: 'exceptional', word: 'throws' },
  v: { name: 'violating', word: 'violates' },
  d: { name: 'undecided', word: 'undecided' },
  c: { name: 'cut', word: 'cut' },
  u: { name: 'unsupported', word: 'unsupported' },
};

const mostDecoded = 8;
const decoded = new Map(); // "run-block" -> block, the latest used last

function pathBlock(run, index) {
  const key = `${run}-${index}`;
  const found = decoded.get(key) || block(`paths-${key}`);
  decoded.delete(key);
  decoded.set(key, found);
  if (decoded.size > mostDecoded) decoded.delete(decoded.keys().next().value);
  return found;
}

/** A path with its texts in place of their numbers. */
function readPath(run, leaf) {
  const from = pathBlock(run, Math.floor(leaf / about.block));
  const raw = from.p[leaf % about.block];
  const text = (id) => (id === undefined ? '' : from.s[id]);
  const texts = (ids) => (ids || []).map(text);
  const firstFile = text((raw.w || [])[0]).replace(/:[^:]*$/, '');
  const heap = (packed) => packed && { roots: from.o[packed[0]], objects: packed.slice(1).map((id) => from.o[id]) };
  return {
    ending: raw.e, kind: text(raw.k), message: text(raw.m), at: text(raw.a), stack: texts(raw.s),
    result: text(raw.r), condition: texts(raw.c), calls: texts(raw.d), test: text(raw.t),
    names: (raw.l || []).map(texts), before: heap(raw.b), after: heap(raw.f), pictures: raw.g || [null, null],
    lines: texts(raw.w), decisions: (raw.y || []).map(([line, what, file]) => [file === undefined ? firstFile : text(file), line, text(what)]), isTraceCut: raw.z,
    audit: raw.u, isReplayable: !raw.x,
  };
}

const trees = new Map();

/** The tree of choices with what its parts have in common worked out. Node 0 is the root. */
function readTree(run) {
  if (trees.has(run)) return trees.get(run);
  const raw = block(`tree-${run}`);
  const size = raw.children.length;
  const tree = {
    ...raw, size, leaves: raw.endings.length,
    parent: new Int32Array(size).fill(-1), depth: new Int32Array(size), next: new Int32Array(size),
    firstLeaf: new Int32Array(size + 1), nodeOf: new Int32Array(raw.endings.length),
  };
  const open = []; // [node, children still to come]
  let leaf = 0;
  for (let node = 0; node < size; node++) {
    if (open.length > 0) {
      const above = open[open.length - 1];
      tree.parent[node] = above[0];
      tree.depth[node] = open.length;
      above[1]--;
    }
    tree.firstLeaf[node] = leaf;
    if (raw.children[node] > 0) {
      open.push([node, raw.children[node]]);
      continue;
    }
    tree.nodeOf[leaf++] = node;
    tree.next[node] = node + 1;
    while (open.length > 0 && open[open.length - 1][1] === 0) tree.next[open.pop()[0]] = node + 1;
  }
  tree.firstLeaf[size] = leaf;
  trees.set(run, tree);
  return tree;
}

const endLeaf = (tree, node) => tree.firstLeaf[tree.next[node]];

function children(tree, node) {
  const found = [];
  for (let at = node + 1; at < tree.next[node]; at = tree.next[at]) found.push(at);
  return found;
}

/** "0.2.1": the choices from the root to a node. */
function choicesOf(tree, node) {
  const parts = [];
  for (let at = node; at >= 0; at = tree.parent[at]) if (tree.choices[at]) parts.unshift(tree.choices[at]);
  return parts.join('.') || '-';
}

const outcomeOf = (tree, leaf) => tree.outcomes[tree.outcome[leaf]];
