import { agreementsList, getAgreement } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { AgreementRow } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { gapsOfRow, hasGap } from '../../platform/lists/language-gaps.ts';
import { alphabetical, contains } from '../../platform/lists/list-conditions.ts';
import { listOfTable } from '../../platform/lists/table-list.ts';
import { finderOf, named } from '../find/find.shared.ts';
import { agreements } from './agreements.tables.ts';

export const listAgreements = listOfTable(agreements, {
  declared: agreementsList,
  row: AgreementRow,
  filters: { name: contains("r.name->>'pl'", "r.name->>'en'"), gap: hasGap('agreement') },
  orders: { name: alphabetical('r.name') },
  select: { gaps: gapsOfRow('agreement') },
});

export const agreementsFinder = finderOf({
  kind: 'agreements',
  endpoint: getAgreement,
  sql: named('agreements', 'name'),
  route: (id) => `/agreements/${id}`,
});
