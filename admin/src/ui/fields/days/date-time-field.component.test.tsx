import { array, assert, asyncProperty, constantFrom, oneof, record } from 'fast-check';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForm } from '../../../testing/render-form.tsx';
import { DateTimeField } from '../date-time-field.tsx';

const EMPTY = 'YYYY-MM-DD HH:mm';

const field = page.getByLabelText('From');
const picker = page.getByRole('dialog');
const hour = page.getByRole('spinbutton', { name: 'Hour' });
const minutes = page.getByRole('spinbutton', { name: 'Minutes' });

const aField = (from: string) =>
  renderForm<{ from: string }>(
    { from },
    (control) => (
      <>
        <button type="button">Elsewhere</button>
        <DateTimeField control={control} name="from" label="From" />
      </>
    ),
    'en',
  );

/** What a person reads in the open picker. */
const readTime = () => {
  const [h, m] = [hour, minutes].map((part) => (part.element() as HTMLInputElement).value);
  return `${h}:${m}`;
};

test('a day and a time are chosen by keyboard alone', async () => {
  const form = await aField('2026-03-02 10:20:00');
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '2 March 2026' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await expect.element(field).toHaveTextContent('2026-03-10 10:20');
  await expect.element(hour).toHaveFocus();
  await userEvent.keyboard('0745');
  expect(readTime()).toBe('07:45');
  await userEvent.keyboard('{Enter}');
  await expect.element(picker).not.toBeInTheDocument();
  await expect.element(field).toHaveTextContent('2026-03-10 07:45');
  expect(form.getValues('from')).toBe('2026-03-10 07:45:00');
});

const keys = oneof(
  { weight: 8, arbitrary: constantFrom(...'0123456789') },
  { weight: 4, arbitrary: constantFrom('{Tab}', '{Shift>}{Tab}{/Shift}') },
  constantFrom(
    '{Backspace}',
    '{Delete}',
    '{ArrowLeft}',
    '{ArrowRight}',
    '{ArrowUp}',
    '{ArrowDown}',
    '{Home}',
    '{End}',
    '{Control>}a{/Control}',
    ':',
    'x',
  ),
);
const typed = record({
  before: constantFrom('', '2026-03-02 10:20:00'),
  start: constantFrom('day', 'hour', 'minutes'),
  keys: array(keys, { minLength: 1, maxLength: 10 }),
  leave: constantFrom('{Escape}', '{Enter}', 'elsewhere'),
});

test('whatever is typed, the field shows what it holds, which is the time that was read in its picker', async () => {
  const form = await aField('');
  await assert(
    asyncProperty(typed, async ({ before, start, keys, leave }) => {
      form.reset({ from: before });
      await field.click();
      await expect.element(picker).toBeVisible();
      if (start === 'hour') await hour.click();
      if (start === 'minutes') await minutes.click();
      await userEvent.keyboard(keys.join(''));
      const read = readTime();
      if (leave !== 'elsewhere') await userEvent.keyboard(leave);
      if (picker.query()) await page.getByRole('button', { name: 'Elsewhere' }).click();
      await expect.element(picker).not.toBeInTheDocument();
      const held = form.getValues('from');
      expect(held).toMatch(/^(\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:00)?$/);
      await expect.element(field).toHaveTextContent(held === '' ? EMPTY : held.slice(0, 16));
      if (/\d\d:\d\d/.test(read)) expect(held.slice(11, 16)).toBe(read);
    }),
    { numRuns: 8 },
  );
});
