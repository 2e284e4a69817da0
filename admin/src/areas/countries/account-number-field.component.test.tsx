import { listCountries } from '@share/contract/areas/countries/countries.endpoints.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../testing/network.ts';
import { renderForm } from '../../testing/render-form.tsx';
import { AccountNumberField } from './account-number-field.tsx';

test.each([
  ['PL61109010140000071219812874', '61 1090 1014 0000 0712 1981 2874'],
  ['be68539007547034', 'BE68 5390 0754 7034'],
  ['000 123 456', '000 123 456'],
])('R37 %s shows, once its field is left, what it shows after it was stored', async (typed, shown) => {
  answer(listCountries, () => ({ countries: [] }));
  await renderForm<{ account: string }>(
    { account: '' },
    (control) => <AccountNumberField control={control} name="account" label="Account" country={null} />,
    'en',
  );
  const field = page.getByLabelText('Account');
  await field.fill(typed);
  await userEvent.tab();
  await expect.element(field).toHaveValue(shown);
});
