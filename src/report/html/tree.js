// The exploration tree: a list of rows, of which only the open ones exist.

const rowsAtOnce = 300, rowsAtFirst = 40, deepest = 12; // levels that are indented

class TreeView {
  constructor(run, filter, onselect) {
    this.run = run;
    this.tree = readTree(run);
    this.filter = filter;
    this.onselect = onselect;
    this.open = new Set();
    this.closed = new Set(); // while a filter is on, all is open but these
    this.selected = -1;
    this.limit = rowsAtOnce;
    this.violations = this.sumViolations();
    this.element = h('ul', { class: 'tree', role: 'tree', 'aria-label': 'Exploration tree' });
    this.element.addEventListener('keydown', (event) => this.key(event));
    this.element.addEventListener('click', (event) => this.click(event));
    this.openSome();
    this.active = 0; // the node that has the keyboard
  }

  sumViolations() {
    const sums = new Int32Array(this.tree.leaves + 1);
    for (let leaf = 0; leaf < this.tree.leaves; leaf++) sums[leaf + 1] = sums[leaf] + (this.tree.endings[leaf] === 'v' ? 1 : 0);
    return sums;
  }

  /** Opens from the root down, level by level, until the first screen is full. */
  openSome() {
    const waiting = [0];
    let rows = 1;
    while (waiting.length > 0) {
      const node = waiting.shift();
      const below = this.tree.children[node];
      if (below === 0 || rows + below > rowsAtFirst) continue;
      this.open.add(node);
      rows += below;
      waiting.push(...children(this.tree, node));
    }
  }

  isOpen(node) {
    if (this.tree.children[node] === 0) return false;
    return this.filter.isOn ? !this.closed.has(node) : this.open.has(node);
  }

  setOpen(node, isOpen) {
    if (this.filter.isOn) {
      if (isOpen) this.closed.delete(node); else this.closed.add(node);
    } else if (isOpen) this.open.add(node);
    else this.open.delete(node);
    this.render();
  }

  /** Makes a path visible and marks it. */
  select(leaf) {
    const node = this.tree.nodeOf[leaf];
    for (let at = this.tree.parent[node]; at >= 0; at = this.tree.parent[at]) {
      this.open.add(at);
      this.closed.delete(at);
    }
    this.selected = node;
    this.active = node;
    this.render();
    const row = this.rowOf(node);
    if (row) row.scrollIntoView({ block: 'nearest' });
  }

  shownNodes() {
    const rows = [];
    for (let node = 0; node < this.tree.size && rows.length <= this.limit;) {
      const isShown = this.filter.below(node) > 0;
      if (isShown) rows.push(node);
      node = isShown && this.isOpen(node) ? node + 1 : this.tree.next[node];
    }
    return rows;
  }

  render() {
    this.rows = this.shownNodes();
    const isCut = this.rows.length > this.limit;
    if (isCut) this.rows.pop();
    // A row beyond those shown is fetched by showing more.
    if (!this.rows.includes(this.active)) this.active = this.rows.length > 0 ? this.rows[0] : -1;
    this.element.replaceChildren(...this.rows.map((node) => this.row(node)));
    if (isCut) {
      this.element.append(h('li', { role: 'none' }, h('button', { type: 'button', class: 'link more',
        onclick: () => { this.limit += rowsAtOnce; this.render(); } }, 'Show more rows')));
    }
    if (this.rows.length === 0) this.element.append(h('li', { role: 'none', class: 'dim' }, 'No path matches.'));
  }

  label(node) {
    const texts = this.tree.labels[node].map((id) => this.tree.strings[id]);
    if (texts.length > 0) return shorten(texts.slice(0, 3).join('  ∧  '), 160) + (texts.length > 3 ? `  ∧ ${texts.length - 3} more` : '');
    if (node === 0) return 'every input';
    return 'otherwise';
  }

  row(node) {
    const isLeaf = this.tree.children[node] === 0;
    const leaf = this.tree.firstLeaf[node];
    const attributes = {
      role: 'treeitem', 'aria-level': this.tree.depth[node] + 1, 'data-node': node, tabindex: node === this.active ? 0 : -1,
      'aria-selected': node === this.selected ? 'true' : 'false', 'aria-expanded': isLeaf ? null : String(this.isOpen(node)),
    };
    const row = h('li', attributes);
    const level = this.tree.depth[node];
    row.style.setProperty('--depth', Math.min(level, deepest));
    row.append(...[h('span', { class: 'twist', 'aria-hidden': 'true' }, isLeaf ? '' : this.isOpen(node) ? '▾' : '▸'),
      level > deepest && h('span', { class: 'level', 'aria-hidden': 'true' }, level)].filter(Boolean));
    if (isLeaf) {
      const ending = endings[this.tree.endings[leaf]];
      row.append(h('span', { class: `dot ${ending.name}`, 'aria-hidden': 'true' }),
        h('span', { class: 'label' }, this.label(node), h('span', { class: `outcome ${ending.name}` }, ` → ${shorten(outcomeOf(this.tree, leaf), 90)}`)));
    } else {
      const bad = this.filter.isOn ? 0 : this.violations[endLeaf(this.tree, node)] - this.violations[leaf];
      row.append(h('span', { class: 'label' }, this.label(node)),
        h('span', { class: 'count' }, count(this.filter.below(node), 'path'), bad > 0 && h('span', { class: 'bad' }, ` · ${bad.toLocaleString('en')} violating`)));
    }
    return row;
  }

  rowOf(node) { return this.element.querySelector(`[data-node="${node}"]`); }

  focus(node) {
    const before = this.rowOf(this.active);
    if (before) before.tabIndex = -1;
    this.active = node;
    const row = this.rowOf(node);
    if (row) {
      row.tabIndex = 0;
      row.focus();
    }
  }

  activate(node) {
    if (this.tree.children[node] === 0) this.onselect(this.tree.firstLeaf[node]);
    else this.setOpen(node, !this.isOpen(node));
    this.focus(node);
  }

  click(event) {
    const row = event.target.closest('[data-node]');
    if (row) this.activate(Number(row.dataset.node));
  }

  /** The keys of the ARIA tree pattern. */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !event.target.closest('[data-node]')) return;
    const at = this.rows.indexOf(this.active);
    const node = this.active;
    const moves = {
      ArrowDown: () => this.focus(this.rows[Math.min(at + 1, this.rows.length - 1)]),
      ArrowUp: () => this.focus(this.rows[Math.max(at - 1, 0)]),
      Home: () => this.focus(this.rows[0]),
      End: () => this.focus(this.rows[this.rows.length - 1]),
      ArrowRight: () => {
        if (this.tree.children[node] === 0) return;
        if (this.isOpen(node)) this.focus(this.rows[at + 1]);
        else { this.setOpen(node, true); this.focus(node); }
      },
      ArrowLeft: () => {
        if (this.isOpen(node)) { this.setOpen(node, false); this.focus(node); }
        else if (this.tree.parent[node] >= 0) this.focus(this.tree.parent[node]);
      },
      Enter: () => this.activate(node),
      ' ': () => this.activate(node),
    };
    if (!moves[event.key]) return;
    event.preventDefault();
    moves[event.key]();
  }
}
