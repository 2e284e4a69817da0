/** @module-tag thorough */
import { listCountries } from '@share/contract/areas/countries/countries.endpoints.ts';
import { array, assert, asyncProperty, constantFrom, oneof, record } from 'fast-check';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { copyFrom } from '../../testing/clipboard.ts';
import { answer } from '../../testing/network.ts';
import { renderForm } from '../../testing/render-form.tsx';
import { rounds } from '../../testing/rounds.ts';
import { watchChanges } from '../../testing/watch-changes.ts';
import { ColorField } from '../../ui/fields/color-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { LongTextField } from '../../ui/fields/long-text-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AccountNumberField } from './account-number-field.tsx';
import { PostalCodeField } from './postal-code-field.tsx';

interface Values {
  typed: string;
}

const field = page.getByLabelText('Field', { exact: true });
const everyLetter = (text: string) => text.replaceAll('\n', '');
const partsOfAccount = (text: string) => text.replace(/[^\p{L}\d]/gu, '').toUpperCase();
const withoutSpace = (text: string) => text.replace(/\s/g, '');

const props = (control: Control<Values>) => ({ control, name: 'typed', label: 'Field' }) as const;
const fields: [string, (control: Control<Values>) => ReactNode, (text: string) => string][] = [
  ['a text', (control) => <TextField {...props(control)} />, everyLetter],
  ['a telephone number', (control) => <TextField {...props(control)} type="tel" />, everyLetter],
  ['a long text', (control) => <LongTextField {...props(control)} />, everyLetter],
  ['a postal code', (control) => <PostalCodeField {...props(control)} country={616} />, everyLetter],
  [
    'an account number',
    (control) => <AccountNumberField {...props(control)} country={616} />,
    partsOfAccount,
  ],
  ['a day', (control) => <DateField {...props(control)} />, everyLetter],
  ['a colour', (control) => <ColorField {...props(control)} />, withoutSpace],
];

const keys = oneof(
  { weight: 8, arbitrary: constantFrom('0', '1', '2', '7', 'a', 'Ż', 'f') },
  { weight: 4, arbitrary: constantFrom(' ', '-', '.', '#', '+', '(') },
  {
    weight: 5,
    arbitrary: constantFrom('{Backspace}', '{Delete}', '{ArrowLeft}', '{ArrowRight}', '{Home}', '{End}'),
  },
  constantFrom(
    '{Shift>}{ArrowLeft}{/Shift}',
    '{Control>}a{/Control}',
    '{Control>}z{/Control}',
    '{Control>}v{/Control}',
    // Leaves the field and returns.
    '{Tab}{Shift>}{Tab}{/Shift}',
  ),
);
const actions = record({
  before: constantFrom('', '61 1090 1014 0000 0712 1981 2874', '00-950', '#4c1d95'),
  copied: constantFrom('PL61 1090.1014', '+48 600 100 200', '00-950', '#4c1d95'),
  keys: array(keys, { minLength: 1, maxLength: 14 }),
});

test.each(fields)(
  'whatever is typed, each letter of %s stands where it was typed, and the field shows what it holds',
  async (_, draw, clean) => {
    answer(listCountries, () => ({ countries: [] }));
    const form = await renderForm<Values>(
      { typed: '' },
      (control) => (
        <>
          <textarea aria-label="Elsewhere" />
          {draw(control)}
          <button type="button">Behind</button>
        </>
      ),
      'en',
    );
    const changes = watchChanges(field, clean);
    await assert(
      asyncProperty(actions, async ({ before, copied, keys }) => {
        form.reset({ typed: before });
        changes.length = 0;
        await copyFrom(page.getByRole('textbox', { name: 'Elsewhere' }), copied);
        await field.click();
        await userEvent.keyboard(keys.join(''));
        for (const { was, meant, became } of changes) expect([was, became]).toEqual([was, meant]);
        await userEvent.tab();
        await expect.element(field).toHaveValue(form.getValues('typed'));
      }),
      rounds(10),
    );
  },
);
