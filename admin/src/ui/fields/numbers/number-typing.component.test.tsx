import { EMPTY, readDigits, UNREADABLE, valueOfDigits } from '@share/contract/shared/numbers/read-number.ts';
import { array, assert, asyncProperty, constantFrom, oneof, record } from 'fast-check';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForm } from '../../../testing/render-form.tsx';
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

/** The field at one moment, around its selection. */
const partsOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement) => ({
  before: value.slice(0, selectionStart ?? 0),
  chosen: value.slice(selectionStart ?? 0, selectionEnd ?? 0),
  behind: value.slice(selectionEnd ?? 0),
});
type Parts = ReturnType<typeof partsOf>;

/** The digits before and behind the caret after something is typed, pasted or deleted. */
function meantBy(inputType: string, data: string, { before, chosen, behind }: Parts) {
  const left = { before: digitsOf(before), behind: digitsOf(behind) };
  if (inputType.startsWith('insert')) return { ...left, before: left.before + digitsOf(data) };
  if (chosen !== '') return left;
  if (inputType === 'deleteContentBackward') return { ...left, before: digitsOf(before.slice(0, -1)) };
  return { ...left, behind: digitsOf(behind.slice(1)) };
}

/** Notes in the page what each change of the field did, as quickly as keys come; undoing is the browser's own matter. */
function watchChanges() {
  const changes: { was: Parts; meant: unknown; became: unknown }[] = [];
  let before: Parts | null = null;
  input().addEventListener('beforeinput', () => {
    before = partsOf(input());
  });
  input().addEventListener('input', (event) => {
    const { inputType, data } = event as InputEvent;
    const was = before;
    if (!was || inputType === 'historyUndo') return;
    const meant = meantBy(inputType, data ?? '', was);
    queueMicrotask(() => {
      const now = partsOf(input());
      changes.push({ was, meant, became: { before: digitsOf(now.before), behind: digitsOf(now.behind) } });
    });
  });
  return changes;
}

/** Puts the text on the clipboard, as a person does it in another place. */
async function copy(text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Elsewhere' }).fill(text);
  await userEvent.keyboard('{Control>}ac{/Control}');
}

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
    const changes = watchChanges();
    await assert(
      asyncProperty(actions, async ({ copied, keys }) => {
        form.reset();
        changes.length = 0;
        await copy(copied);
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
      { numRuns: 10 },
    );
  },
);
