import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { both, element, firstData, openElements, table } from '../../../../testing/offer-sections.tsx';

const purples = ['#4c1d95', '#7c3aed', '#c4b5fd'] as const;
const value = (label: string, number: number, color: string) => ({
  label: both(label),
  value: number,
  color,
});
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

const button = (name: string) => page.getByRole('button', { name });
const bars = () => document.querySelectorAll('.recharts-bar-rectangle').length;

async function remove(name: string): Promise<void> {
  await button(`Remove: ${name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

test('ELM-30 to ELM-32 the chart is beside its numbers and follows them', async () => {
  const warn = vi.spyOn(console, 'error');
  onTestFinished(() => warn.mockRestore());
  const store = await openElements([barChart]);
  const figure = page.getByRole('figure', { name: 'Przychody w latach EN' });
  const rows = () =>
    figure
      .getByRole('row')
      .elements()
      .map((row) => (row as HTMLElement).innerText);
  await expect.poll(bars).toBe(3);
  expect(warn.mock.calls, 'React warns of nothing').toEqual([]);
  expect(rows()).toContain('2026 EN\t4');
  await button('Add a value').click();
  const item = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: button(`Remove: ${name}`) })
      .last();
  const type = (name: string, field: string, text: string) =>
    item(name).getByRole('textbox', { name: field }).fill(text);
  await type('Value 4', 'Label (Polish)', '2027');
  await type('Value 4', 'Label (English)', 'Next year');
  await type('Next year', 'Value', '5.75');
  await item('Next year')
    .getByRole('button', { name: `Colour: ${purples[1]}` })
    .click();
  await expect.poll(bars).toBe(4);
  await expect.poll(rows).toContain('Next year\t5.75');
  expect(firstData<'barChart'>(store).items[3]).toMatchObject({
    label: { pl: '2027', en: 'Next year' },
    value: 5.75,
    color: purples[1],
  });
});

test('ELM-23, ELM-24 removing values asks first; without values a message is shown', async () => {
  await openElements([pieChart]);
  await expect.poll(() => document.querySelectorAll('.recharts-pie-sector').length).toBe(2);
  await remove('Mieszkania EN');
  await remove('Usługi EN');
  await expect.element(page.getByText('The chart appears once values are typed.')).toBeVisible();
});

test('ELM-46 at most one stage is current', async () => {
  await openElements([timeline]);
  const switches = page.getByRole('switch', { name: /^Current stage/ });
  const areOn = () => switches.elements().map((one) => (one as HTMLInputElement).checked);
  expect(areOn()).toEqual([false, true, false]);
  // By keyboard: the cards may still be unfolding, and a press where the switch was meets nothing.
  (switches.nth(2).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.poll(areOn).toEqual([false, false, true]);
});

test('ELM-22 the last stage and the last counter cannot be removed', async () => {
  await openElements([timeline, counter]);
  for (const name of ['Zakup EN', 'Budowa EN', 'Domów EN']) await remove(name);
  for (const name of ['Sprzedaż EN', 'Hektarów EN'])
    await expect.element(button(`Remove: ${name}`)).toBeDisabled();
});

test('without the edit permission charts and tables are readable, without dead buttons', async () => {
  await openElements([table, timeline], { isReadOnly: true });
  await expect.element(page.getByText('A1 EN')).toBeVisible();
  expect(page.getByRole('grid').query()).toBe(null);
  expect(button('Add a stage').query()).toBe(null);
});
