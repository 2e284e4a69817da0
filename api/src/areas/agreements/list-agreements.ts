import { agreementsList } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import type { AgreementRow } from '@share/contract/areas/agreements/agreements.schemas.ts';
import type { ListState } from '@share/contract/shared/list.ts';
import type { Context } from '../../platform/context.ts';
import { alphabetical, contains, equals } from '../../platform/lists/list-conditions.ts';
import { type ListSource, readList } from '../../platform/lists/list-query.ts';

const source: ListSource<typeof agreementsList, AgreementRow> = {
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
  select: 'a.id, a.active, a.required, a.name, a.type, a.target, a.position',
  joins: 'JOIN agreements a ON a.id = page.id',
  row: (found) => found,
};

export const listAgreements = (context: Context, state: ListState) =>
  readList<AgreementRow, typeof agreementsList, AgreementRow>(context, agreementsList, source, state);
