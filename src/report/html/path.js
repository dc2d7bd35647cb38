// One path: how it ended, what it asks for, its heaps, its test.

function exceptionName(kind) {
  const dot = kind.lastIndexOf('.');
  if (dot < 0 || kind.includes(' ')) return [h('strong', {}, shorten(kind, 200))];
  return [h('span', { class: 'dim' }, kind.slice(0, dot + 1)), h('strong', {}, kind.slice(dot + 1))];
}

function badge(letterOrName) {
  const ending = endings[letterOrName] || { name: letterOrName };
  return h('span', { class: `badge ${ending.name}` }, ending.name);
}

function outcome(path) {
  const where = path.at && [' at ', h('code', {}, path.at)];
  switch (path.ending) {
    case 'n': return path.result ? ['returns ', h('code', {}, long(path.result, 200))] : 'returns';
    case 'e': return ['throws ', exceptionName(path.kind), where];
    case 'v': return [exceptionName(path.kind), where];
    default: return [long(path.kind, 200), where];
  }
}

function codeBlock(title, text, what) {
  return h('section', { class: 'code' }, h('div', { class: 'bar' }, h('h3', {}, title), copyButton(text, what)), h('pre', { tabindex: 0 }, text));
}

function conditionList(path) {
  if (path.condition.length === 0) return h('p', { class: 'dim' }, 'Every input takes this path.');
  return h('ul', { class: 'condition' }, path.condition.map((one) => h('li', {}, h('code', {}, long(one)))));
}

function namesList(path) {
  return path.names.length > 0 && h('details', {}, h('summary', {}, `${count(path.names.length, 'name')} for parts of it`),
    h('ul', { class: 'condition' }, path.names.map(([name, text]) => h('li', {}, h('code', {}, name, ' = ', long(text))))));
}

function stackList(path) {
  if (path.stack.length === 0) return null;
  const shown = path.stack.slice(0, 8), rest = path.stack.slice(8);
  const item = (frame) => h('li', {}, 'at ', shorten(frame, 300));
  return h('ul', { class: 'stack' }, shown.map(item),
    rest.length > 0 && h('li', {}, h('details', {}, h('summary', {}, `${rest.length} more`), h('ul', { class: 'stack' }, rest.map(item)))));
}

function remarks(path) {
  const texts = [];
  if (path.audit === 'infeasible') texts.push('A false alarm: no input that satisfies the preconditions takes this path.');
  if (path.audit === 'unknown') texts.push('Whether a valid input takes this path is not known.');
  if (!path.isReplayable) texts.push('Depends on an identity hash code, so a JVM may do otherwise.');
  return texts.map((text) => h('p', { class: 'notice' }, text));
}

/** What a finding and a path page have in common. */
function pathFacts(path) {
  return [
    path.message && h('p', { class: 'message' }, long(path.message)),
    stackList(path),
    remarks(path),
    path.calls.length > 0 && codeBlock('Built by', path.calls.map((call) => `${call};`).join('\n'), 'the calls'),
    heapPair(path),
  ];
}

function pathPage(run, leaf) {
  const tree = readTree(run);
  const path = readPath(run, leaf);
  const id = choicesOf(tree, tree.nodeOf[leaf]);
  const link = (to, text, key) => (to < 0 || to >= tree.leaves
    ? h('span', { class: 'dim' }, text)
    : h('a', { href: `#/${run}/paths/${to}`, 'data-key': key }, text));
  return h('article', { class: 'path', 'aria-labelledby': 'path-title' },
    h('div', { class: 'bar' },
      h('h2', { id: 'path-title', tabindex: -1 }, `Path ${shorten(id, 60)} `, badge(path.ending)),
      h('nav', { 'aria-label': 'Neighbours' }, link(leaf - 1, '‹ previous', 'p'), link(leaf + 1, 'next ›', 'n'))),
    h('p', { class: `result ${endings[path.ending].name}` }, outcome(path)),
    pathFacts(path),
    h('h3', {}, 'Condition'), conditionList(path), namesList(path),
    pathSource(path),
    path.test && codeBlock('JUnit test', path.test, 'the test'),
    codeBlock('To follow it again, add to the same command', `--path ${id}`, 'the option'));
}

