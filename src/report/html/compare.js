// Several runs: an index of methods, and strategies side by side.

const distinct = (key) => [...new Set(runs.map((run) => run[key]))];

function runName(run) {
  const parts = [];
  if (distinct('target').length > 1) parts.push(run.target);
  if (distinct('heap').length > 1) parts.push(run.heap);
  if (distinct('decide').length > 1) parts.push(run.decide);
  return parts.join(' · ') || run.target;
}

function indexPage() {
  const targets = distinct('target');
  const worst = runs.filter((run) => run.state === 'violating').length;
  const rest = runs.filter((run) => run.state === 'incomplete').length;
  const rows = runs.map((run, index) => [
    h('a', { href: `#/${index}` }, shorten(runName(run), 120)),
    h('span', { class: `badge ${run.state}` }, run.state === 'violating' ? count(run.groups.length, 'violation') : run.state),
    ...['total', 'normal', 'exceptional', 'violating', 'cut'].map((key) => run.paths[key].toLocaleString('en')),
    `${percent(run.coverage.branches_covered, run.coverage.branches)} %`, seconds(run.effort.seconds),
  ]);
  return [
    h('p', { class: `verdict ${worst > 0 ? 'violating' : rest > 0 ? 'incomplete' : 'complete'}` },
      h('span', { class: 'mark', 'aria-hidden': 'true' }, worst > 0 ? '✗' : rest > 0 ? '!' : '✓'),
      `${targets.length > 1 ? count(targets.length, 'method') : count(runs.length, 'strategy', 'strategies')}: ${worst} with violations, ${rest} incomplete, ${runs.length - worst - rest} complete`),
    table([targets.length > 1 ? 'method' : 'strategy', 'verdict', 'paths', 'normal', 'exceptional', 'violating', 'cut', 'branches', 'time'], rows, 'numbers'),
    about.not_explored.length > 0 && h('section', {}, h('h2', {}, 'Not explored'), table(['method', 'why'], about.not_explored.map(([target, why]) => [shorten(target, 160), long(why)]))),
    targets.filter((target) => runs.filter((run) => run.target === target).length > 1).map(comparison),
  ];
}

const measures = [
  ['paths', (run) => run.paths.total, (n) => n.toLocaleString('en')],
  ['time', (run) => run.effort.seconds, seconds],
  ['solver questions', (run) => run.effort.queries, (n) => n.toLocaleString('en')],
  ['states refused', (run) => run.paths.pruned, (n) => n.toLocaleString('en')],
  ['decider calls', (run) => run.effort.decider_calls, (n) => n.toLocaleString('en')],
  ['memory', (run) => run.effort.memory, bytes],
];

function comparison(target) {
  const compared = runs.map((run, index) => ({ run, index })).filter(({ run }) => run.target === target);
  const name = ({ run }) => [distinct('heap').length > 1 && run.heap, distinct('decide').length > 1 && run.decide].filter(Boolean).join(' · ');
  const causes = new Map();
  for (const one of compared) {
    for (const group of one.run.groups) {
      const key = `${group.kind} at ${group.at}`;
      if (!causes.has(key)) causes.set(key, new Map());
      causes.get(key).set(one.index, group.count);
    }
  }
  const agree = [...causes.values()].every((found) => found.size === compared.length);
  return h('section', { class: 'card compare' }, h('h2', {}, `Strategies compared: ${shorten(target, 120)}`),
    h('div', { class: 'measures' }, measures.map(([title, value, text]) => {
      const most = Math.max(...compared.map(({ run }) => value(run)));
      return h('div', {}, h('h3', {}, title), compared.map((one) => h('div', { class: 'effort' }, h('a', { href: `#/${one.index}` }, name(one)),
        meter([[value(one.run), 'time']], most, `${name(one)}: ${text(value(one.run))}`), h('b', {}, text(value(one.run))))));
    })),
    h('h3', {}, 'Do they agree?'),
    causes.size === 0 ? h('p', {}, 'None of them found a violation.') : [
      h('p', {}, agree ? 'All of them found the same violations; how many paths lead to each depends on the strategy.' : 'They did not find the same violations: see which were incomplete, and which follow paths without a valid input.'),
      table(['violation', ...compared.map(name)], [...causes].map(([cause, found]) => [shorten(cause, 160), ...compared.map(({ index }) => (found.has(index) ? count(found.get(index), 'path') : '–'))]), 'numbers')]);
}
