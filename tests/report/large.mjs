// Times a large report in headless Chromium. Usage: node large.mjs DIRECTORY RESULT
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [directory, resultFile] = process.argv.slice(2);
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });

async function timed(body) {
  const start = Date.now();
  await body();
  return Date.now() - start;
}

const open = await timed(async () => {
  await page.goto(`file://${directory}/large/index.html`);
  await page.waitForSelector('.tiles');
});
const path = await timed(async () => {
  await page.evaluate(() => { location.hash = '#/0/paths/77777'; });
  await page.waitForSelector('article.path');
});
const search = await timed(async () => {
  await page.locator('#search').fill('x == 3');
  await page.waitForFunction(() => / of /.test(document.querySelector('.found').textContent), null, { timeout: 60000 });
});
const paths = await page.evaluate(() => runs[0].held);
await page.screenshot({ path: `${directory}/large.png` });
await browser.close();
writeFileSync(resultFile, JSON.stringify({ open, path, search, paths }));
