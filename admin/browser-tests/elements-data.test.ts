import { describe, expect, test } from 'vitest';
import { elementEditor, storedData } from './element-editor.ts';
import { both, element, table } from './element-records.ts';
import { accountWith } from './limited-account.ts';
import { button, saveOffer } from './offer-records.ts';
import { expectAccessible } from './support/accessible.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();
const editorOf = elementEditor(browser);

const value = (label: string, number: number, color: string) => ({
  label: both(label),
  value: number,
  color,
});
const purples = ['#4c1d95', '#7c3aed', '#c4b5fd'] as const;
const barChart = element('barChart', 'Przychody', {
  title: both('Przychody w latach'),
  color: purples[0],
  items: [value('2024', 1.5, purples[0]), value('2025', 2.25, purples[1]), value('2026', 4, purples[2])],
});
const pieChart = element('pieChart', 'Udziały', {
  title: both('Struktura'),
  items: [value('Mieszkania', 60, purples[0]), value('Usługi', 40, purples[2])],
});
const counter = element('counter', 'Liczby', {
  animationDuration: 2,
  items: [
    { label: both('Domów'), countFrom: 0, countTo: 48, color: purples[0] },
    { label: both('Hektarów'), countFrom: 0, countTo: 12.5, color: purples[1] },
  ],
});
const stage = (label: string, isCurrent: boolean) => ({
  isCurrent,
  label: both(label),
  date: both('wiosna 2027', 'spring 2027'),
  content: both('<p>Więcej o etapie</p>', `<p>More of ${label}</p>`),
});
const timeline = element('timeline', 'Etapy', {
  stages: [stage('Zakup', false), stage('Budowa', true), stage('Sprzedaż', false)],
});

test('all five types are readable and accessible, in both schemes', async () => {
  const { page } = await editorOf('Shown elements', [barChart, pieChart, counter, timeline, table]);
  await page.locator('.recharts-bar-rectangle').first().waitFor();
  await page.locator('.recharts-pie-sector').first().waitFor();
  await screenshot(page, 'elements-data');
  await expectAccessible(page);
});

describe('charts', () => {
  test('ELM-30 to ELM-32 the chart is beside its numbers and follows them', async () => {
    const { page, id } = await editorOf('Charts', [barChart]);
    const drawn = page.getByRole('figure', { name: 'Przychody w latach EN' });
    await drawn.locator('.recharts-bar-rectangle').nth(2).waitFor();
    await expect.poll(() => drawn.getByRole('row').allInnerTexts()).toContain('2026 EN\t4');
    await button(page, 'Add a value').click();
    const added = page
      .getByRole('listitem')
      .filter({ has: button(page, 'Remove: Value 4') })
      .last();
    await added.getByLabel('Label (Polish)').fill('2027');
    await added.getByLabel('Label (English)').fill('Next year');
    const last = page
      .getByRole('listitem')
      .filter({ has: button(page, 'Remove: Next year') })
      .last();
    await last.getByRole('textbox', { name: 'Value', exact: true }).fill('5.75');
    await last.getByRole('button', { name: `Colour: ${purples[1]}` }).click();
    await drawn.locator('.recharts-bar-rectangle').nth(3).waitFor();
    await expect.poll(() => drawn.getByRole('row').allInnerTexts()).toContain('Next year\t5.75');
    await saveOffer(page);
    expect((await storedData<{ items: unknown[] }>(page, id)).items[3]).toMatchObject({
      label: { pl: '2027', en: 'Next year' },
      value: 5.75,
      color: purples[1],
    });
  });

  test('ELM-23, ELM-24 removing values asks first; without values a message is shown', async () => {
    const { page } = await editorOf('Empty charts', [pieChart]);
    for (const name of ['Mieszkania EN', 'Usługi EN']) {
      await button(page, `Remove: ${name}`).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    }
    await page.getByText('The chart appears once values are typed.').waitFor();
  });
});

test('ELM-22, ELM-46 at most one stage is current; the last stage and the last counter cannot be removed', async () => {
  const { page } = await editorOf('Stages', [timeline, counter]);
  const isCurrent = page.getByRole('switch', { name: 'Current stage' });
  await isCurrent.nth(2).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await isCurrent.nth(2).check({ force: true });
  await expect
    .poll(() => isCurrent.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)))
    .toEqual([false, false, true]);
  for (const name of ['Zakup EN', 'Budowa EN', 'Domów EN']) {
    await button(page, `Remove: ${name}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await button(page, `Remove: ${name}`).waitFor({ state: 'detached' });
  }
  for (const name of ['Sprzedaż EN', 'Hektarów EN'])
    await expect.poll(() => button(page, `Remove: ${name}`).isDisabled()).toBe(true);
});

test('without the edit permission charts and tables are readable, without dead buttons', async () => {
  const { page } = await editorOf('Read elements', [table, timeline], {
    account: await accountWith(browser.server(), 'admin:offer:get', 'admin:offer:list'),
  });
  await page.getByText('A1 EN').waitFor();
  await expect.poll(() => page.getByRole('grid').count()).toBe(0);
  await expect.poll(() => button(page, 'Add a stage').count()).toBe(0);
});
