import { gapFilter } from '../../shared/content/gaps.ts';
import { versionEndpoints } from '../../shared/content/version-endpoints.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { list } from '../../shared/lists/list.ts';
import { recordEndpoints } from '../../shared/record-endpoints.ts';
import * as schemas from './agreements.schemas.ts';

export const agreementsList = list({
  name: 'agreements',
  filters: {
    name: { type: 'text' },
    type: { type: 'select', choices: schemas.agreementTypes },
    target: { type: 'select', choices: schemas.agreementTargets },
    active: { type: 'boolean' },
    required: { type: 'boolean' },
    gap: gapFilter,
  },
  sortable: ['position', 'name', 'type', 'target', 'active', 'required'],
  defaultOrder: { column: 'position', direction: 'ASC' },
});

const agreement = recordEndpoints({
  path: '/admin/agreements',
  area: 'agreement',
  one: 'an agreement',
  many: 'agreements',
  list: agreementsList,
  row: schemas.AgreementRow,
  view: schemas.AgreementView,
  input: schemas.AgreementInput,
  errors: {
    missing: 'AGREEMENT_NOT_EXISTS',
    save: ['IS_REQUIRED', 'CONTENT_TOO_COMPLICATED', 'VALUE_TOO_LONG'],
  },
  file: { name: 'text', type: 'choice', target: 'choice', active: 'yesNo', required: 'yesNo' },
});

/** The path of one agreement also exists in the singular (AGR-23). */
const get = endpoint({ ...agreement.get, path: '/admin/agreement/:id', aliases: [agreement.get.path] });

export const agreementEndpoints = { ...agreement, get };
export const { list: listAgreements, file: exportAgreements } = agreementEndpoints;
export const { get: getAgreement, create: createAgreement } = agreementEndpoints;
export const { update: updateAgreement, remove: deleteAgreement } = agreementEndpoints;

export const getTypesAndTargets = endpoint({
  method: 'GET',
  path: '/admin/agreements/typesAndTargets',
  access: 'self',
  summary: 'The types and targets an agreement may have',
  answer: schemas.TypesAndTargets,
  errors: [],
});

export const agreementVersions = versionEndpoints('an agreement', agreementEndpoints);
