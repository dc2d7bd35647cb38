// Which page is shown: #/RUN/PAGE, #/RUN/paths/PATH; without a run, the index of several.

const pages = [['findings', 'Findings'], ['paths', 'Paths'], ['coverage', 'Coverage'], ['effort', 'Effort'], ['scope', 'Scope']];
const views = new Map(); // the tree of a run keeps what was open in it

function parseRoute() {
  const [run, page, path] = location.hash.replace(/^#\//, '').split('/');
  const index = /^\d+$/.test(run || '') && Number(run) < runs.length ? Number(run) : runs.length === 1 && about.not_explored.length === 0 ? 0 : -1;
  const leaf = /^\d+$/.test(path || '') && index >= 0 && Number(path) < runs[index].held ? Number(path) : -1;
  return { run: index, page: pages.some(([name]) => name === page) ? page : 'findings', leaf };
}

function pathsView(run) {
  if (views.has(run)) return views.get(run);
  const tree = readTree(run);
  const filter = new Filter(run, tree);
  const view = new TreeView(run, filter, (leaf) => { location.hash = `#/${run}/paths/${leaf}`; });
  const chosen = new Set();
  const search = h('input', { type: 'search', id: 'search', placeholder: 'condition, exception, place, 0.2.1 …', autocomplete: 'off', spellcheck: 'false' });
  const found = h('p', { class: 'found dim', role: 'status' });
  const apply = () => filter.set(new Set(chosen), search.value, () => {
    view.limit = rowsAtOnce;
    view.closed.clear();
    view.render();
    found.textContent = filter.isOn ? `${filter.below(0).toLocaleString('en')} of ${count(tree.leaves, 'path')}` : count(tree.leaves, 'path');
  });
  let timer = 0;
  search.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(apply, 150); });
  const chips = Object.entries(endings).filter(([letter]) => tree.endings.includes(letter)).map(([letter, { name }]) => {
    const total = tree.endings.split(letter).length - 1;
    const chip = h('button', { type: 'button', class: `chip ${name}`, 'aria-pressed': 'false' }, h('span', { class: `dot ${name}`, 'aria-hidden': 'true' }), `${name} ${total.toLocaleString('en')}`);
    chip.addEventListener('click', () => {
      if (chosen.has(letter)) chosen.delete(letter); else chosen.add(letter);
      chip.setAttribute('aria-pressed', String(chosen.has(letter)));
      apply();
    });
    return chip;
  });
  const side = h('div', { class: 'side' },
    h('label', { for: 'search' }, 'Search paths'), search,
    h('div', { class: 'chips', role: 'group', 'aria-label': 'Show only paths that end' }, chips), found, view.element);
  const made = { view, side };
  views.set(run, made);
  if (tree.leaves > 0) apply();
  return made;
}

function pathsPage(run, leaf) {
  if (runs[run].held === 0) return h('p', {}, 'No path ended.');
  const { view, side } = pathsView(run);
  const detail = h('div', { class: 'detail' }, leaf >= 0 ? pathPage(run, leaf)
    : h('p', { class: 'dim' }, 'Choose a path in the tree: arrow keys move and open, Enter shows the path.'));
  if (leaf >= 0) queueMicrotask(() => view.select(leaf));
  return h('div', { class: 'split' }, side, detail);
}

function themeButton() {
  const names = ['system', 'light', 'dark'];
  const read = () => { try { return localStorage.getItem('loris-theme') || 'system'; } catch { return document.documentElement.dataset.theme || 'system'; } };
  const button = h('button', { type: 'button', id: 'theme', class: 'small' });
  const show = (name) => {
    if (name === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
    button.textContent = `◐ ${name}`;
    button.setAttribute('aria-label', `Colours: ${name}`);
  };
  button.addEventListener('click', () => {
    const name = names[(names.indexOf(read()) + 1) % names.length];
    try { localStorage.setItem('loris-theme', name); } catch { /* a page from a file may have no store */ }
    show(name);
  });
  show(read());
  return button;
}

function header(route) {
  const run = route.run >= 0 ? runs[route.run] : null;
  const tab = (href, text, isHere) => h('a', { href, 'aria-current': isHere ? 'page' : null }, text);
  return [
    h('div', { class: 'bar' },
      h('a', { class: 'brand', href: '#/' }, 'loris'),
      h('h1', {}, run ? shorten(runName(run) === run.target ? run.target : runName(run).includes(run.target) ? runName(run) : `${run.target} · ${runName(run)}`, 160) : distinct('target').length === 1 && about.not_explored.length === 0 ? runs[0].target : count(distinct('target').length, 'method')),
      themeButton()),
    h('nav', { class: 'tabs', 'aria-label': 'Pages' },
      (runs.length !== 1 || about.not_explored.length > 0) && tab('#/', distinct('target').length > 1 ? 'All methods' : 'Comparison', route.run < 0),
      run && pages.map(([name, text]) => tab(`#/${route.run}/${name}`, name === 'findings' && run.groups.length > 0 ? `${text} (${run.groups.length})` : text, route.page === name))),
  ];
}

let shownBefore = null;

function show() {
  if (location.hash !== '' && !location.hash.startsWith('#/')) return;
  const route = parseRoute();
  document.getElementById('top').replaceChildren(...header(route).filter(Boolean));
  const made = { findings: () => findingsPage(route.run), paths: () => pathsPage(route.run, route.leaf), coverage: () => coveragePage(route.run), effort: () => effortPage(route.run), scope: () => scopePage(route.run) };
  const content = route.run < 0 ? indexPage() : made[route.page]();
  const main = document.getElementById('main');
  main.replaceChildren(...[content].flat(Infinity).filter(Boolean));
  main.classList.toggle('wide', route.run >= 0 && route.page === 'paths');
  const where = `${route.run}/${route.page}`;
  if (shownBefore !== null && shownBefore !== where) {
    scrollTo(0, 0);
    main.focus({ preventScroll: true });
  }
  shownBefore = where;
}

document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  document.getElementById('main').focus();
});
addEventListener('hashchange', show);
addEventListener('keydown', (event) => {
  if (event.key !== '/' || /^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
  const search = document.getElementById('search');
  if (search) {
    event.preventDefault();
    search.focus();
  }
});
show();
