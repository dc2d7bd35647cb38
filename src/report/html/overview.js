// What a run comes to: verdict, counts, violations by cause, effort, scope.

function tile(title, value, note, extra) {
  return h('div', { class: 'tile' }, h('div', { class: 'name' }, title), h('div', { class: 'value' }, value), h('div', { class: 'note' }, note), extra);
}

const percent = (part, whole) => (whole > 0 ? Math.floor((100 * part) / whole) : 100);
const seconds = (s) => (s < 10 ? `${s.toFixed(2)} s` : `${Math.round(s).toLocaleString('en')} s`);
const bytes = (b) => (b < 2 ** 30 ? `${Math.round(b / 2 ** 20)} MB` : `${(b / 2 ** 30).toFixed(1)} GB`);

function meter(parts, whole, label) {
  const bar = h('div', { class: 'meter', role: 'img', 'aria-label': label });
  for (const [value, klass] of parts) {
    if (value <= 0) continue;
    const part = h('span', { class: klass });
    part.style.width = `${(100 * value) / Math.max(whole, 1e-9)}%`;
    bar.append(part);
  }
  return bar;
}

function endingParts(paths) {
  return Object.values(endings).map(({ name }) => [paths[name], name]);
}

function pathsTile(run) {
  const { paths } = run;
  const parts = endingParts(paths);
  const words = parts.filter(([value]) => value > 0).map(([value, name]) => `${value.toLocaleString('en')} ${name}`).join(', ') || 'none';
  return tile('Paths', paths.total.toLocaleString('en'), words, meter(parts, parts.reduce((sum, [value]) => sum + value, 0), words));
}

function coverTile(title, covered, all) {
  return tile(title, `${percent(covered, all)} %`, `${covered} of ${all}`, meter([[covered, 'covered']], all, `${covered} of ${all} ${title}`));
}

function tiles(run) {
  const { coverage, effort } = run;
  return h('div', { class: 'tiles' }, pathsTile(run),
    coverTile('Branches covered', coverage.branches_covered, coverage.branches),
    coverTile('Lines covered', coverage.lines_covered, coverage.lines),
    tile('Time', seconds(effort.seconds), `${count(effort.queries, 'solver question')}, ${bytes(effort.memory)}`));
}

const verdictMarks = { complete: '✓', violating: '✗', incomplete: '!' };

function verdictBanner(run) {
  return h('p', { class: `verdict ${run.state}` }, h('span', { class: 'mark', 'aria-hidden': 'true' }, verdictMarks[run.state]), run.verdict);
}

function findingCard(index, group, isOpen) {
  const run = runs[index];
  const body = h('div', { class: 'inside' });
  const fill = () => {
    if (body.firstChild) return;
    const leaf = group.paths[0];
    if (leaf === undefined || leaf >= run.held) {
      body.append(h('p', { class: 'notice' }, 'The report had no room for this path. ', code(`--path`), ' follows it again.'));
      return;
    }
    const path = readPath(index, leaf);
    body.append(...[pathFacts(path)].flat(Infinity).filter(Boolean),
      h('p', {}, h('a', { class: 'button', href: `#/${index}/paths/${leaf}` }, 'Open this path'),
        group.paths.length > 1 && [' also on ', group.paths.slice(1, 13).filter((other) => other < run.held).map((other) => [
          h('a', { href: `#/${index}/paths/${other}` }, shorten(choicesOf(readTree(index), readTree(index).nodeOf[other]), 24)), ' ']),
        group.count > 13 && `and ${(group.count - 13).toLocaleString('en')} more`]));
  };
  const card = h('details', { class: 'finding', open: isOpen },
    h('summary', {}, h('h3', {}, exceptionName(group.kind), group.at && [' at ', h('code', {}, group.at)]),
      h('span', { class: 'count' }, count(group.count, 'path'))), body);
  card.addEventListener('toggle', () => { if (card.open) fill(); });
  if (isOpen) fill();
  return card;
}

const code = (text) => h('code', {}, text);

function findingsPage(index) {
  const run = runs[index];
  const open = run.groups.length <= 3 ? run.groups.length : 1;
  return [
    verdictBanner(run), tiles(run),
    run.groups.length > 0 && h('section', {}, h('h2', {}, `${count(run.groups.length, 'violation')} by cause`),
      h('p', { class: 'dim' }, 'Each shows the path with the smallest input.'),
      run.groups.map((group, i) => findingCard(index, group, i < open))),
    run.limits.length > 0 && h('section', {}, h('h2', {}, 'What was cut, and why'), limitsTable(run)),
    run.audit && h('p', { class: 'notice' }, `Audit: ${count(run.audit.checked, 'path')} checked, ${run.audit.infeasible} without a valid input, ${run.audit.false_alarms} of them false alarms, ${run.audit.unknown} undecided.`),
    run.state === 'complete' && h('p', {}, 'Every input within the bounds takes one of the paths. ', h('a', { href: `#/${index}/paths` }, 'See the paths'), ', or ',
      h('a', { href: `#/${index}/scope` }, 'what was asked'), '.'),
  ];
}

function table(head, rows, klass) {
  return h('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Table' }, h('table', { class: klass },
    h('thead', {}, h('tr', {}, head.map((text) => h('th', { scope: 'col' }, text)))),
    h('tbody', {}, rows.map((row) => h('tr', {}, row.map((cell, i) => (i === 0 ? h('th', { scope: 'row' }, cell) : h('td', {}, cell))))))));
}

function limitsTable(run) {
  return table(['what', 'where', 'how often'], run.limits.map(([what, where, times]) => [long(what, 300), shorten(where, 300), times.toLocaleString('en')]));
}

function effortPage(index) {
  const run = runs[index];
  const { effort, paths } = run;
  const bar = (name, value, note) => [h('div', { class: 'effort' }, h('span', {}, name), meter([[value, 'time']], Math.max(effort.seconds, value), `${name}: ${seconds(value)}`), h('b', {}, seconds(value)), h('span', { class: 'dim' }, note))];
  const rest = Math.max(0, effort.seconds - effort.decider_seconds - effort.solver_seconds);
  return [
    h('h2', {}, 'Where the time went'),
    h('section', { class: 'card' },
      bar('whole run', effort.seconds, `${bytes(effort.memory)} at most`),
      bar('solver', effort.solver_seconds, `${count(effort.queries, 'question')}, ${effort.by_solver.toLocaleString('en')} of them for ${run.solver} itself, ${effort.unknown.toLocaleString('en')} without an answer`),
      bar('decider', effort.decider_seconds, `${count(effort.decider_calls, 'call')}, ${effort.decider_reused.toLocaleString('en')} answered by what was found before`),
      bar('interpreter and the rest', rest, 'running the program, reading classes, writing paths down'),
      h('p', { class: 'dim' }, 'Questions that the decider asks count for both, solver and decider; with several workers their times are added up.')),
    h('h2', {}, 'What was cut, and why'),
    run.limits.length > 0 ? limitsTable(run) : h('p', {}, 'Nothing: every path was followed to its end.'),
    h('ul', {},
      h('li', {}, `${count(paths.pruned, 'state')} refused because no input leads there`),
      h('li', {}, `${count(paths.undecided, 'violation')} undecided`),
      h('li', {}, `${count(paths.cut, 'path')} cut by a limit`),
      h('li', {}, `${count(paths.unsupported, 'path')} ended at something unsupported`),
      h('li', {}, `${count(paths.unexplored, 'state')} left unexplored by a budget`)),
  ];
}

function scopePage(index) {
  const run = runs[index];
  const list = (items, none) => (items.length > 0 ? h('ul', {}, items.map((item) => h('li', {}, long(item, 400)))) : h('p', {}, none));
  return [
    h('h2', {}, 'What was asked'),
    table(['option', 'value'], [['target', run.target], ['heap', run.heap], ['decide', run.decide], ['solver', run.solver], ['search', run.search], ...run.bounds].map(([name, value]) => [name, code(value)])),
    h('h2', {}, 'What was taken for granted'), list(run.assumptions, 'Nothing.'),
    h('h2', {}, 'Classes that an input object may have'),
    h('details', { open: run.types.length <= 40 }, h('summary', {}, count(run.types.length, 'class', 'classes')),
      h('ul', { class: 'columns' }, run.types.map((type) => h('li', {}, code(shorten(type, 200)))))),
    h('h2', {}, 'This report'),
    h('ul', {},
      h('li', {}, about.pictures.problem
        ? `The page draws heaps itself: ${about.pictures.problem}.`
        : `Graphviz laid out the heaps of up to ${about.pictures.paths} paths, violations first, of at most ${about.pictures.objects} objects each; the page draws all others itself.`),
      run.held < run.ended && h('li', {}, `It holds the first ${run.held.toLocaleString('en')} of ${run.ended.toLocaleString('en')} paths; --json with --paths has all.`),
      h('li', {}, `Written by Loris ${about.version}. The page asks nothing of the network.`)),
  ];
}
