import type { EmailTemplateRow } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import type { FaqRow } from '@share/contract/areas/faq/faq.schemas.ts';
import type { PageView } from '@share/contract/areas/pages/pages.schemas.ts';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { aFaqInput } from '../../api/src/testing/content/faq.ts';
import { aPicture } from '../../api/src/testing/files/pictures.ts';
import { aMailServer } from '../../api/src/testing/mail/mail-server.ts';
import { callApi } from './records.ts';
import { field, heading, pathOf } from './screens.ts';
import { accounts } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { dragTo } from './support/dragging.ts';
import { tabTo } from './support/keyboard.ts';

const mail = await aMailServer();
const browser = aBrowser({ SMTP_URL: mail.url });
afterAll(() => mail.close());

/** How a person works; each step ends when the screen shows what it did. */
interface Means {
  press: (name: string | RegExp, isAbove?: boolean) => Promise<void>;
  type: (label: string, text: string) => Promise<void>;
  /** After typing the last field. */
  send: (name: string) => Promise<void>;
  open: (screen: string, title?: string) => Promise<void>;
  /** Moves a question of the list one place up, to that place. */
  moveUp: (question: string, place: number) => Promise<void>;
}

function byKeyboard(page: Page): Means {
  const { keyboard } = page;
  return {
    press: async (name, isAbove = false) => {
      await tabTo(page, name, isAbove ? 'Shift+Tab' : 'Tab');
      await keyboard.press('Enter');
    },
    type: async (label, text) => {
      await tabTo(page, label);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    },
    send: () => keyboard.press('Enter'),
    open: async (screen, title = screen) => {
      await keyboard.press('Control+K');
      await page.getByRole('combobox', { name: 'Find anything' }).and(page.locator(':focus')).waitFor();
      await keyboard.type(screen);
      await page.getByRole('option', { name: screen, exact: true }).waitFor();
      await keyboard.press('Enter');
      await heading(page, title).waitFor();
    },
    moveUp: async (question, place) => {
      await tabTo(page, `Drag ${question}`);
      await keyboard.press('Space');
      await page.getByText('Lifted.').waitFor({ state: 'attached' });
      await keyboard.press('ArrowUp');
      await page.getByText(`Now position ${place}.`).waitFor({ state: 'attached' });
      await keyboard.press('Space');
    },
  };
}

/** Keys are pressed only to write. */
function byMouse(page: Page): Means {
  const press = async (name: string | RegExp) => {
    const [exactly, within] = [{ name, exact: true }, page.getByRole('dialog').filter({ visible: true })];
    const where = (await within.count()) > 0 ? within.last() : page;
    await where.getByRole('button', exactly).or(where.getByRole('link', exactly)).first().click();
  };
  return {
    press,
    send: press,
    type: async (label, text) => {
      await field(page, label)
        .or(page.getByLabel(label, { exact: true }))
        .first()
        .click({ clickCount: 3 });
      await page.keyboard.type(text);
    },
    open: async (screen, title = screen) => {
      await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click();
      await heading(page, title).waitFor();
    },
    moveUp: async (question, place) => {
      const handles = page.getByRole('button', { name: /^Drag / });
      const handle = page.getByRole('button', { name: `Drag ${question}`, exact: true });
      await dragTo(page, handle, handles.nth(place - 1), place);
    },
  };
}

const QUESTIONS = Array.from({ length: 10 }, (_, at) => `Question ${at + 1}`);

/** Leaves ten questions and nothing else. */
async function tenQuestions(page: Page): Promise<void> {
  const { items } = await callApi<{ items: FaqRow[] }>(page, 'GET', '/admin/faq?pagination[pageSize]=100');
  for (const { id } of items) await callApi(page, 'DELETE', `/admin/faq/${id}`);
  for (const [at, question] of QUESTIONS.entries())
    await callApi(
      page,
      'POST',
      '/admin/faq',
      aFaqInput({ position: at + 1, question: { pl: question, en: question } }),
    );
}

test.each([
  ['keyboard', byKeyboard, 'order-created'],
  ['mouse', byMouse, 'order-rejected'],
] as const)('a day of an editor by %s alone', async (name, means, changed) => {
  const page = await browser.page({ language: 'en' });
  const { press, type, send, open, moveUp } = means(page);
  const [title, slug] = [`Day by ${name}`, `day-by-${name}`];
  await page.goto('/login');
  await type('E-mail', accounts.admin.email);
  await type('Password', accounts.admin.password);
  await send('Sign In');
  await heading(page, 'Dashboard').waitFor();
  await tenQuestions(page);

  // Of ten questions every second one is moved up.
  await open('FAQ');
  await page.getByText('Question 10', { exact: true }).waitFor();
  for (let at = 1; at < QUESTIONS.length; at += 2) {
    const question = String(QUESTIONS[at]);
    await moveUp(question, at);
    const handles = page.getByRole('button', { name: /^Drag / });
    await expect.poll(() => handles.nth(at - 1).getAttribute('aria-label')).toBe(`Drag ${question}`);
  }
  const inPairs = QUESTIONS.map((_, at) => QUESTIONS[at % 2 === 0 ? at + 1 : at - 1]);
  const order = async () => {
    const { items } = await callApi<{ items: FaqRow[] }>(page, 'GET', '/admin/faq?pagination[pageSize]=100');
    return items.map(({ question }) => question.en);
  };
  await expect.poll(order).toEqual(inPairs);

  // A page with an attachment.
  page.on(
    'filechooser',
    (chooser) =>
      void chooser.setFiles({
        name: 'plan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n%%EOF'),
      }),
  );
  await open('Pages');
  await press('Add a page');
  await heading(page, 'New page').waitFor();
  await type('Title (Polish)', `Dzień: ${name}`);
  await type('Title (English)', title);
  await expect.poll(() => field(page, 'Slug (English)').inputValue()).toBe(slug);
  await type('Subtitle (Polish)', 'Bez myszy');
  await type('Subtitle (English)', 'Without a mouse');
  await press('Add attachments');
  await page.getByRole('heading', { name: '1. plan', level: 3 }).waitFor();
  await press('Add');
  await heading(page, title).waitFor();
  const pageId = pathOf(page).split('/').at(-1);
  const stored = () => callApi<PageView>(page, 'GET', `/admin/page/${pageId}`);
  expect((await stored()).attachments.map(({ displayName }) => displayName)).toEqual(['plan']);

  // A change makes the English text older; the overview finds it, and it is translated.
  await type('Subtitle (Polish)', 'Tylko klawiatura');
  await press('Save');
  await page.getByText('English version older: Subtitle').waitFor();
  await open('Languages');
  await press('Pages, English version older: 1');
  await page.getByRole('row').filter({ hasText: title }).getByText('English version older').waitFor();
  await press(new RegExp(`^${title}`));
  await heading(page, title).waitFor();
  await type('Subtitle (English)', 'The keyboard only');
  await press('Save');
  await page.getByText('English version older: Subtitle').waitFor({ state: 'detached' });

  // The first version is restored.
  await press('History', true);
  await page.getByText('Version 3 (current)').waitFor();
  await page.getByRole('button', { name: /^Version 1/ }).waitFor();
  await press(/^Version 1/);
  await page.getByRole('button', { name: 'Restore this version' }).waitFor();
  await press('Restore this version');
  await page.getByRole('dialog', { name: 'Restore version 1?' }).waitFor();
  await press('Restore');
  await expect
    .poll(async () => (await stored()).subTitle)
    .toEqual({ pl: 'Bez myszy', en: 'Without a mouse' });
  await page.getByText('The version was restored').waitFor();

  // A slide with its picture.
  page.removeAllListeners('filechooser');
  const picture = await aPicture.png();
  page.on(
    'filechooser',
    (chooser) => void chooser.setFiles({ name: 'slide.png', mimeType: 'image/png', buffer: picture }),
  );
  await open('Slider');
  await press('Add a slide');
  await heading(page, 'New slide').waitFor();
  await expect.poll(() => field(page, 'Position').inputValue()).toBe('1');
  await press('Image: Choose an image');
  await page.getByRole('img', { name: 'Image: preview' }).waitFor();
  await type('Name (Polish)', `Slajd: ${name}`);
  await type('Guest button label (Polish)', 'Dołącz');
  await type('Guest button label (English)', 'Join');
  await press('Add');
  await heading(page, `Slajd: ${name}`).waitFor();

  // A template is changed, tested and saved.
  const { items } = await callApi<{ items: EmailTemplateRow[] }>(page, 'GET', '/admin/email/template');
  const template = items.find((candidate) => candidate.type === changed);
  await open('E-mail templates');
  await press(String(template?.name.en));
  await heading(page, String(template?.name.en)).waitFor();
  await type('Subject (Polish)', `Zamówienie: ${name}`);
  const arrives = mail.next();
  await type('E-mail of the recipient', 'editor@example.com');
  await send('Send a test');
  await page.getByText('Test message sent').waitFor();
  expect((await arrives).subject).toBe(`[Test] Zamówienie: ${name}`);
  await press('Save');
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
});
