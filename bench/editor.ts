import { execFileSync } from 'node:child_process';
import type { CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../admin/browser-tests/support/chromium.ts';
import type { OfferView } from '../contract/src/areas/offers/offers.schemas.ts';
import { aBigOffer } from './big-offer.ts';
import { ADMIN, type Product, withProduct } from './product.ts';

/**
 * Measures the editor of an offer in a real Chromium: from the click on an offer in the list until its sections can be
 * worked on, and what one keystroke in a field of an element costs the main thread, everything included.
 * `node bench/editor.ts [elements ...]`, by default 20 and 200.
 */
const WARM_UP = 80;
const KEYS = 120;
const OPENINGS = 7;

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
const shown = (values: readonly number[]) =>
  `${quantile(values, 0.5).toFixed(1)} / ${quantile(values, 0.95).toFixed(1)}`;

/** Milliseconds that the main thread has worked since the page began. */
async function worked(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Until what the last key caused is drawn. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

async function typing(page: Page, devtools: CDPSession): Promise<number[]> {
  const costs: number[] = [];
  for (let at = -WARM_UP; at < KEYS; at += 1) {
    const before = await worked(devtools);
    await page.keyboard.press(String.fromCharCode(97 + ((at + WARM_UP) % 26)));
    await drawn(page);
    if (at >= 0) costs.push((await worked(devtools)) - before);
  }
  // What looking itself costs is no part of it.
  const looks: number[] = [];
  for (let at = 0; at < 30; at += 1) {
    const before = await worked(devtools);
    await drawn(page);
    looks.push((await worked(devtools)) - before);
  }
  const looking = quantile(looks, 0.5);
  return costs.map((cost) => Math.max(cost - looking, 0));
}

/** Milliseconds from the click in the list until a field can be typed into, and until the sections can be worked on. */
async function opening(page: Page, title: string): Promise<{ field: number[]; sections: number[] }> {
  const times = { field: [] as number[], sections: [] as number[] };
  for (let at = 0; at < OPENINGS; at += 1) {
    await page.goto('/offers');
    const link = page.getByRole('link', { name: title, exact: true });
    await link.waitFor();
    const began = Date.now();
    await link.click();
    await page.locator('input[name="title.en"]').focus();
    times.field.push(Date.now() - began);
    await page.getByRole('tab', { name: 'Sections' }).click();
    await page.getByRole('button', { name: /^1\. / }).first().click({ trial: true });
    await drawn(page);
    times.sections.push(Date.now() - began);
  }
  return times;
}

async function bench(product: Product, page: Page, elements: number): Promise<void> {
  const title = `Offer of ${elements}`;
  const body = aBigOffer(elements);
  const response = await fetch(`${product.api}/admin/offer`, {
    method: 'POST',
    headers: { authorization: `Bearer ${product.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, title: { pl: title, en: title } }),
  });
  const { data: offer } = (await response.json()) as { data: OfferView };
  if (response.status !== 200) throw new Error(`The offer was not created: ${response.status}`);
  const open = await opening(page, title);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(`/offers/${offer.id}/edit`);
  await page.getByRole('tab', { name: 'Sections' }).click();
  await page
    .locator('[aria-expanded]')
    .and(page.getByRole('button', { name: /^1\. / }))
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Title of the element (English)' }).first().focus();
  const inTitle = await typing(page, devtools);
  await page.locator('.ProseMirror').last().click();
  const inText = await typing(page, devtools);
  console.log(
    `| ${elements} | ${shown(open.field)} | ${shown(open.sections)} | ${shown(inTitle)} | ${shown(inText)} |`,
  );
}

execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'admin', '--logLevel', 'error'], {
  stdio: 'inherit',
});
const asked = process.argv.slice(2).map(Number);
await withProduct(
  async () => {},
  async (product) => {
    const browser = await launchChromium();
    const context = await browser.newContext({
      baseURL: product.api.replace(/\/api$/, ''),
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript("localStorage.setItem('platformLanguage', 'en')");
    const page = await context.newPage();
    await page.goto('/login');
    await page.fill('input[type=email]', ADMIN.email);
    await page.fill('input[type=password]', ADMIN.password);
    await page.click('button[type=submit]');
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    console.log(
      '| elements | open p50 / p95 ms | open, on the sections tab | key in a title p50 / p95 ms | key in a formatted text p50 / p95 ms |',
    );
    console.log('|---|---|---|---|---|');
    for (const elements of asked.length > 0 ? asked : [20, 200]) await bench(product, page, elements);
    await browser.close();
  },
);
