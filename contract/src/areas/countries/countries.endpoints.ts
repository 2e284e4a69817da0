/** Countries and their states, for addresses and bank accounts (ORD-31, ORD-60). Ids are ISO 3166-1 numeric codes. */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';

export const StateView = z.object({ id: z.number(), name: z.string() });
/** The form of an account number: 26 digits, an IBAN of that length with these first letters, or 4 to 34 letters or digits. */
const AccountForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('polish') }),
  z.object({ kind: z.literal('iban'), letters: z.string(), length: z.number() }),
  z.object({ kind: z.literal('other') }),
]);
export type AccountForm = z.infer<typeof AccountForm>;

export const CountryView = z.object({
  id: z.number(),
  name: z.string(),
  states: z.array(StateView),
  /** How postal codes are written, with 0 for each digit and A for each letter. An empty list allows any letters and digits. */
  postalCodeForms: z.array(z.string()),
  accountForm: AccountForm,
});
export type CountryView = z.infer<typeof CountryView>;

export const listCountries = endpoint({
  method: 'GET',
  path: '/investor/register',
  access: 'site',
  summary: 'Countries with their states, named in the language of the request',
  answer: z.object({ countries: z.array(CountryView) }),
  errors: [],
});
