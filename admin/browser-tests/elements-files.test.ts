import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aJpeg, type Chosen, chooseFiles } from './chosen-files.ts';
import { elementEditor, newElementEditor, storedData } from './element-editor.ts';
import { both, documentOf, element, pictureOf } from './element-records.ts';
import { button, field, moveEntry, readOffer, saveOffer } from './offer-records.ts';
import { expectAccessible } from './support/accessible.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();
const editorOf = elementEditor(browser);
const newElement = newElementEditor(editorOf);

const aText = (name: string): Chosen => ({ name, mimeType: 'text/plain', buffer: Buffer.from('Tekst') });

/** Drops files like the operating system: scripts may put files into a DataTransfer. */
async function drop(page: Page, onto: string, files: Chosen[]) {
  const contents = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('base64'),
  }));
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, mimeType, bytes } of all) {
      const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      data.items.add(new File([content], name, { type: mimeType }));
    }
    return data;
  }, contents);
  await button(page, onto).dispatchEvent('dragover', { dataTransfer: transfer });
  await button(page, onto).dispatchEvent('drop', { dataTransfer: transfer });
}

/** Delays uploads until the returned function is called. */
async function holdUploads(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await held;
    // The upload may have been cancelled meanwhile.
    await route.continue().catch(() => {});
  });
  return letGo;
}

const dataOf = storedData<{ items: Record<string, unknown>[] }>;
const items = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('group');

test('several pictures dropped on a section become image elements, together in one undo step', async () => {
  const text = element('text', '', { content: both('') });
  const { page, id } = await editorOf('Dropped on a section', [text]);
  const letGo = await holdUploads(page, '**/upload-photo');
  const names = ['a.jpg', 'b.jpg', 'c.jpg'];
  const files = await Promise.all(names.map(aJpeg));
  await drop(page, 'Add an element', [...files, aText('letter.txt')]);
  const uploads = page.getByRole('list', { name: 'Uploading' });
  await uploads.getByText('Queued').first().waitFor();
  await expect.poll(() => uploads.getByRole('listitem').count()).toBe(4);
  await expect.poll(() => button(page, 'Save').isDisabled()).toBe(true);
  await uploads.getByRole('button', { name: 'Cancel the upload: b.jpg' }).click();
  letGo();
  await button(page, '3. Image').waitFor();
  await expect
    .poll(() => uploads.getByRole('listitem').allTextContents())
    .toEqual([expect.stringContaining('letter.txt')]);
  await expectAccessible(page);
  await saveOffer(page);
  const stored = (await readOffer(page, id)).sections[0]?.elements ?? [];
  expect(stored.map(({ type }) => type)).toEqual(['text', 'image', 'image']);
  expect(stored.slice(1).every(({ data }) => 'imageUrl' in data && data.imageUrl !== null)).toBe(true);

  await button(page, 'Undo').click();
  await button(page, '3. Image').waitFor({ state: 'detached' });
  expect(await button(page, '2. Image').count()).toBe(0);
  await expect.poll(() => button(page, 'Undo').isDisabled()).toBe(true);
  await button(page, 'Redo').click();
  await button(page, '3. Image').waitFor();
});

test('pictures are added to a section without dragging, too', async () => {
  const { page } = await editorOf('Chosen for a section', []);
  await chooseFiles(page, 'Add images: Section 1', [await aJpeg('a.jpg'), await aJpeg('b.jpg')]);
  await button(page, '2. Image').waitFor();
});

test('ELM-25, ELM-26 several files dropped at once become pictures, the fifth is refused', async () => {
  const { page, id } = await newElement('Dropped pictures', 'Gallery');
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
  const files = await Promise.all(names.map(aJpeg));
  await drop(page, 'Add images', [...files.slice(0, 2), aText('letter.txt'), ...files.slice(2)]);
  await page.getByText('A gallery holds at most 4 images.').waitFor();
  await page.getByText('Wrong file type or size').waitFor();
  await expect.poll(() => page.getByRole('img', { name: /^Image \d: preview$/ }).count()).toBe(4);
  await expect.poll(() => items(page, 'Images of the gallery').count()).toBe(4);
  await expect.poll(() => button(page, 'Add images').isDisabled()).toBe(true);
  await screenshot(page, 'gallery-full');
  await button(page, 'Dismiss the message: e.jpg').click();
  await page.getByText('e.jpg').waitFor({ state: 'hidden' });
  await saveOffer(page);
  expect((await dataOf(page, id)).items).toHaveLength(4);
});

test('each file has its progress and can be cancelled, and the form waits for it', async () => {
  const { page } = await newElement('Cancelled', 'Gallery');
  const letGo = await holdUploads(page, '**/upload-photo');
  await chooseFiles(page, 'Add images', [await aJpeg('first.jpg'), await aJpeg('second.jpg')]);
  const underWay = page.getByRole('list', { name: 'Uploading' });
  await underWay.getByText('Queued').waitFor();
  await expect.poll(() => underWay.getByRole('progressbar').count()).toBe(2);
  await expect.poll(() => button(page, 'Save').isDisabled()).toBe(true);
  await button(page, 'Cancel the upload: first.jpg').click();
  letGo();
  await underWay.waitFor({ state: 'hidden' });
  await page.getByRole('img', { name: 'Image 1: preview' }).waitFor();
  await expect.poll(() => items(page, 'Images of the gallery').count()).toBe(1);
  await expect.poll(() => button(page, 'Save').isEnabled()).toBe(true);
});

test('an upload continues while its element is closed', async () => {
  const { page } = await newElement('Closed meanwhile', 'Attachments');
  const letGo = await holdUploads(page, '**/upload-file');
  await chooseFiles(page, 'Add files', [aText('long.txt')]);
  await button(page, 'Cancel the upload: long.txt').waitFor();
  await button(page, 'Collapse all').click();
  await button(page, 'Add files').waitFor({ state: 'hidden' });
  letGo();
  await page.getByText('File uploaded').waitFor();
  await button(page, 'Expand all').click();
  await field(page, 'Display name: long.txt').waitFor();
});

test('an upload ends with its form, which asks before it is left; coming back starts without any', async () => {
  const empty = element('attachments', '', { items: [] });
  const { page, id } = await editorOf('Left meanwhile', [empty]);
  const letGo = await holdUploads(page, '**/upload-file');
  await chooseFiles(page, 'Add files', [aText('long.txt')]);
  await button(page, 'Cancel the upload: long.txt').waitFor();
  await expect.poll(() => button(page, 'Reload').isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'FAQ' }).click();
  await button(page, 'Discard changes').click();
  await page.getByRole('heading', { name: 'FAQ', level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('tab', { name: /^Sections/ }).click();
  await button(page, 'Expand all').click();
  await button(page, 'Add files').waitFor();
  expect(await page.getByRole('list', { name: 'Uploading' }).count()).toBe(0);
  letGo();
  await chooseFiles(page, 'Add files', [aText('short.txt')]);
  await field(page, 'Display name: short.txt').waitFor();
  await saveOffer(page);
  expect((await dataOf(page, id)).items).toHaveLength(1);
});

test('OFR-64, ELM-24 removing a stored picture asks and marks it, the mark can be undone; the last picture cannot be removed', async () => {
  const { page, id } = await editorOf('Marked pictures', [
    element('gallery', '', { items: [await pictureOf('Front'), await pictureOf('Ogród')] }),
  ]);
  await button(page, 'Remove: Image 1: Front EN').click();
  await button(page, 'Remove').last().click();
  await page.getByText('Will be removed when the offer is saved.').waitFor();
  await expect.poll(() => button(page, 'Remove: Image 2: Ogród EN').isDisabled()).toBe(true);
  await button(page, 'Undo the removal: Image 1: Front EN').click();
  await page.getByText('Will be removed when the offer is saved.').waitFor({ state: 'hidden' });
  await moveEntry(page, 'Image 1: Front EN', 'Move down');
  await button(page, 'Remove: Image 2: Front EN').click();
  await button(page, 'Remove').last().click();
  await saveOffer(page);
  expect((await dataOf(page, id)).items).toMatchObject([{ title: both('Ogród') }]);
});

test('a picture of a gallery is replaced and described; its fields open when one has an error', async () => {
  const { page, id } = await editorOf('Replaced', [
    element('gallery', '', { items: [await pictureOf('Front')] }),
  ]);
  const before = (await dataOf(page, id)).items[0];
  await chooseFiles(page, 'Image 1: Change the image', [await aJpeg('new.jpg')]);
  await page.getByText('Image uploaded').waitFor();
  await button(page, 'Title and description: image 1').click();
  await field(page, 'Image 1: title (English)').fill('x'.repeat(300));
  await button(page, 'Title and description: image 1').click();
  await field(page, 'Image 1: title (English)').waitFor({ state: 'hidden' });
  await button(page, 'Save').click();
  await page.getByText('This value is too long.').first().waitFor();
  await field(page, 'Image 1: title (English)').fill('Garden');
  await saveOffer(page);
  const after = (await dataOf(page, id)).items[0];
  expect(after).toMatchObject({ id: before?.id, title: both('Front', 'Garden') });
  expect(after?.imageUrl).not.toBe(before?.imageUrl);
});

test('a picture that is moved while its replacement is uploaded is the one that is replaced', async () => {
  const { page, id } = await editorOf('Moved meanwhile', [
    element('gallery', '', { items: [await pictureOf('Front'), await pictureOf('Ogród')] }),
  ]);
  const [front, garden] = (await dataOf(page, id)).items;
  const letGo = await holdUploads(page, '**/upload-photo');
  await chooseFiles(page, 'Image 1: Change the image', [await aJpeg('new.jpg')]);
  await page.getByRole('progressbar').waitFor({ state: 'attached' });
  await moveEntry(page, 'Image 1: Front EN', 'Move down');
  letGo();
  await page.getByText('Image uploaded').waitFor();
  await saveOffer(page);
  const [first, second] = (await dataOf(page, id)).items;
  expect(first).toMatchObject({ id: garden?.id, imageUrl: garden?.imageUrl });
  expect(second?.id).toBe(front?.id);
  expect(second?.imageUrl).not.toBe(front?.imageUrl);
});

test('ELM-27, FRM-19, FRM-20 several documents at once become attachments with unique names', async () => {
  const { page, id } = await newElement('Documents', 'Attachments');
  await chooseFiles(page, 'Add files', [aText('Prospekt.txt'), await aJpeg('photo.jpg')]);
  await page.getByText('This file type is not allowed.').waitFor();
  await field(page, 'Display name: Prospekt.txt').waitFor();
  await chooseFiles(page, 'Add files', [aText('Prospekt.txt')]);
  await expect.poll(() => items(page, 'Attachments').count()).toBe(2);
  await expect.poll(() => field(page, 'Display name: Prospekt.txt').nth(1).inputValue()).toBe('Prospekt (1)');
  await field(page, 'Display name: Prospekt.txt').nth(0).fill('Information for investors');
  await screenshot(page, 'attachments');
  await saveOffer(page);
  expect((await dataOf(page, id)).items).toMatchObject([
    { displayName: 'Information for investors', size: 5 },
    { displayName: 'Prospekt (1)', size: 5 },
  ]);
});

test('ELM-28, ELM-29, OFR-65 attachments are moved, and removing asks first', async () => {
  const { page, id } = await editorOf('Removed documents', [
    element('attachments', '', { items: [documentOf('Pierwszy'), documentOf('Drugi')] }),
  ]);
  await moveEntry(page, 'Pierwszy', 'Move down');
  await button(page, 'Remove: Drugi').click();
  await button(page, 'Cancel').click();
  await expect.poll(() => button(page, 'Remove: Drugi').count()).toBe(1);
  await button(page, 'Remove: Drugi').click();
  await button(page, 'Remove').last().click();
  await page.getByText('Will be removed when the offer is saved.').waitFor();
  await chooseFiles(page, 'Add files', [aText('nowy.txt')]);
  await button(page, 'Remove: nowy').click();
  await button(page, 'Remove').last().click();
  await button(page, 'Remove: nowy').waitFor({ state: 'hidden' });
  await saveOffer(page);
  expect((await dataOf(page, id)).items).toMatchObject([{ displayName: 'Pierwszy' }]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download: Pierwszy.txt').click(),
  ]);
  expect(download.suggestedFilename()).toBe('Pierwszy.txt');
});
