import { type CountryView, listCountries } from '@share/contract/areas/countries/countries.endpoints.ts';
import { searchOpenOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { findInvestor, searchInvestors } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { useFormContext } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../../testing/network.ts';
import { renderForm } from '../../../testing/render-form.tsx';
import { countSubmits } from '../../../testing/submits.ts';
import { InvestorTab } from './investor-tab.tsx';
import { type ManualOrderValues, newOrder } from './manual-order-values.ts';
import { useChosenInvestor } from './use-chosen-investor.ts';

const country = (id: number, name: string, states: CountryView['states'] = []): CountryView => ({
  id,
  name,
  states,
  postalCodeForms: [],
  accountForm: { kind: 'other' },
});
const germany = country(276, 'Germany');
const poland = country(616, 'Poland', [{ id: 14, name: 'Mazowieckie' }]);

function Tab() {
  const form = useFormContext<ManualOrderValues>();
  const investor = useChosenInvestor(form);
  return (
    <>
      <InvestorTab form={form} investor={investor} offer={undefined} failure={null} onRetry={() => {}} />
      <button type="submit">Place order</button>
    </>
  );
}

/** The tab of an order for somebody in Poland, and how often the order was placed. */
async function aTab() {
  answer(listCountries, () => ({ countries: [germany, poland] }));
  answer(searchOpenOffers, () => [{ id: 1, title: { pl: 'Rondo', en: 'Rondo EN' } }]);
  const submits = countSubmits();
  const values = newOrder();
  values.investorData.address.country = poland.id;
  const form = await renderForm<ManualOrderValues>(values, () => <Tab />, 'en');
  await expect.element(select('Country')).toHaveValue('Poland');
  return { form, submits };
}

const select = (name: string) => page.getByRole('combobox', { name });
/** Waits until Enter would take the option of that name. */
const marked = (name: string) =>
  expect
    .element(page.getByRole('option', { name, exact: false }))
    .toHaveAttribute('data-combobox-selected', 'true');

test.each([
  ['Offer', 'offer', 'OFFER_CLOSED_FOR_INVESTMENTS', 'The offer is closed for investments.'],
  ['Country', 'investorData.address.country', 'COUNTRY_NOT_FOUND', 'The country was not found.'],
  ['State or region', 'investorData.address.state', 'STATE_NOT_FOUND', 'The country has no such state.'],
  [
    'Country of the bank',
    'investorData.bankAccount.country',
    'COUNTRY_NOT_FOUND',
    'The country was not found.',
  ],
] as const satisfies [string, string, ErrorCode, string][])(
  'ORD-56 the refusal of a select stays readable: %s',
  async (label, path, code, message) => {
    const { form } = await aTab();
    form.setError(path, { message: code }, { shouldFocus: true });
    await expect.element(select(label)).toHaveFocus();
    const text = page.getByText(message);
    await expect.element(text).toBeVisible();
    expect(page.getByRole('listbox').query()).toBe(null);
    text.element().scrollIntoView({ block: 'center' });
    const { left, top, width, height } = text.element().getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(text.element());
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option').first()).toBeVisible();
  },
);

test('ORD-42 a country is typed over another; where none is found, Enter neither chooses nor places the order', async () => {
  const { form, submits } = await aTab();
  const countries = select('Country');
  await countries.click();
  await userEvent.keyboard('Germ');
  await marked('Germany');
  await userEvent.keyboard('{Enter}');
  await expect.element(countries).toHaveValue('Germany');
  await userEvent.keyboard('nowhere');
  await expect.element(page.getByText('Nothing found')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(countries).toHaveValue('nowhere');
  await userEvent.tab();
  await expect.element(countries).toHaveValue('Germany');
  expect([form.getValues('investorData.address.country'), submits()]).toEqual([germany.id, 0]);
});

test('ORD-45 Enter takes the first investor that was found, and never places the order while some are shown', async () => {
  const { form, submits } = await aTab();
  const { promise: isFound, resolve: find } = Promise.withResolvers<void>();
  const paula = { id: 7, email: 'paula@example.com', firstName: 'Paula', lastName: 'Para' };
  answer(searchInvestors, async () => {
    await isFound;
    return [paula];
  });
  answer(findInvestor, () => ({ exists: true, isDeleted: false, name: paula }));
  const email = select("Investor's e-mail");
  await email.click();
  await userEvent.keyboard('Pau{Enter}'); // While the search is running.
  find();
  await marked('Paula Para');
  await userEvent.keyboard('{Enter}');
  await expect.element(email).toHaveValue(paula.email);
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Paula');
  expect([form.getValues('email'), submits()]).toEqual([paula.email, 0]);
});
