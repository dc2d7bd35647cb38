// Source lines: those of a path, and what all paths cover.

let sourcesRead = null;
const sourceOf = (file) => { sourcesRead ||= block('sources'); return Object.hasOwn(sourcesRead, file) ? sourcesRead[file] : null; };

/** "Bst.java:3-7,9" -> the file and its lines. */
function parseLines(text) {
  const colon = text.lastIndexOf(':');
  const lines = new Set();
  for (const range of text.slice(colon + 1).split(',')) {
    const [first, last = first] = range.split('-').map(Number);
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return [text.slice(0, colon), lines];
}

/** Lines with their numbers; `mark` gives [class, note] for a line. Those far from a marked one are left out unless all are wanted. */
function sourceLines(lines, mark, isAll) {
  const marks = lines.map((_, i) => mark(i + 1));
  const near = (i) => isAll || marks.slice(Math.max(0, i - 2), i + 3).some((one) => one !== null);
  const rows = [];
  let isGap = false;
  lines.forEach((text, i) => {
    if (!near(i)) {
      if (!isGap) rows.push(h('li', { class: 'gap', 'aria-hidden': 'true' }, '⋯'));
      isGap = true;
      return;
    }
    isGap = false;
    const [klass, note] = marks[i] || ['', ''];
    rows.push(h('li', { class: klass }, h('span', { class: 'number' }, i + 1), h('code', {}, shorten(text, 400) || ' '), note && h('span', { class: 'aside' }, note)));
  });
  return h('ol', { class: 'source', tabindex: 0 }, rows);
}

function pathSource(path) {
  if (path.lines.length === 0) return null;
  const files = path.lines.map(parseLines);
  const missing = files.filter(([file]) => sourceOf(file) === null);
  return h('section', {}, h('h3', {}, 'Lines it ran'),
    files.filter(([file]) => sourceOf(file) !== null).map(([file, lines]) => {
      const notes = new Map();
      for (const [at, line, what] of path.decisions) {
        if (at === file) notes.set(line, [...(notes.get(line) || []), what]);
      }
      const note = (line) => shorten((notes.get(line) || []).join('; '), 300);
      return [h('p', { class: 'file' }, file), sourceLines(sourceOf(file), (line) => (lines.has(line) ? ['ran', note(line)] : null))];
    }),
    missing.length > 0 && [
      h('ul', {}, missing.map(([file]) => h('li', {}, h('code', {}, path.lines.find((text) => text.startsWith(`${file}:`)))))),
      h('p', { class: 'dim' }, 'With --source DIR the report shows these lines.')],
    path.isTraceCut && h('p', { class: 'dim' }, 'Not all of them: the path is too long.'));
}

function coverageMark(sums) {
  if (!sums) return null;
  const [instructions, run, branches, taken] = sums;
  if (run === 0) return ['missed', 'not reached'];
  if (branches > taken) return ['partly', `${taken} of ${branches} branches`];
  return [run < instructions ? 'partly' : 'ran', branches > 0 ? `all ${branches} branches` : ''];
}

function coveragePage(index) {
  const { cover, coverage } = runs[index];
  const rows = cover.classes.flatMap((one) => one.methods.filter((method) => method.lines_run > 0).map((method) => [
    h('code', {}, shorten(`${one.name}.${method.name}`, 160)), `${method.lines_run} of ${method.lines}`, `${method.branches_run} of ${method.branches}`, `${percent(method.branches_run, method.branches)} %`]));
  const untouched = cover.classes.flatMap((one) => one.methods.filter((method) => method.lines_run === 0).map((method) => `${one.name}.${method.name}`));
  return [
    h('h2', {}, 'What the paths cover'),
    h('div', { class: 'tiles' }, coverTile('Branches covered', coverage.branches_covered, coverage.branches), coverTile('Lines covered', coverage.lines_covered, coverage.lines)),
    rows.length > 0 && table(['method', 'lines', 'branches', ''], rows, 'numbers'),
    untouched.length > 0 && h('details', {}, h('summary', {}, `${count(untouched.length, 'method')} of these classes not entered`),
      h('ul', { class: 'columns' }, untouched.map((name) => h('li', {}, h('code', {}, shorten(name, 160)))))),
    Object.entries(cover.files).map(([file, lines]) => {
      const source = sourceOf(file);
      if (source === null) return h('p', { class: 'dim' }, `The source of ${file} was not found; --source DIR says where sources are.`);
      const sums = new Map(lines.map(([line, ...rest]) => [line, rest]));
      return h('section', {}, h('h3', {}, file), sourceLines(source, (line) => coverageMark(sums.get(line)), true));
    }),
  ];
}
