import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { anOffer, button, field } from './offer-records.ts';
import { expectAccessible, expectAccessiblePart } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, type Looks } from './support/browser.ts';

const browser = aBrowser();

const both = (text: string) => ({ pl: text, en: `${text} EN` });
const text = (name: string, restricted = false) => ({
  type: 'text',
  title: both(name),
  userMustBeLoggedIn: restricted,
  userMustInvest: restricted,
  data: { content: { pl: `<p>${name}</p>`, en: `<p>${`${name} text. `.repeat(60)}</p>` } },
});
const sections = Array.from({ length: 12 }, (_, index) => ({
  elements: [text(`Element ${index + 1}`), text(`Further ${index + 1}`)],
})) as OfferInputDraft['sections'];

async function anEditor(title: string, looks: Looks = {}): Promise<{ page: Page; id: number }> {
  const page = await browser.page({ language: 'en', ...looks });
  await signInAhead(page, accounts.admin);
  const { id } = await anOffer(page, title, { sections });
  await page.goto(`/offers/${id}/edit`);
  await page.getByRole('tab', { name: /^(Sections|Sekcje)/ }).click();
  return { page, id };
}

const outline = (page: Page) => page.getByRole('navigation', { name: 'Outline of the offer' });
const current = (page: Page) => outline(page).locator('[aria-current]').allTextContents();

test('the outline marks the card at which the user is while the page is scrolled, and keeps it in sight', async () => {
  const { page } = await anEditor('Scrolled');
  await button(page, '2. Further 12 EN').waitFor({ state: 'attached' });
  await expect.poll(() => current(page)).toEqual(['Section 1']);
  const seen = new Set<string>();
  for (let step = 0; step < 90; step += 1) {
    // Not by the wheel, whose turns the browser adds up while it is busy.
    await page.evaluate(() => {
      window.scrollBy(0, 25);
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    for (const name of await current(page)) seen.add(name);
  }
  expect([...seen].filter((name) => name.startsWith('Element')).length).toBeGreaterThan(6);
  await expect.poll(() => current(page)).toEqual(['Further 12 EN']);
  const isInSight = () =>
    outline(page).evaluate((nav) => {
      const row = nav.querySelector('[aria-current]')?.getBoundingClientRect();
      const around = nav.getBoundingClientRect();
      return row !== undefined && row.top >= around.top && row.bottom <= around.bottom;
    });
  await expect.poll(isInSight).toBe(true);

  await outline(page).getByText('Element 5 EN').click();
  await expect.poll(() => current(page)).toEqual(['Element 5 EN']);
  await expectAccessible(page);
});

test('the preview beside the editor follows typing and the card at which the user is', async () => {
  const { page } = await anEditor('Beside', { width: 1440 });
  await button(page, 'Side-by-side preview').click();
  const beside = page.getByRole('region', { name: 'Side-by-side preview' });
  await beside.getByRole('heading', { name: 'Beside EN', level: 1 }).waitFor();
  await button(page, '1. Element 9 EN').click();
  const shown = beside.getByRole('heading', { name: 'Element 9 EN' });
  const isInSight = async () => {
    const [inner, outer] = [await shown.boundingBox(), await beside.boundingBox()];
    return !!inner && !!outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
  };
  await expect.poll(isInSight).toBe(true);
  await field(page, 'Title of the element (English)').fill('Renamed while seen');
  await beside.getByRole('heading', { name: 'Renamed while seen' }).waitFor();
  await page.getByRole('tab', { name: 'Main content' }).click();
  await field(page, 'Investment return (English)').fill('11%');
  await beside.getByText('11%').waitFor();
  await expectAccessible(page);

  // It is wanted the next time as well, and only where there is room.
  await page.reload();
  await beside.waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
  await beside.waitFor({ state: 'detached' });
  expect(await button(page, 'Side-by-side preview').count()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Close the side-by-side preview').click();
  await beside.waitFor({ state: 'detached' });
});

test('a link shows the stored offer as somebody sees it, to colleagues who may read offers and to nobody else', async () => {
  const { page, id } = await anEditor('Linked');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Preview').click();
  await page.getByText('Investor', { exact: true }).click();
  await page.getByText('Mobile', { exact: true }).click();
  await page.getByText('Polish', { exact: true }).click();
  await button(page, 'Copy the link').click();
  await button(page, 'Copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toBe(
    `/offers/${id}/preview?as=investor&language=pl&device=mobile`,
  );

  const reader = await accountWith(browser.server(), 'admin:offer:get');
  const colleague = await browser.page({ language: 'en' });
  await signInAhead(colleague, reader);
  await colleague.goto(link);
  const article = colleague.getByRole('article');
  await article.getByRole('heading', { name: 'Linked', exact: true }).waitFor();
  await expect.poll(async () => Math.round((await article.boundingBox())?.width ?? 0)).toBe(375);
  await colleague.getByText('Guest', { exact: true }).click();
  await colleague.waitForURL(`**/offers/${id}/preview?as=guest&language=pl&device=mobile`);
  await expectAccessiblePart(colleague, '[role="dialog"]');
  await button(colleague, 'Close the preview').click();
  await colleague.waitForURL(`**/offers/${id}/edit`);

  const stranger = await browser.page({ language: 'en' });
  await signInAhead(stranger, await accountWith(browser.server(), 'admin:offer:list'));
  await stranger.goto(link);
  await stranger.getByRole('heading', { name: 'Page with the given Slug does not exist' }).waitFor();
});
