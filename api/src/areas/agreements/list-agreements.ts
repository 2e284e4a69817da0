import { agreementsList } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import type { AgreementRow } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { gapsOfRow, hasGap } from '../../platform/lists/language-gaps.ts';
import { alphabetical, contains, equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';

const source: ListSource<typeof agreementsList, AgreementRow, AgreementRow> = {
  declared: agreementsList,
  from: 'agreements r',
  id: 'r.id',
  filters: {
    name: contains("r.name->>'pl'", "r.name->>'en'"),
    type: equals('r.type'),
    target: equals('r.target'),
    active: equals('r.active'),
    required: equals('r.required'),
    gap: hasGap('agreement'),
  },
  orders: {
    position: 'r.position',
    name: alphabetical('r.name'),
    type: 'r.type',
    target: 'r.target',
    active: 'r.active',
    required: 'r.required',
  },
  select: {
    id: 'r.id',
    position: 'r.position',
    active: 'r.active',
    required: 'r.required',
    name: 'r.name',
    type: 'r.type',
    target: 'r.target',
    gaps: gapsOfRow('agreement'),
  },
  joins: 'JOIN agreements r ON r.id = page.id',
  row: (found) => found,
};

export const listAgreements = listFrom(source);
