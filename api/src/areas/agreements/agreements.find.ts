import { getAgreement } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { finderOf, named } from '../find/find.shared.ts';

export const agreementsFinder = finderOf({
  kind: 'agreements',
  endpoint: getAgreement,
  sql: named('agreements', 'name'),
  route: (id) => `/agreements/${id}`,
});
