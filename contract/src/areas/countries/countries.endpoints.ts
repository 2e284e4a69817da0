/** Countries and their states, for addresses and bank accounts (ORD-31, ORD-60). Ids are ISO 3166-1 numeric codes. */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';

export const StateView = z.object({ id: z.number(), name: z.string() });
export const CountryView = z.object({ id: z.number(), name: z.string(), states: z.array(StateView) });
export type CountryView = z.infer<typeof CountryView>;

export const listCountries = endpoint({
  method: 'GET',
  path: '/investor/register',
  access: 'site',
  summary: 'Countries with their states, named in the language of the request',
  answer: z.object({ countries: z.array(CountryView) }),
  errors: [],
});
