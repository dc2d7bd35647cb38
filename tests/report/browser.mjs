// Opens reports in headless Chromium as a reader does. Usage: node browser.mjs DIRECTORY RESULT
// DIRECTORY holds the reports that run.py made; screenshots go there, too.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const [directory, resultFile] = process.argv.slice(2);
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const results = [];
const profile = mkdtempSync(join(tmpdir(), 'loris-browser-'));
const context = await chromium.launchPersistentContext(profile, { executablePath: '/usr/bin/chromium', args: flags, viewport: { width: 1360, height: 900 } });

function check(condition, what) {
  if (!condition) throw new Error(what);
}

/** A page on a report; whatever it asks for or complains about is kept. */
async function open(report, hash = '') {
  const page = await context.newPage();
  page.requests = [];
  page.complaints = [];
  page.on('request', (request) => page.requests.push(request.url()));
  page.on('console', (message) => { if (message.type() === 'error') page.complaints.push(message.text()); });
  page.on('pageerror', (error) => page.complaints.push(error.message));
  const start = Date.now();
  await page.goto(`file://${directory}/${report}/index.html${hash}`);
  await page.waitForSelector('header h1');
  page.opened = Date.now() - start;
  return page;
}

async function test(name, body) {
  let page = null;
  try {
    page = await body();
    check(page.complaints.length === 0, `complaints: ${page.complaints.join('; ')}`);
    const outside = page.requests.filter((url) => !url.startsWith(`file://${directory}/`) && !url.startsWith('data:'));
    check(outside.length === 0, `requests: ${outside.join(' ')}`);
    check(page.requests.filter((url) => url.startsWith('file:')).length === 1, `more than the page was asked for: ${page.requests}`);
    results.push({ name, problem: '' });
  } catch (error) {
    results.push({ name, problem: String(error.message || error) });
  }
  for (const one of context.pages()) await one.close().catch(() => {});
}

const shot = (page, name) => page.screenshot({ path: `${directory}/${name}.png` });
const rows = (page) => page.locator('[role=treeitem]');
const focused = (page) => page.evaluate(() => document.activeElement.dataset.node ?? null);

/** The contrast of every piece of text with what is behind it; the least one with its text. */
const leastContrast = (page) => page.evaluate(() => {
  const parse = (text) => { const [r, g, b, a = 1] = text.match(/[\d.]+/g).map(Number); return [r, g, b, a]; };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((v) => { const c = v / 255; return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = parse(getComputedStyle(at).backgroundColor);
      if (colour[3] > 0.99) return colour;
    }
    return [255, 255, 255];
  };
  let least = [99, ''];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || element.closest('script, style, noscript, svg, .hidden, .skip') || !element.checkVisibility()) continue;
    const [a, b] = [light(parse(getComputedStyle(element).color).slice(0, 3)), light(behind(element).slice(0, 3))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < least[0]) least = [ratio, walker.currentNode.textContent.trim()];
  }
  return least;
});

await test('violations come first, grouped by cause, with pictures', async () => {
  const page = await open('one');
  check((await page.title()).startsWith('Shelf.insert'), await page.title());
  check(await page.locator('.verdict.violating').count() === 1, 'no verdict');
  check(await page.locator('.finding').count() === 3, `${await page.locator('.finding').count()} causes`);
  check(await page.locator('.finding .picture svg').count() >= 2, 'no pictures');
  const kinds = await page.locator('.finding summary strong').allInnerTexts();
  check(kinds.sort().join() === 'IllegalArgumentException,NullPointerException,NullPointerException', kinds.join());
  await shot(page, 'findings');
  return page;
});

await test('the tree opens a path with condition, heaps and lines', async () => {
  const page = await open('one', '#/0/paths');
  await page.waitForSelector('[role=treeitem]');
  check(await rows(page).count() > 5, 'few rows');
  await page.locator('[role=treeitem]:not([aria-expanded])', { hasText: 'returns 1' }).first().click();
  await page.waitForSelector('article.path');
  check(/^Path [\d.]+/.test(await page.locator('#path-title').innerText()), 'no title');
  check(await page.locator('article .condition li').count() > 1, 'no condition');
  check(await page.locator('article figure.heap').count() === 2, 'no heaps');
  check(await page.locator('article .picture svg').count() === 2, 'no pictures');
  check(await page.locator('article .key.changed').count() === 1, 'no changes');
  check((await page.locator('article .source .ran').allInnerTexts()).some((text) => text.includes('first = book') || text.includes('before.next = book')), 'no lines');
  check((await page.locator('article').innerText()).includes('--path'), 'no command');
  await shot(page, 'path');
  return page;
});

await test('filters by ending and by text', async () => {
  const page = await open('one', '#/0/paths');
  const all = await page.locator('.found').innerText();
  await page.locator('.chip.violating').click();
  await page.waitForFunction(() => / of /.test(document.querySelector('.found').textContent));
  const dots = await page.locator('.tree .dot').count();
  check(dots > 0 && dots === await page.locator('.tree .dot.violating').count(), 'other endings are shown');
  await page.locator('.chip.violating').click();
  await page.locator('#search').fill('NullPointer');
  await page.waitForFunction(() => / of /.test(document.querySelector('.found').textContent));
  check((await page.locator('.tree .outcome').allInnerTexts()).every((text) => text.includes('NullPointer')), 'text filter');
  await shot(page, 'filter');
  await page.locator('#search').fill('there is no such text');
  await page.waitForFunction(() => document.querySelector('.tree').textContent.includes('No path matches'));
  await page.locator('#search').fill('');
  await page.waitForFunction((text) => document.querySelector('.found').textContent === text, all);
  return page;
});

await test('the keyboard alone is enough', async () => {
  const page = await open('one');
  await page.keyboard.press('Tab');
  check(await page.evaluate(() => document.activeElement.className) === 'skip', 'no skip link');
  await page.keyboard.press('Enter');
  check(await page.evaluate(() => document.activeElement.id) === 'main', 'the skip link leads nowhere');
  await page.evaluate(() => { location.hash = '#/0/paths'; });
  await page.waitForSelector('[role=treeitem]');
  await page.keyboard.press('/');
  check(await page.evaluate(() => document.activeElement.id) === 'search', '/ does not search');
  for (let i = 0; i < 12 && (await focused(page)) === null; i++) await page.keyboard.press('Tab');
  check(await focused(page) === '0', 'Tab does not reach the tree');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineWidth);
  check(parseInt(outline, 10) >= 2, `focus is not seen: ${outline}`);
  await page.keyboard.press('ArrowLeft');
  check(await rows(page).count() === 1, 'left does not close');
  await page.keyboard.press('ArrowRight');
  check(await rows(page).count() > 1, 'right does not open');
  await page.keyboard.press('ArrowDown');
  check(await focused(page) !== '0', 'down does not move');
  await page.keyboard.press('End');
  const last = await focused(page);
  await page.keyboard.press('ArrowUp');
  check(await focused(page) !== last, 'up does not move');
  await page.keyboard.press('Home');
  check(await focused(page) === '0', 'home');
  for (let i = 0; i < 30 && await page.evaluate(() => document.activeElement.hasAttribute('aria-expanded')); i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForSelector('article.path');
  return page;
});

await test('light and dark have contrast, and a switch', async () => {
  const page = await open('one');
  for (const scheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const hash of ['#/0/findings', '#/0/paths/1', '#/0/coverage', '#/0/effort', '#/0/scope']) {
      await page.evaluate((to) => { location.hash = to; }, hash);
      await page.waitForTimeout(100);
      const [ratio, text] = await leastContrast(page);
      check(ratio >= 4.5, `${scheme} ${hash}: contrast ${ratio.toFixed(2)} of '${text}'`);
    }
    await page.evaluate(() => { location.hash = '#/0/paths/1'; });
    await shot(page, scheme);
  }
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.locator('#theme').click(); // light
  check(await background() !== dark, 'the switch does nothing');
  await page.locator('#theme').click(); // dark
  await page.emulateMedia({ colorScheme: 'light' });
  check(await background() === dark, 'dark is not kept');
  await page.locator('#theme').click();
  return page;
});

await test('coverage shows the source', async () => {
  const page = await open('one', '#/0/coverage');
  check(await page.locator('.source .ran').count() > 5, 'no lines');
  check(await page.locator('.source .missed').count() > 0, 'nothing is missed');
  await shot(page, 'coverage');
  return page;
});

await test('a class has an index of its methods', async () => {
  const page = await open('class');
  check(await page.locator('tbody tr').count() === 3, 'methods');
  check(!(await page.locator('main').innerText()).includes('hidden'), 'private methods are explored');
  await shot(page, 'index');
  await page.locator('tbody a').first().click();
  await page.waitForSelector('.tiles');
  return page;
});

await test('strategies are compared', async () => {
  const page = await open('compared');
  check((await page.locator('.compare').innerText()).includes('All of them found the same violations'), 'no comparison');
  await shot(page, 'compared');
  return page;
});

await test('hostile names break nothing', async () => {
  const page = await open('hostile');
  check(!(await page.title()).includes('broken'), 'a script of the program was run');
  await page.evaluate(() => { location.hash = '#/0/paths/0'; });
  await page.waitForSelector('article.path');
  check((await page.locator('article').innerText()).includes('</script><script>'), 'the text is not shown as it is');
  check(await page.evaluate(() => document.title) === await page.title(), 'title');
  return page;
});

await test('names that Java does not allow and long Strings break nothing', async () => {
  const page = await open('names');
  check(await page.locator('tbody tr').count() === 2, `${await page.locator('tbody tr').count()} methods`);
  check((await page.locator('tbody').innerText()).includes('Hostile q"\'<b>&'), await page.locator('tbody').innerText());
  check(await page.locator('tbody b').count() === 0, 'a name became markup');
  for (const run of [0, 1]) {
    for (const name of ['findings', 'paths/0', 'paths/1', 'coverage', 'effort', 'scope']) {
      await page.evaluate((to) => { location.hash = to; }, `#/${run}/${name}`);
      await page.waitForTimeout(100);
      check(await page.locator('main').innerText() !== '', `${run}/${name} is empty`);
    }
  }
  check(await page.evaluate(() => runs.some((run, i) => run.groups.some((group) => group.paths.some((leaf) => readPath(i, leaf).before.roots.some(([, value]) => value.length > 10000))))), 'no long String');
  await page.evaluate(() => { const i = runs.findIndex((run) => run.target.includes('lengthy')); location.hash = `#/${i}/findings`; });
  await page.waitForSelector('.finding .roots');
  check(await page.locator('.finding .roots button.link').count() > 0, 'a long String is not shortened');
  await shot(page, 'names');
  return page;
});

await test('without Graphviz the page draws and says so', async () => {
  const page = await open('plain', '#/0/paths/3');
  check(await page.locator('svg.ours').count() === 2, 'no drawing of its own');
  await shot(page, 'plain');
  await page.evaluate(() => { location.hash = '#/0/scope'; });
  await page.waitForFunction(() => document.querySelector('main').textContent.includes('Graphviz is not installed'));
  return page;
});

await context.close();
rmSync(profile, { recursive: true, force: true });
writeFileSync(resultFile, JSON.stringify(results));
