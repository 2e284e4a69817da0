import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { anOffer, button, field, moveEntry, readOffer, saveOffer } from './offer-records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';

const browser = aBrowser();

const aPdf = Buffer.from('%PDF-1.7\n%%EOF');
const stored = (name: string): OfferInputDraft['investorDocuments'][number] => ({
  attachment: { displayName: name, file: { fileName: `${name}.pdf`, base64: aPdf.toString('base64') } },
  signable: false,
  notifyInvestors: false,
});

/** The documents tab of an offer with stored documents of these names. */
async function documentsOf(title: string, ...names: string[]): Promise<{ page: Page; id: number }> {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const { id } = await anOffer(page, title, { investorDocuments: names.map(stored) });
  await page.goto(`/offers/${id}/edit`);
  await page.getByRole('tab', { name: 'Documents' }).click();
  return { page, id };
}

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Documents' });
const headingsBecome = (page: Page, ...expected: string[]) =>
  expect.poll(() => panel(page).getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(expected);
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const turn = (page: Page, name: string, label: string) =>
  card(page, name).getByRole('switch', { name: label });

/** Drops files on the drop zone, all at once. */
async function drop(page: Page, ...names: string[]) {
  const files = await page.evaluateHandle((fileNames) => {
    const transfer = new DataTransfer();
    for (const name of fileNames) transfer.items.add(new File(['%PDF-1.7\n%%EOF'], name));
    return transfer;
  }, names);
  await button(page, 'Add documents').dispatchEvent('drop', { dataTransfer: files });
}

describe('new documents', () => {
  test('several files dropped at once become documents in their order; names are made unique, other types refused', async () => {
    const { page, id } = await documentsOf('Dropped Files', 'Plan');
    await drop(page, 'Umowa.pdf', 'prezent.exe', 'Plan.pdf', 'Umowa.pdf');
    await headingsBecome(page, '1. Plan', '2. Umowa', '3. Plan (1)', '4. Umowa (1)');
    await panel(page).getByText('This file type is not allowed.').waitFor();
    await panel(page).getByText('Upload documents error').waitFor();
    await button(page, 'Dismiss the message: prezent.exe').click();
    await panel(page).getByText('prezent.exe').waitFor({ state: 'detached' });

    const isRequired = turn(page, 'Umowa', 'Required');
    await isRequired.waitFor({ state: 'detached' });
    await turn(page, 'Umowa', 'Needs signature').check();
    await isRequired.check();
    await turn(page, 'Umowa (1)', 'Needs signature').check();
    await turn(page, 'Umowa (1)', 'Required').check();
    await turn(page, 'Umowa (1)', 'Needs signature').uncheck();
    await turn(page, 'Plan (1)', 'Notify investors').check();
    await panel(page).getByText('Will notify investors').waitFor();
    await card(page, 'Plan (1)').getByLabel('Display name').fill('Rzut');
    await moveEntry(page, 'Rzut', 'Move up');
    await headingsBecome(page, '1. Plan', '2. Rzut', '3. Umowa', '4. Umowa (1)');
    await moveEntry(page, 'Umowa (1)', 'To position 1');
    await saveOffer(page);

    await panel(page).getByText('Investors notified').waitFor();
    await card(page, 'Rzut')
      .getByText(/^Sent \d\d\/\d\d\/\d{4}/)
      .waitFor();
    await turn(page, 'Rzut', 'Notify investors').waitFor({ state: 'detached' });
    const saved = (await readOffer(page, id)).investorDocuments;
    expect(
      saved.map(({ attachment, signable, required, notifyInvestors }) => [
        attachment.displayName,
        attachment.fileName,
        signable,
        required,
        notifyInvestors,
      ]),
    ).toEqual([
      ['Umowa (1)', 'Umowa.pdf', false, false, false],
      ['Plan', 'Plan.pdf', false, false, false],
      ['Rzut', 'Plan.pdf', false, false, true],
      ['Umowa', 'Umowa.pdf', true, true, false],
    ]);
  });

  test('an upload is cancelled alone, the form waits for the others, and a new document is removed immediately', async () => {
    const { page } = await documentsOf('Cancelled Files');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/document-file', async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await drop(page, 'Jeden.pdf', 'Dwa.pdf');
    await page.getByText('Queued').waitFor();
    await expect.poll(() => button(page, 'Save').isDisabled()).toBe(true);
    await button(page, 'Cancel the upload: Jeden.pdf').click();
    letGo();
    await headingsBecome(page, '1. Dwa');
    await expect.poll(() => button(page, 'Save').isDisabled()).toBe(false);

    await button(page, 'Delete Dwa').click();
    await page.getByText('This offer has no documents yet.').waitFor();
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
  });

  test('FRM-24 a refused upload shows the reason at its place', async () => {
    const { page } = await documentsOf('Refused Files');
    expectFailure(page, { address: '/document-file', status: 400 });
    expectFailure(page, { address: '/document-file', status: 422 });
    await page.locator('input[type=file][multiple]').setInputFiles({
      name: 'Obraz.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ\u0000\u0001\u0002 no document'),
    });
    await page.getByText('The file could not be uploaded').waitFor();
    await panel(page).getByRole('alert').waitFor();
    await page.getByText('This offer has no documents yet.').waitFor();
  });
});

describe('a stored document', () => {
  test('OFR-64, OFR-66 is marked for deletion, the mark is undone, and a marked one is gone after saving', {
    tags: 'essential',
  }, async () => {
    const { page, id } = await documentsOf('Marked Files', 'Alfa', 'Beta', 'Gama');
    await button(page, 'Delete Alfa').click();
    await button(page, 'Delete Beta').click();
    await headingsBecome(page, 'Alfa', 'Beta', '1. Gama');
    await button(page, 'Undo deleting Alfa').click();
    await headingsBecome(page, '1. Alfa', 'Beta', '2. Gama');

    await button(page, 'Edit Gama').click();
    await field(page, 'Display name').fill('');
    await button(page, 'Close Unnamed document').click();
    await page.getByRole('tab', { name: 'Main content' }).click();
    await button(page, 'Save').click();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('name') === 'investorDocuments.2.attachment.displayName',
    );
    await page.getByRole('tab', { name: 'Documents' }).getByLabel('1 error').waitFor();
    await field(page, 'Display name').fill('Delta');
    await saveOffer(page);
    await headingsBecome(page, '1. Alfa', '2. Delta');
    const saved = (await readOffer(page, id)).investorDocuments;
    expect(saved.map(({ attachment }) => attachment.displayName)).toEqual(['Alfa', 'Delta']);
  });

  test('is downloaded as it was uploaded, and its file is replaced', async () => {
    const { page, id } = await documentsOf('Other Files', 'Alfa');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download Alfa').click(),
    ]);
    expect(download.suggestedFilename()).toBe('Alfa.pdf');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    expect(Buffer.concat(chunks)).toEqual(aPdf);

    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      button(page, 'Replace the file of Alfa').click(),
    ]);
    await chooser.setFiles({ name: 'nowa.pdf', mimeType: 'application/pdf', buffer: aPdf });
    await panel(page).getByText('nowa.pdf').waitFor();
    await saveOffer(page);
    await button(page, 'Download Alfa').waitFor();
    const saved = (await readOffer(page, id)).investorDocuments;
    expect(saved.map(({ attachment }) => [attachment.displayName, attachment.fileName])).toEqual([
      ['Alfa', 'nowa.pdf'],
    ]);

    expectFailure(page, { address: '/documents/', status: 503 });
    await page.route('**/documents/*/file', (route) => route.fulfill({ status: 503, body: '' }));
    await button(page, 'Download Alfa').click();
    await page.getByText('The document could not be downloaded.').waitFor();
    await page.getByText('Upload documents error').waitFor();
    await button(page, 'Edit Alfa').click();
    await field(page, 'Display name').fill('Beta');
    await saveOffer(page);
  });
});
