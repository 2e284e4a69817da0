import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { listAnswer } from '../../shared/list.ts';
import { agreementsList } from './agreements.list.ts';
import { AgreementInput, AgreementRow, AgreementView, TypesAndTargets } from './agreements.schemas.ts';

export const listAgreements = endpoint({
  method: 'GET',
  path: '/admin/agreements',
  access: 'admin:agreement:list',
  summary: 'List agreements',
  list: agreementsList,
  answer: listAnswer(AgreementRow),
  errors: [],
});

export const getTypesAndTargets = endpoint({
  method: 'GET',
  path: '/admin/agreements/typesAndTargets',
  access: 'self',
  summary: 'The types and targets an agreement may have',
  answer: TypesAndTargets,
  errors: [],
});

export const getAgreement = endpoint({
  method: 'GET',
  path: '/admin/agreement/:id',
  aliases: ['/admin/agreements/:id'],
  access: ['admin:agreement:get', 'admin:agreement:edit'],
  summary: 'One agreement',
  params: IdParams,
  answer: AgreementView,
  errors: ['AGREEMENT_NOT_EXISTS'],
});

export const createAgreement = endpoint({
  method: 'POST',
  path: '/admin/agreements',
  access: 'admin:agreement:create',
  summary: 'Create an agreement at the next position',
  body: AgreementInput,
  answer: AgreementView,
  errors: ['IS_REQUIRED', 'CONTENT_TOO_COMPLICATED', 'VALUE_TOO_LONG'],
});

export const updateAgreement = endpoint({
  method: 'PUT',
  path: '/admin/agreements/:id',
  access: 'admin:agreement:edit',
  summary: 'Change an agreement',
  params: IdParams,
  body: AgreementInput,
  answer: AgreementView,
  errors: [
    'AGREEMENT_NOT_EXISTS',
    'CHANGED_MEANWHILE',
    'IS_REQUIRED',
    'CONTENT_TOO_COMPLICATED',
    'VALUE_TOO_LONG',
  ],
});

export const deleteAgreement = endpoint({
  method: 'DELETE',
  path: '/admin/agreements/:id',
  access: 'admin:agreement:delete',
  summary: 'Delete an agreement',
  params: IdParams,
  answer: z.null(),
  errors: ['AGREEMENT_NOT_EXISTS'],
});
