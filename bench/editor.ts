import { execFileSync } from 'node:child_process';
import type { CDPSession, Page } from 'playwright';
import { launchChromium } from '../admin/browser-tests/support/chromium.ts';
import { aBigOffer } from '../api/src/testing/content/big-offer.ts';
import type { OfferView } from '../contract/src/areas/offers/offers.schemas.ts';
import { ADMIN, type Product, withProduct } from './product.ts';

/**
 * Measures the editor of an offer in a real Chromium. First the time from the click on an offer in the list until its sections
 * can be edited. Then the processor time of the main thread for one keystroke in a field of an element, in milliseconds, which
 * other work of the machine does not change. Last the time until all cards are open, and until a paste that is too long is
 * refused. The sizes alternate, so that all have the same conditions. `node bench/editor.ts [elements ...]`, by default 20 and
 * 200, each once with ten per section and once with all in one section.
 */
const WARM_UP = 80;
const KEYS = 80;
const OPENINGS = 4;
const ROUNDS = 3;

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
const shown = (values: readonly number[]) =>
  `${quantile(values, 0.5).toFixed(1)} / ${quantile(values, 0.95).toFixed(1)}`;

/** Milliseconds of processor time of the main thread since the start of the page. */
async function worked(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Waits until the effects of the last key are painted. */
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
  // The cost of the measurement itself is subtracted.
  const looks: number[] = [];
  for (let at = 0; at < 30; at += 1) {
    const before = await worked(devtools);
    await drawn(page);
    looks.push((await worked(devtools)) - before);
  }
  const looking = quantile(looks, 0.5);
  return costs.map((cost) => Math.max(cost - looking, 0));
}

/** Milliseconds from the click in the list until a field accepts text, and until the sections can be edited. */
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

interface Measured {
  field: number[];
  sections: number[];
  inTitle: number[];
  inText: number[];
}

interface Size {
  elements: number;
  perSection: number;
}

async function createOffer(product: Product, size: Size): Promise<Pick<OfferView, 'id'>> {
  const title = titleOf(size);
  const response = await fetch(`${product.api}/admin/offer`, {
    method: 'POST',
    headers: { authorization: `Bearer ${product.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...aBigOffer(size.elements, size.perSection),
      title: { pl: title, en: title },
    }),
  });
  if (response.status !== 200) throw new Error(`The offer was not created: ${response.status}`);
  const { data: offer } = (await response.json()) as { data: OfferView };
  return offer;
}

const titleOf = ({ elements, perSection }: Size) =>
  perSection === elements ? `${elements} in one section` : `${elements}`;

/** One round: opens the offer several times, then types into a title and into a formatted text of its first element. */
async function measure(page: Page, offerId: number, size: Size): Promise<Measured> {
  const open = await opening(page, titleOf(size));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`/offers/${offerId}/edit`);
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
  await devtools.detach();
  return { ...open, inTitle, inText };
}

interface Long {
  expanding: number[];
  /** The longest task while the cards open. */
  task: number[];
  pasting: number[];
}

/** Runs in the page, which keeps the length of its longest task from now on. */
function watchTasks(): void {
  const kept = window as unknown as { longestTask: number };
  kept.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.longestTask = Math.max(kept.longestTask, duration);
  }).observe({ type: 'longtask' });
}
const longestTask = (page: Page) =>
  page.evaluate(() => (window as unknown as { longestTask: number }).longestTask);

/** Runs in the page: pastes 650 kB of formatted text, which no field may hold, into the last text. */
function pasteTooMuch(): void {
  const clipboardData = new DataTransfer();
  const paragraph = '<p>Akapit <b>z formatowaniem</b> i tekstem, który się powtarza.</p>';
  clipboardData.setData('text/html', paragraph.repeat(10_000));
  const editors = document.querySelectorAll('.ProseMirror');
  editors[editors.length - 1]?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** Milliseconds from "Expand all" until every card is open, and from a paste until it is refused. */
async function longWork(page: Page, offerId: number, { elements }: Size, into: Long): Promise<void> {
  await page.goto(`/offers/${offerId}/edit`);
  await page.getByRole('tab', { name: 'Sections' }).click();
  await page.getByRole('button', { name: /^1\. / }).first().click({ trial: true });
  await page.evaluate(watchTasks);
  const pressed = Date.now();
  await page.getByRole('button', { name: 'Expand all' }).click();
  const areOpen = (count: number) =>
    document.querySelectorAll('li[data-size][data-open]').length >= count &&
    !document.querySelector('li[data-size]:not([data-open])');
  await page.waitForFunction(areOpen, elements, { polling: 100, timeout: 120_000 });
  into.expanding.push(Date.now() - pressed);
  into.task.push(await longestTask(page));
  const pasted = Date.now();
  await page.evaluate(pasteTooMuch);
  await page.getByText('This value is too long.').first().waitFor();
  into.pasting.push(Date.now() - pasted);
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
    const counts = asked.length > 0 ? asked : [20, 200];
    const sizes = [
      ...counts.map((elements) => ({ elements, perSection: 10 })),
      ...counts.map((elements) => ({ elements, perSection: elements })),
    ];
    const offers = new Map<Size, number>();
    for (const size of sizes) offers.set(size, (await createOffer(product, size)).id);
    const rounds: { size: Size; measured: Measured }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [size, id] of offers) rounds.push({ size, measured: await measure(page, id, size) });
    }
    for (const size of sizes) {
      const all = (what: keyof Measured) =>
        rounds.flatMap((round) => (round.size === size ? round.measured[what] : []));
      const columns = (['field', 'sections', 'inTitle', 'inText'] as const).map((what) => shown(all(what)));
      console.log(`| ${titleOf(size)} | ${columns.join(' | ')} |`);
    }
    console.log(
      '\n| elements | expand all p50 ms | its longest task | refuse a paste of 650 kB p50 ms |\n|---|---|---|---|',
    );
    for (const [size, id] of offers) {
      const long: Long = { expanding: [], task: [], pasting: [] };
      for (let round = 0; round < ROUNDS; round += 1) await longWork(page, id, size, long);
      const columns = [long.expanding, long.task, long.pasting].map((column) =>
        quantile(column, 0.5).toFixed(0),
      );
      console.log(`| ${titleOf(size)} | ${columns.join(' | ')} |`);
    }
    await browser.close();
  },
);
