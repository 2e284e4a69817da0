import { agreementsList } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { AgreementRow } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { alphabetical, contains } from '../../platform/lists/list-conditions.ts';
import { listOfTable } from '../../platform/lists/table-list.ts';
import { agreements } from './agreements.tables.ts';

export const listAgreements = listOfTable(agreements, {
  declared: agreementsList,
  row: AgreementRow,
  filters: { name: contains("r.name->>'pl'", "r.name->>'en'") },
  orders: { name: alphabetical('r.name') },
});
