import { z } from 'zod';
import { gapFilter } from '../../shared/content/gaps.ts';
import { versionEndpoints } from '../../shared/content/version-endpoints.ts';
import { endpoint } from '../../shared/endpoint.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { IdParams } from '../../shared/ids.ts';
import { list, listAnswer } from '../../shared/lists/list.ts';
import { exportEndpoint } from '../../shared/lists/list-export.ts';
import * as schemas from './email-templates.schemas.ts';

/** The list has no pages, because there is one template for each type of e-mail (EML-03). */
export const emailTemplatesList = list({
  name: 'email-templates',
  filters: { gap: gapFilter },
  sortable: ['name', 'subject'],
  defaultOrder: { column: 'name', direction: 'ASC' },
  unpaged: true,
});

/** In characters: a body whose variables are filled in. */
const LONGEST_RENDERED = 300_000;

const faults = [
  'TEMPLATE_VARIABLE_MISSING',
  'TEMPLATE_VARIABLE_UNKNOWN',
  'TEMPLATE_VARIABLE_MALFORMED',
  'TEMPLATE_VARIABLE_MISPLACED',
  'TEMPLATE_LINK_WITHOUT_TARGET',
  'TEMPLATE_MARKUP_NOT_ALLOWED',
  'TEMPLATE_MARKUP_BROKEN',
  'TEMPLATE_CHARACTER_NOT_ALLOWED',
  'TEMPLATE_VARIABLE_HIDDEN',
  'TEMPLATE_ACCOUNT_NOT_ALLOWED',
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

export const exportEmailTemplates = exportEndpoint(listEmailTemplates, {
  name: 'text',
  subject: 'text',
});

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
  asksAgain: 'sometimes',
  params: IdParams,
  body: schemas.EmailTemplateInput,
  answer: schemas.EmailTemplateView,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'IS_REQUIRED', 'NAME_IS_EMPTY', 'VALUE_TOO_LONG', ...faults],
});

/** For the preview: the text that is sent with such an HTML text, for mail programs that show no HTML. */
export const getPlainText = endpoint({
  method: 'POST',
  path: '/admin/email/template/plain-text',
  access: ['admin:email-template:get', 'admin:email-template:edit'],
  summary: 'The plain text that is sent with an HTML text',
  body: z.object({
    html: z.string({ error: 'IS_REQUIRED' }).max(LONGEST_RENDERED, { error: 'VALUE_TOO_LONG' }),
  }),
  answer: z.object({ text: z.string() }),
  errors: ['IS_REQUIRED', 'VALUE_TOO_LONG'],
});

/** EML-19, ERR-77: answers when the mail server has accepted the message, whose subject begins with "[Test]". */
export const sendTestMessage = endpoint({
  method: 'POST',
  path: '/admin/email/template/test-message',
  access: 'admin:email-template:test-template',
  summary: 'Send an unsaved template, filled with sample data, to a member of staff',
  body: schemas.TestMessageInput,
  answer: z.null(),
  errors: [
    'TYPE_NOT_FOUND',
    'TEST_MESSAGE_ONLY_TO_STAFF',
    'CANT_SEND_MESSAGE',
    'TOO_MANY_TRIES',
    'IS_REQUIRED',
    'EMAIL_EMPTY',
    'EMAIL_INVALID_FORMAT',
    ...faults,
  ],
});

export const emailTemplateVersions = versionEndpoints('an e-mail template', {
  get: getEmailTemplate,
  update: updateEmailTemplate,
});
