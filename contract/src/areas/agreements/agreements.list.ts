import { list } from '../../shared/list.ts';
import { agreementTargets, agreementTypes } from './agreements.schemas.ts';

export const agreementsList = list({
  name: 'agreements',
  filters: {
    name: { type: 'text' },
    type: { type: 'select', choices: agreementTypes },
    target: { type: 'select', choices: agreementTargets },
    active: { type: 'boolean' },
    required: { type: 'boolean' },
  },
  sortable: ['position', 'name', 'type', 'target', 'active', 'required'],
  defaultOrder: { column: 'position', direction: 'ASC' },
});
