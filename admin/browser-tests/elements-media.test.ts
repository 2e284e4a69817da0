import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aJpeg, chooseFiles } from './chosen-files.ts';
import { elementEditor, newElementEditor, storedData } from './element-editor.ts';
import { base64, both, documentOf, element, pictureOf } from './element-records.ts';
import { accountWith } from './limited-account.ts';
import { button, field, saveOffer } from './offer-records.ts';
import { expectAccessible } from './support/accessible.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();
const editorOf = elementEditor(browser);
const newElement = newElementEditor(editorOf);

const dataOf = storedData<{ items: Record<string, unknown>[] }>;
const preview = (page: Page) => page.getByText('Preview', { exact: true }).last().click();

test('ELM-35, ELM-36 a picture with its texts is edited and shown', async () => {
  const { page, id } = await newElement('Picture', 'Image');
  await chooseFiles(page, 'Image: Choose an image', [await aJpeg('house.jpg')]);
  await page.getByRole('img', { name: 'Image: preview' }).waitFor();
  await field(page, 'Image description (English)').fill('The house from the garden');
  await button(page, 'Title and subtitle').click();
  await field(page, 'Image title (English)').fill('House');
  await saveOffer(page);
  expect(await dataOf(page, id)).toMatchObject({
    label: { pl: '', en: 'House' },
    description: { pl: '', en: 'The house from the garden' },
    imageUrl: expect.any(String),
    thumbUrl: expect.any(String),
  });
  await preview(page);
  await page.getByRole('img', { name: 'The house from the garden' }).waitFor();
});

test('ELM-47, ELM-48 the address of a video is validated on leaving the field; no request to YouTube before a click', async () => {
  const { page, id } = await newElement('Video', 'Video');
  const asked: string[] = [];
  await page.context().route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' });
  });
  await field(page, 'Address of the video').focus();
  await field(page, 'Address of the video').blur();
  await page.getByText('Enter the address of the video.').waitFor();
  await field(page, 'Address of the video').fill('https://example.com/watch');
  await field(page, 'Address of the video').blur();
  await page.getByText('This is not the address of a YouTube video.').waitFor();
  await field(page, 'Address of the video').fill('https://youtu.be/dQw4w9WgXcQ');
  await page.getByText('This is not the address of a YouTube video.').waitFor({ state: 'hidden' });
  await page.getByRole('switch', { name: 'Play automatically' }).check();
  await saveOffer(page);
  expect(await dataOf(page, id)).toEqual({ url: 'https://youtu.be/dQw4w9WgXcQ', autoPlay: true });
  await preview(page);
  await button(page, 'Play the video https://youtu.be/dQw4w9WgXcQ').waitFor();
  expect(asked).toEqual([]);
  await screenshot(page, 'video-preview');
  await button(page, 'Play the video https://youtu.be/dQw4w9WgXcQ').click();
  await page.frameLocator('iframe[title^="Video "]').locator('title').waitFor({ state: 'attached' });
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1']);
});

const everything = async () => [
  element('text', '', { content: both('<p>Treść</p>') }),
  element('image', '', {
    label: both('Dom'),
    subLabel: both('Od ogrodu'),
    description: both('Dom od ogrodu'),
    file: { fileName: 'dom.jpg', base64: await base64() },
  }),
  element('gallery', '', { items: [await pictureOf('Front'), await pictureOf('Ogród')] }),
  element('attachments', '', { items: [documentOf('Prospekt'), documentOf('Kosztorys inwestycji')] }),
  element('youtube', '', { url: 'https://youtu.be/dQw4w9WgXcQ', autoPlay: true }),
];

test('without the edit permission everything is readable, without dead buttons', async () => {
  const reader = await accountWith(browser.server(), 'admin:offer:get', 'admin:offer:list');
  const { page } = await editorOf('Only to read', await everything(), { account: reader });
  await page.getByRole('img', { name: 'Image 2: preview' }).waitFor();
  expect(await button(page, 'Add images').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^(Remove|Move|Drag)/ }).count()).toBe(0);
  await button(page, 'Download: Prospekt.txt').waitFor();
  await expectAccessible(page);
});
