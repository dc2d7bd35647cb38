// Pictures of heaps: those that Graphviz laid out, and for all other paths a layout of our own.

const letter = 6.7, line = 17, gap = { x: 22, y: 34 }, mostText = 24, mostElements = 24, elementsInRow = 6;

const isLink = (part) => typeof part[1] !== 'string' || part[1] === 'null';
const valueText = (value) => (typeof value === 'string' ? shorten(value, mostText) : `#${value[0] + 1}`);

/** An object as rows of cells; a cell is {text, target, changed}. */
function boxRows(object) {
  const shown = object.a ? object.f.slice(0, mostElements) : object.f;
  const cell = ([key, value, changed]) => {
    const name = shorten(key, mostText);
    if (typeof value !== 'string') return { text: name, target: value[0], changed };
    if (value === 'null') return { text: `${name} ∅`, changed };
    return { text: object.a ? `${name} ${valueText(value)}` : `${name} = ${valueText(value)}`, changed };
  };
  const inRow = object.a ? shown : shown.filter(isLink);
  const rows = object.a ? [] : shown.filter((part) => !isLink(part)).map((part) => [cell(part)]);
  if (object.h) rows.push([{ text: '…' }]);
  const cells = inRow.map(cell);
  const wide = object.a ? elementsInRow : cells.length > 4 ? 1 : 4;
  for (let from = 0; from < cells.length; from += wide) rows.push(cells.slice(from, from + wide));
  if (shown.length < object.f.length) rows.push([{ text: `… ${object.f.length - shown.length} more` }]);
  return rows;
}

function makeBox(object) {
  const title = shorten(object.c, mostText) + (object.w === 'new' ? ' +' : object.w === 'gone' ? ' −' : '');
  const rows = boxRows(object);
  const width = (text) => text.length * letter + 12;
  const widest = Math.max(width(title), ...rows.map((row) => row.reduce((sum, cell) => sum + width(cell.text), 0)));
  return { title, rows, width: widest, height: line * (rows.length + 1), fate: object.w, children: [], node: object.n };
}

/** Each box below the one that leads to it first, siblings side by side. */
function placeBoxes(heap) {
  const boxes = new Map(heap.objects.map((object) => [object.n, makeBox(object)]));
  const roots = [], seen = new Set(), waiting = [];
  const reach = (target, list) => {
    if (seen.has(target) || !boxes.has(target)) return;
    seen.add(target);
    list.push(boxes.get(target));
    waiting.push(boxes.get(target));
  };
  for (const [, value] of heap.roots) if (typeof value !== 'string') reach(value[0], roots);
  while (waiting.length > 0) {
    const box = waiting.shift();
    for (const row of box.rows) for (const cell of row) if (cell.target !== undefined) reach(cell.target, box.children);
  }
  const order = []; // children after parents
  for (let list = [...roots]; list.length > 0;) {
    const box = list.pop();
    order.push(box);
    list.push(...box.children);
  }
  for (const box of [...order].reverse()) {
    const below = box.children.reduce((sum, child) => sum + child.span, 0) + gap.x * Math.max(0, box.children.length - 1);
    box.span = Math.max(box.width, below);
    box.below = below;
  }
  let left = 0;
  for (const root of roots) {
    root.left = left;
    root.y = 0;
    left += root.span + gap.x;
  }
  for (const box of order) {
    box.x = box.left + (box.span - box.width) / 2;
    let at = box.left + (box.span - box.below) / 2;
    for (const child of box.children) {
      child.left = at;
      child.y = box.y + box.height + gap.y;
      at += child.span + gap.x;
    }
  }
  return { boxes, order };
}

function drawCell(group, x, y, width, cell, klass) {
  if (klass || cell.changed) group.append(svg('rect', { x, y, width, height: line, class: klass || 'changed' }));
  group.append(svg('text', { x: x + 6, y: y + 12.5 }, cell.text));
}

function drawBox(box, starts) {
  const group = svg('g', {});
  group.append(svg('rect', { x: box.x, y: box.y, width: box.width, height: box.height, class: 'body' }));
  drawCell(group, box.x, box.y, box.width, { text: box.title }, `head ${box.fate || ''}`);
  box.rows.forEach((row, i) => {
    const y = box.y + line * (i + 1);
    const spare = (box.width - row.reduce((sum, cell) => sum + cell.text.length * letter + 12, 0)) / row.length;
    let x = box.x;
    for (const cell of row) {
      const width = cell.text.length * letter + 12 + spare;
      drawCell(group, x, y, width, cell);
      if (cell.target !== undefined) starts.push({ x: x + width / 2, y: y + line, side: x + width, cell, box });
      x += width;
    }
  });
  group.append(svg('rect', { x: box.x, y: box.y, width: box.width, height: box.height, class: 'frame' }));
  return group;
}

function drawArrow(start, to) {
  const klass = start.cell.changed ? 'arrow changed' : 'arrow';
  const marker = start.cell.changed ? 'url(#tip-changed)' : 'url(#tip)';
  const x = to.x + to.width / 2;
  const goesDown = to.y > start.y;
  const isBeside = !goesDown && to.x > start.side;
  const d = isBeside
    ? `M${start.x},${start.y} C${start.x},${start.y + 22} ${to.x - 26},${to.y + line / 2} ${to.x - 2},${to.y + line / 2}`
    : goesDown
    ? `M${start.x},${start.y} C${start.x},${start.y + 16} ${x},${to.y - 18} ${x},${to.y - 2}`
    : `M${start.side},${start.y - line / 2} c26,0 26,${to.y - start.y} ${to.x + to.width - start.side + 2},${to.y + line / 2 - start.y + line / 2}`;
  return svg('path', { d, class: klass, 'marker-end': marker });
}

function tip(id, klass) {
  return svg('marker', { id, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto-start-reverse' },
    svg('path', { d: 'M0,0 L8,4 L0,8 z', class: klass }));
}

function drawHeap(heap) {
  const { boxes, order } = placeBoxes(heap);
  const starts = [], group = svg('g', {});
  const boxGroups = order.map((box) => drawBox(box, starts));
  const labels = new Map();
  for (const [name, value] of heap.roots) {
    if (typeof value === 'string' || !boxes.has(value[0])) continue;
    labels.set(value[0], [...(labels.get(value[0]) || []), shorten(name, mostText)]);
  }
  for (const [node, names] of labels) {
    const box = boxes.get(node);
    group.append(svg('text', { x: box.x + 2, y: box.y - 5, class: 'root' }, `${names.join(', ')} ↓`));
  }
  group.prepend(...boxGroups, ...starts.filter((start) => boxes.has(start.cell.target)).map((start) => drawArrow(start, boxes.get(start.cell.target))));
  const right = Math.max(0, ...order.map((box) => box.x + box.width)), bottom = Math.max(0, ...order.map((box) => box.y + box.height));
  const view = [-6, -22, right + 44, bottom + 34];
  return svg('svg', { viewBox: view.join(' '), width: view[2], height: view[3], class: 'ours' },
    svg('defs', {}, tip('tip', 'tip'), tip('tip-changed', 'tip changed')), group);
}

/** A heap in words: what a screen reader says, and what can be copied. */
function heapText(heap) {
  const value = (one) => (typeof one === 'string' ? one : `#${one[0] + 1}`);
  const parts = (list) => list.map(([key, one, changed]) => `${key}=${value(one)}${changed ? ' (changed)' : ''}`).join(', ');
  const fate = { new: ' (new)', gone: ' (no longer reached)' };
  return [
    ...heap.roots.map(([name, one]) => `${name} = ${value(one)}`),
    ...heap.objects.map((object) => `#${object.n + 1} ${object.c}{${parts(object.f)}${object.h ? ', …' : ''}}${fate[object.w] || ''}`),
  ].join('\n');
}

function plainRoots(heap) {
  const plain = heap.roots.filter(([, value]) => typeof value === 'string');
  return plain.length > 0 && h('dl', { class: 'roots' },
    plain.map(([name, value]) => h('div', {}, h('dt', {}, shorten(name, 80)), h('dd', {}, long(value, 200)))));
}

/** A wide picture shrinks to its frame, but stays large enough to be read; beyond that it scrolls. */
function fit(drawn) {
  const width = drawn.viewBox.baseVal.width;
  drawn.style.minWidth = `${Math.round(width * 0.6)}px`;
  drawn.style.maxWidth = `${Math.round(width * 4 / 3)}px`; // points of Graphviz
}

/** One heap with its heading; `picture` is what Graphviz drew, if it did. */
function heapFigure(title, heap, picture) {
  if (!heap) return null;
  const holder = h('div', { class: 'picture', role: 'img', tabindex: 0,
    'aria-label': `${title}: ${count(heap.objects.length, 'object')}. ${shorten(heapText(heap), 1500)}` });
  if (heap.objects.length === 0) holder.append(h('p', { class: 'dim' }, 'no objects'));
  else if (picture === null) holder.append(drawHeap(heap));
  else holder.innerHTML = block(`picture-${picture}`); // made by dot from escaped labels
  const drawn = holder.querySelector('svg');
  if (drawn) fit(drawn);
  return h('figure', { class: 'heap' }, h('figcaption', {}, title), plainRoots(heap), holder,
    h('details', { class: 'words' }, h('summary', {}, 'as text'), h('pre', {}, shorten(heapText(heap), 20000))));
}

function heapPair(path) {
  if (!path.before && !path.after) return null;
  const objects = [path.before, path.after].flatMap((heap) => (heap ? heap.objects : []));
  const marks = [
    ['changed', 'changed', objects.some((object) => object.f.some((part) => part[2]))],
    ['new', 'new', objects.some((object) => object.w === 'new')],
    ['gone', 'no longer reached', objects.some((object) => object.w === 'gone')],
  ].filter(([, , isThere]) => isThere);
  return h('section', {},
    h('div', { class: 'heaps' }, heapFigure('Before', path.before, path.pictures[0]), heapFigure('After', path.after, path.pictures[1])),
    path.after && h('p', { class: 'legend' },
      marks.length === 0 ? 'Nothing in the heap has changed. ' : marks.map(([name, text]) => [h('span', { class: `key ${name}` }), ` ${text} · `]),
      '∅ is null, … stands for fields that the path does not depend on.'));
}
