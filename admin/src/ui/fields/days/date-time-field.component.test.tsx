import { WarsawDateTime } from '@share/contract/shared/dates.ts';
import { array, assert, asyncProperty, constantFrom, oneof, record } from 'fast-check';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForm } from '../../../testing/render-form.tsx';
import { rounds } from '../../../testing/rounds.ts';
import { DateTimeField } from '../date-time-field.tsx';

const UNREADABLE = 'We cannot read this time. Write it like this: 2026-11-24 14:30';

const field = page.getByRole('textbox', { name: 'From' });
const refusal = page.getByText(UNREADABLE);
const day = (name: string) => page.getByRole('button', { name });
const hour = page.getByRole('combobox', { name: 'Hour' });
const minutes = page.getByRole('combobox', { name: 'Minutes' });
const calendars = () => document.querySelectorAll('[data-dates-dropdown]').length;

const aField = (from: string, language: 'pl' | 'en' = 'en') =>
  renderForm<{ from: string }>(
    { from },
    (control) => (
      <>
        <button type="button">Elsewhere</button>
        <DateTimeField control={control} name="from" label="From" />
      </>
    ),
    language,
  );

test.each([
  ['pl', '22.11.2026 14:30', '2026-11-22 14:30'],
  ['pl', '22.11.2026, 9.05', '2026-11-22 09:05'],
  ['en', '22/11/2026 14:30', '2026-11-22 14:30'],
  ['en', '2026-11-22 14:30', '2026-11-22 14:30'],
  ['en', '2026-11-22', '2026-11-22 00:00'],
  ['en', '2026-03-29 02:30', '2026-03-29 03:30'],
] as const)('CON-09 in %s a time typed as "%s" is %s', async (language, typed, shown) => {
  const form = await aField('', language);
  await field.click();
  await userEvent.keyboard(`${typed}{Tab}`);
  await expect.element(field).toHaveValue(shown);
  expect(form.getValues('from')).toBe(`${shown}:00`);
});

test('CON-09 a text that is no time stays, is the value that its form refuses, and is gone after a reset', async () => {
  const form = await aField('');
  await field.click();
  await userEvent.keyboard('22.11.2026 25:00{Tab}');
  await expect.element(field).toHaveValue('22.11.2026 25:00');
  await expect.element(refusal).toBeVisible();
  expect(WarsawDateTime.safeParse(form.getValues('from')).success).toBe(false);
  form.reset();
  await expect.element(field).toHaveValue('');
  await expect.element(refusal).not.toBeInTheDocument();
});

test('a part of the time that was deleted stays deleted, and is refused', async () => {
  const form = await aField('2026-03-02 10:08:00');
  await field.click();
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}{Backspace}{Tab}');
  await expect.element(field).toHaveValue('2026-03-02 :08');
  await expect.element(refusal).toBeVisible();
  expect(form.getValues('from')).toBe('2026-03-02 :08');
});

test('a day of the calendar and a time below it are chosen, and the calendar closes when both are left', async () => {
  const form = await aField('2026-03-02 10:08:30');
  await expect.element(field).toHaveValue('2026-03-02 10:08:30');
  await field.click();
  await day('17 March 2026').click();
  await expect.element(field).toHaveValue('2026-03-17 10:08:30');
  await hour.selectOptions('07');
  await minutes.selectOptions('45');
  await expect.element(field).toHaveValue('2026-03-17 07:45');
  expect(form.getValues('from')).toBe('2026-03-17 07:45:00');
  expect(calendars()).toBe(1);
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.poll(calendars).toBe(0);
});

test('a day of the calendar begins at midnight where no time was held', async () => {
  const form = await aField('');
  await field.click();
  await expect.element(hour).toBeDisabled();
  await userEvent.keyboard('2026-03-02{Control>}a{/Control}{Delete}');
  await page.getByRole('button', { name: /^17 / }).click();
  await expect.element(hour).toHaveValue('00');
  expect(form.getValues('from')).toMatch(/-17 00:00:00$/);
});

const keys = oneof(
  { weight: 8, arbitrary: constantFrom(...'0123456789') },
  { weight: 4, arbitrary: constantFrom(':', '-', '.', '/', ' ', 'x') },
  { weight: 4, arbitrary: constantFrom('24.12.2027 ', '3/4/2028', ' 14:30', '2026-11-22 9.05') },
  constantFrom(
    '{Backspace}',
    '{Delete}',
    '{ArrowLeft}',
    '{ArrowRight}',
    '{ArrowDown}',
    '{Home}',
    '{End}',
    '{Escape}',
    '{Enter}',
    '{Control>}a{/Control}',
    '{Control>}z{/Control}',
    // Leaves the field and returns.
    '{Tab}{Shift>}{Tab}{/Shift}',
  ),
);
const typed = record({
  before: constantFrom('', '2026-03-02 10:20:00'),
  keys: array(keys, { minLength: 1, maxLength: 12 }),
});

test('whatever is typed, the field shows the time that it holds, or the text that cannot be read and says why', async () => {
  const form = await aField('');
  await assert(
    asyncProperty(typed, async ({ before, keys }) => {
      form.reset({ from: before });
      (field.element() as HTMLInputElement).focus();
      await userEvent.keyboard(`${keys.join('')}{Tab}`);
      const held = form.getValues('from');
      expect(calendars()).toBe(0);
      if (held === '' || WarsawDateTime.safeParse(held).success) {
        await expect.element(field).toHaveValue(held.slice(0, 16));
        await expect.element(refusal).not.toBeInTheDocument();
      } else {
        await expect.element(field).toHaveValue(held);
        await expect.element(refusal).toBeVisible();
      }
    }),
    rounds(10),
  );
});
