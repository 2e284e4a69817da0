import { agreementsList } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import type { AgreementRow } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { alphabetical, contains, equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';

const source: ListSource<typeof agreementsList, AgreementRow, AgreementRow> = {
  declared: agreementsList,
  from: 'agreements a',
  id: 'a.id',
  filters: {
    name: contains("a.name->>'pl'", "a.name->>'en'"),
    type: equals('a.type'),
    target: equals('a.target'),
    active: equals('a.active'),
    required: equals('a.required'),
  },
  orders: {
    position: 'a.position',
    name: alphabetical('a.name'),
    type: 'a.type',
    target: 'a.target',
    active: 'a.active',
    required: 'a.required',
  },
  select: {
    id: 'a.id',
    active: 'a.active',
    required: 'a.required',
    name: 'a.name',
    type: 'a.type',
    target: 'a.target',
    position: 'a.position',
  },
  joins: 'JOIN agreements a ON a.id = page.id',
  row: (found) => found,
};

export const listAgreements = listFrom(source);
