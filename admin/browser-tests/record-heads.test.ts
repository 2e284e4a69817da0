import { describe, expect, test } from 'vitest';
import { anOrder, aSellingOffer, reject, transactionOf } from './order-records.ts';
import { unique } from './records.ts';
import { held } from './screens.ts';
import { aBrowser } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

describe.each(['orders', 'transactions'])(
  'ORD-09 why one of the %s was cancelled leaves room for whose it is',
  (list) => {
    test.each([1280, 1440, 1600])('at %d px', async (width) => {
      const page = await browser.staff({ language: 'pl', width });
      const order = await anOrder(page, await aSellingOffer(page, `Nagłówek ${unique()}`), {
        email: `head-${unique()}@example.com`,
      });
      await reject(page, order);
      await page.goto(`/${list}/${list === 'orders' ? order.id : transactionOf(order)}/edit`);
      await untilQuiet(page);
      const reason = await page.getByTitle('odrzucone (Alicja Administratorska)').first().boundingBox();
      const person = await page.locator('main a[href^="/users/"]').first().boundingBox();
      if (!reason || !person) throw new Error('the head does not say both');
      // On narrow screens whose it is stands below.
      const isBeside = person.y < reason.y + reason.height;
      const ends = isBeside ? reason.x + reason.width : 0;
      expect(ends).toBeLessThanOrEqual(person.x);
      await screenshot(page, `cancelled-head-${list}-${width}`);
    });
  },
);

test.each(['Magazyny Wrocław Zachód', 'Nazwa oferty, która jest dłuższa niż jej wiersz obok przycisków'])(
  'the head of an offer is one line at 1440 px: %s',
  async (title) => {
    const page = await browser.staff({ language: 'pl', width: 1440 });
    const offer = await aSellingOffer(page, title);
    await page.goto(`/offers/${offer.id}/edit`);
    const name = page.getByRole('heading', { level: 1, name: title });
    await name.waitFor();
    const heightOf = (one: HTMLElement) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight);
    await expect.poll(() => name.evaluate(heightOf)).toBeLessThan(1.5);
  },
);

test('on a phone a long name begins beside the way back', async () => {
  const page = await browser.staff({ language: 'pl', width: 375, height: 812 });
  const title = `Osiedle Zielone Tarasy nad Wisłą ${unique()}`;
  const offer = await aSellingOffer(page, title);
  await page.goto(`/offers/${offer.id}/edit`);
  const name = page.getByRole('heading', { level: 1, name: title });
  const [first, second] = await name.evaluate((heading) =>
    [...heading.getClientRects()].map((line) => line.top),
  );
  const back = await page.getByRole('link', { name: 'Lista: Oferty' }).boundingBox();
  if (first === undefined || second === undefined || !back) throw new Error('The name is not long.');
  expect(first).toBeLessThan(back.y + back.height / 2);
});

test.each([
  ['agreements/1', 'Aktywna'],
  ['faq/1', 'Aktywne'],
  ['pages/1', 'Aktywna'],
  ['slider/1', 'Aktywny'],
])('the head of %s says in the grammar of its noun that it is switched on: %s', async (screen, word) => {
  const page = await browser.staff({ language: 'pl' });
  await page.goto(`/${screen}`);
  await page.locator('main dl').first().getByText(word, { exact: true }).waitFor();
});

test.each([
  ['transaction', 'transactions/$id/edit'],
  ['investment', 'investments/$id/edit'],
  ['user', 'users/$id'],
] as const)('when a record has loaded, nothing moves that was in sight: %s', async (kind, screen) => {
  const page = await browser.staff();
  const order = await anOrder(page, await aSellingOffer(page, `Czeka ${unique()}`), {
    email: `awaited-${unique()}@example.com`,
  });
  const ids = { transaction: transactionOf(order), investment: order.investmentId, user: order.userMeta.id };
  const letGo = await held(page, `**/admin/${kind}/${ids[kind]}`);
  await page.goto(`/${screen.replace('$id', String(ids[kind]))}`);
  const loading = page.getByRole('main').getByRole('status', { name: 'Loading' });
  await loading.waitFor();
  const placeOf = async (role: 'heading' | 'contentinfo') => {
    const { x = 0, y = 0 } = (await page.getByRole(role).first().boundingBox()) ?? {};
    return { x, y };
  };
  const before = await placeOf('heading');
  expect((await placeOf('contentinfo')).y).toBeGreaterThan(900);
  await screenshot(page, `awaited-${kind}`);
  letGo();
  await loading.first().waitFor({ state: 'detached' });
  await untilQuiet(page);
  const after = await placeOf('heading');
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(40);
  expect((await placeOf('contentinfo')).y).toBeGreaterThan(900);
});
