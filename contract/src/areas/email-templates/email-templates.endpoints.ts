import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { IdParams } from '../../shared/ids.ts';
import { list, listAnswer } from '../../shared/lists/list.ts';
import * as schemas from './email-templates.schemas.ts';

/** EML-03 */
export const emailTemplatesList = list({
  name: 'email-templates',
  filters: {},
  sortable: ['name', 'subject'],
  defaultOrder: { column: 'name', direction: 'ASC' },
  unpaged: true,
});

const faults = [
  'TEMPLATE_VARIABLE_MISSING',
  'TEMPLATE_VARIABLE_UNKNOWN',
  'TEMPLATE_VARIABLE_MALFORMED',
  'TEMPLATE_VARIABLE_MISPLACED',
  'TEMPLATE_LINK_WITHOUT_TARGET',
  'TEMPLATE_MARKUP_NOT_ALLOWED',
  'TEMPLATE_MARKUP_BROKEN',
] as const satisfies ErrorCode[];

export const listEmailTemplates = endpoint({
  method: 'GET',
  path: '/admin/email/template',
  access: 'admin:email-template:list',
  summary: 'List the e-mail templates',
  list: emailTemplatesList,
  answer: listAnswer(schemas.EmailTemplateRow),
  errors: [],
});

/** EML-17 */
export const getEmailTemplateConfigs = endpoint({
  method: 'GET',
  path: '/admin/email/template/config',
  access: 'admin:email-template:get-config',
  summary: 'The variables of each type of e-mail template',
  answer: z.array(schemas.EmailTemplateConfig),
  errors: [],
});

export const getEmailTemplate = endpoint({
  method: 'GET',
  path: '/admin/email/template/:id',
  access: ['admin:email-template:get', 'admin:email-template:edit'],
  summary: 'Read an e-mail template',
  params: IdParams,
  answer: schemas.EmailTemplateView,
  errors: ['NOT_FOUND'],
});

export const updateEmailTemplate = endpoint({
  method: 'PUT',
  path: '/admin/email/template/:id',
  access: 'admin:email-template:edit',
  summary: 'Change an e-mail template',
  params: IdParams,
  body: schemas.EmailTemplateInput,
  answer: schemas.EmailTemplateView,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'IS_REQUIRED', 'NAME_IS_EMPTY', 'VALUE_TOO_LONG', ...faults],
});

/** EML-19, ERR-77: answers when the mail server has accepted the message. */
export const sendTestMessage = endpoint({
  method: 'POST',
  path: '/admin/email/template/test-message',
  access: 'admin:email-template:test-template',
  summary: 'Send an unsaved template, filled with sample data, to an address',
  body: schemas.TestMessageInput,
  answer: z.null(),
  errors: [
    'TYPE_NOT_FOUND',
    'CANT_SEND_MESSAGE',
    'IS_REQUIRED',
    'EMAIL_EMPTY',
    'EMAIL_INVALID_FORMAT',
    ...faults,
  ],
});
