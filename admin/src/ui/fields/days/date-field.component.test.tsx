import { CalendarDay, isCalendarDay } from '@share/contract/shared/dates.ts';
import { array, assert, asyncProperty, constantFrom, oneof, record } from 'fast-check';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForm } from '../../../testing/render-form.tsx';
import { rounds } from '../../../testing/rounds.ts';
import { DateField } from '../date-field.tsx';
import { MoneyField, type NumberValue } from '../number-field.tsx';

interface Values {
  price: NumberValue;
  from: string;
  until: string;
}

const from = page.getByRole('textbox', { name: 'From' });
const until = page.getByRole('textbox', { name: 'Until' });
const UNREADABLE = 'We cannot read this date. Write it like this: 2026-11-24';
const calendars = () => document.querySelectorAll('[data-dates-dropdown]').length;

const aForm = (values: Partial<Values>, language: 'pl' | 'en') =>
  renderForm<Values>(
    { price: '', from: '', until: '', ...values },
    (control) => (
      <>
        <MoneyField control={control} name="price" label="Price" />
        <DateField control={control} name="from" label="From" required />
        <DateField control={control} name="until" label="Until" />
      </>
    ),
    language,
  );

test.each([
  ['pl', 'RRRR-MM-DD'],
  ['en', 'YYYY-MM-DD'],
] as const)('CON-07 in %s a day may be typed as either language writes it', async (language, example) => {
  const form = await aForm({}, language);
  await expect.element(from).toHaveAttribute('placeholder', example);
  await from.click();
  await userEvent.keyboard('2.3.2026{Tab}');
  await until.click();
  await userEvent.keyboard('04/05/2027{Tab}');
  await expect.element(from).toHaveValue('2026-03-02');
  await expect.element(until).toHaveValue('2027-05-04');
  expect(form.getValues()).toMatchObject({ from: '2026-03-02', until: '2027-05-04' });
});

test('a calendar opens by click and arrow, not when somebody tabs through the form', async () => {
  await aForm({}, 'en');
  await page.getByRole('textbox', { name: 'Price' }).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(from).toHaveFocus();
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  await expect.element(from).toHaveFocus();
  expect(calendars()).toBe(0);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(calendars).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(calendars).toBe(0);
  await from.click();
  await expect.poll(calendars).toBe(1);
});

test('a day of the calendar is chosen, and its field keeps the focus', async () => {
  const form = await aForm({ from: '2026-03-02' }, 'en');
  await from.click();
  await page.getByRole('button', { name: '17 March 2026' }).click();
  await expect.element(from).toHaveValue('2026-03-17');
  await expect.element(from).toHaveFocus();
  expect(form.getValues('from')).toBe('2026-03-17');
});

const keys = oneof(
  { weight: 10, arbitrary: constantFrom(...'0123456789') },
  { weight: 4, arbitrary: constantFrom('-', '.', '/', ' ', 'x') },
  { weight: 3, arbitrary: constantFrom('2026-11-', '24.12.2027', '3/4/2028') },
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

test('CON-07 a text that is no day stays, is the value that its form refuses, and is gone after a reset', async () => {
  const form = await aForm({ until: '2026-03-02' }, 'en');
  await until.click();
  await userEvent.keyboard('{Control>}a{/Control}31.02.2026{Tab}');
  await expect.element(until).toHaveValue('31.02.2026');
  await expect.element(page.getByText(UNREADABLE)).toBeVisible();
  expect(CalendarDay.safeParse(form.getValues('until')).success).toBe(false);
  form.reset();
  await expect.element(until).toHaveValue('2026-03-02');
  await expect.element(page.getByText(UNREADABLE)).not.toBeInTheDocument();
});

test.each([
  ['From', 'from'],
  ['Until', 'until'],
] as const)(
  'CON-07 %s shows the day that it holds, or the text that cannot be read and says why, whatever is typed',
  async (label, name) => {
    const form = await aForm({}, 'en');
    const field = page.getByRole('textbox', { name: label });
    const input = field.element() as HTMLInputElement;
    const refusal = page.getByText(UNREADABLE);
    const typed = record({
      before: constantFrom('', '2026-03-02'),
      keys: array(keys, { minLength: 1, maxLength: 12 }),
    });
    await assert(
      asyncProperty(typed, async ({ before, keys }) => {
        form.reset({ price: '', from: '', until: '', [name]: before });
        input.focus();
        await userEvent.keyboard(`${keys.join('')}{Tab}`);
        const held = form.getValues(name);
        await expect.element(field).toHaveValue(held);
        expect(calendars()).toBe(0);
        if (held === '' || isCalendarDay(held)) await expect.element(refusal).not.toBeInTheDocument();
        else await expect.element(refusal).toBeVisible();
      }),
      rounds(10),
    );
  },
);
