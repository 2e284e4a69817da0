import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { anOffer, button } from './offer-records.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();

/** Stores a document as the editor of texts does; returns its address. */
const uploaded = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const body = new FormData();
    body.append('file', new File(['%PDF-1.7\n%%EOF'], 'Umowa.pdf', { type: 'application/pdf' }));
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken_admin')}` };
    const answer = await fetch('/api/admin/common/upload-file', { method: 'POST', body, headers });
    return (await answer.json()).data.url;
  });

test('staff save a document to which a text for investors links, which nobody else gets at its address', async () => {
  const page = await browser.staff();
  await page.goto('/faq');
  const url = await uploaded(page);
  const content = `<p><a href="${url}">Umowa</a></p>`;
  const text = { type: 'text', title: { pl: '', en: '' }, userMustBeLoggedIn: true, userMustInvest: true };
  const sections = [{ elements: [{ ...text, data: { content: { pl: content, en: content } } }] }];
  const { id } = await anOffer(page, 'Linked', { sections: sections as OfferInputDraft['sections'] });
  expect((await fetch(new URL(url, browser.server().address))).status).toBe(404);
  await page.goto(`/offers/${id}/edit`);
  await button(page, 'Preview').click();
  await page.getByText('Investor', { exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('article').getByRole('link', { name: 'Umowa' }).click();
  expect((await saved).suggestedFilename()).toBe('Umowa.pdf');
});
