import { listCountries } from '@share/contract/areas/countries/countries.endpoints.ts';
import { getOwnProfile, updateOwnProfile } from '@share/contract/areas/own-profile/own-profile.endpoints.ts';
import { call } from '../api.ts';
import { h } from '../dom.ts';
import { field, form, select } from '../form.ts';
import { currentLanguage, t } from '../language.ts';
import type { Page } from '../router.ts';

const idOf = (value: string): number | null => (value === '' ? null : Number(value));

export async function profile(): Promise<Page> {
  const [stored, { countries }] = await Promise.all([call(getOwnProfile), call(listCountries)]);
  let { version } = stored;
  const { phoneNumber, address, bankAccount } = stored.investorData;
  const choices: [string, string][] = [
    ['', t().none],
    ...countries.map(({ id, name }): [string, string] => [String(id), name]),
  ];
  const data = 'investorData';
  const optional = { required: false };
  const saved = h('p', { role: 'status', class: 'done' });
  const edit = form({
    fields: [
      field({ name: 'firstName', label: t().firstName, value: stored.firstName, autocomplete: 'given-name' }),
      field({ name: 'lastName', label: t().lastName, value: stored.lastName, autocomplete: 'family-name' }),
      field({
        name: `${data}.phoneNumber`,
        label: t().phone,
        value: phoneNumber,
        autocomplete: 'tel',
        ...optional,
      }),
      field({
        name: `${data}.address.address`,
        label: t().street,
        value: address.address,
        autocomplete: 'street-address',
        ...optional,
      }),
      field({
        name: `${data}.address.zip`,
        label: t().zip,
        value: address.zip,
        autocomplete: 'postal-code',
        ...optional,
      }),
      field({
        name: `${data}.address.city`,
        label: t().city,
        value: address.city,
        autocomplete: 'address-level2',
        ...optional,
      }),
      select(`${data}.address.country`, t().country, choices, String(address.country?.id ?? '')),
      select(`${data}.bankAccount.country`, t().bankCountry, choices, String(bankAccount.country?.id ?? '')),
      field({
        name: `${data}.bankAccount.bankName`,
        label: t().bankName,
        value: bankAccount.bankName,
        ...optional,
      }),
      field({
        name: `${data}.bankAccount.accountNumber`,
        label: t().account,
        value: bankAccount.accountNumber,
        ...optional,
      }),
    ],
    submit: t().save,
    onSubmit: async ({ text }) => {
      saved.textContent = '';
      const country = idOf(text(`${data}.address.country`));
      const changed = await call(updateOwnProfile, {
        ifMatch: version,
        body: {
          firstName: text('firstName'),
          lastName: text('lastName'),
          language: currentLanguage(),
          investorData: {
            phoneNumber: text(`${data}.phoneNumber`),
            address: {
              address: text(`${data}.address.address`),
              zip: text(`${data}.address.zip`),
              city: text(`${data}.address.city`),
              // The state is not asked for here; one of another country would be refused.
              state: country === address.country?.id ? (address.state?.id ?? null) : null,
              country,
            },
            bankAccount: {
              country: idOf(text(`${data}.bankAccount.country`)),
              bankName: text(`${data}.bankAccount.bankName`),
              accountNumber: text(`${data}.bankAccount.accountNumber`),
            },
          },
        },
      });
      version = changed.version;
      saved.textContent = t().saved;
    },
  });
  return { title: t().profile, content: [edit, saved] };
}
