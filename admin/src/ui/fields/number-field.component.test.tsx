import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForm } from '../../testing/render-form.tsx';
import { MoneyField, NumberField, type NumberValue } from './number-field.tsx';

test.each([
  ['pl', '1 234,50', 1234.5, '1 234,50 zł'],
  ['pl', '1 234 567,89', 1_234_567.89, '1 234 567,89 zł'],
  ['pl', '1234,5', 1234.5, '1 234,50 zł'],
  ['en', '1 234.50', 1234.5, 'PLN 1,234.50'],
  ['en', '1,234.50', 1234.5, 'PLN 1,234.50'],
] as const)('CON-03 an amount typed in %s as "%s" is that amount', async (language, typed, value, shown) => {
  const form = await renderForm<{ price: NumberValue }>(
    { price: '' },
    (control) => <MoneyField control={control} name="price" label="Price" />,
    language,
  );
  const field = page.getByLabelText('Price');
  await field.click();
  await userEvent.keyboard(typed);
  await userEvent.tab();
  await expect.element(field).toHaveValue(shown);
  expect(form.getValues()).toEqual({ price: value });
});

test.each(['pl', 'en'] as const)(
  'CON-03 a count typed in %s with a space is that count',
  async (language) => {
    const form = await renderForm<{ shares: NumberValue }>(
      { shares: '' },
      (control) => <NumberField control={control} name="shares" label="Shares" />,
      language,
    );
    await page.getByLabelText('Shares').click();
    await userEvent.keyboard('12 345');
    await userEvent.tab();
    expect(form.getValues()).toEqual({ shares: 12_345 });
  },
);
