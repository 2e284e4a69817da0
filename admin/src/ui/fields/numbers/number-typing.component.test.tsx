import { EMPTY, readDigits, UNREADABLE, valueOfDigits } from '@share/contract/shared/numbers/read-number.ts';
import { array, assert, asyncProperty, constantFrom, oneof, record } from 'fast-check';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { copyFrom } from '../../../testing/clipboard.ts';
import { renderForm } from '../../../testing/render-form.tsx';
import { rounds } from '../../../testing/rounds.ts';
import { watchChanges } from '../../../testing/watch-changes.ts';
import { MoneyField, type NumberValue } from '../number-field.tsx';

const field = page.getByRole('textbox', { name: 'Price' });
const input = () => field.element() as HTMLInputElement;

const keys = oneof(
  { weight: 8, arbitrary: constantFrom(...'0123456789') },
  { weight: 3, arbitrary: constantFrom(' ', ',', '.', '-', 'x') },
  {
    weight: 5,
    arbitrary: constantFrom('{Backspace}', '{Delete}', '{ArrowLeft}', '{ArrowRight}', '{Home}', '{End}'),
  },
  constantFrom(
    '{Shift>}{ArrowLeft}{/Shift}',
    '{Control>}a{/Control}',
    '{Control>}z{/Control}',
    '{Control>}v{/Control}',
  ),
);
const actions = record({
  copied: constantFrom('1 234,5', '12', '1,234.50', '7 zł'),
  keys: array(keys, { minLength: 1, maxLength: 14 }),
});

const digitsOf = (text: string) => text.replace(/\D/g, '');

test.each(['pl', 'en'] as const)(
  'CON-03 whatever is typed in %s, each digit stands where it was typed, and the field shows what it holds',
  async (language) => {
    const form = await renderForm<{ price: NumberValue }>(
      { price: '' },
      (control) => (
        <>
          <MoneyField control={control} name="price" label="Price" />
          <textarea aria-label="Elsewhere" />
        </>
      ),
      language,
    );
    const changes = watchChanges(field, digitsOf);
    await assert(
      asyncProperty(actions, async ({ copied, keys }) => {
        form.reset();
        changes.length = 0;
        await copyFrom(page.getByRole('textbox', { name: 'Elsewhere' }), copied);
        await field.click();
        await userEvent.keyboard(keys.join(''));
        for (const { was, meant, became } of changes) expect([was, became]).toEqual([was, meant]);
        await userEvent.tab();
        const held = form.getValues('price');
        const { value } = input();
        if (digitsOf(value).length > 15) return; // More than a number holds exactly.
        if (Number.isNaN(held)) {
          await expect.element(field).toHaveAttribute('aria-invalid', 'true');
          expect(readDigits(value, { decimals: 2, allowNegative: false })).toBe(UNREADABLE);
        } else {
          await expect.element(field).not.toHaveAttribute('aria-invalid');
          const digits = readDigits(value, { decimals: 2, allowNegative: false });
          expect(digits === EMPTY || digits === UNREADABLE ? value : valueOfDigits(digits)).toBe(held);
        }
      }),
      rounds(10),
    );
  },
);
