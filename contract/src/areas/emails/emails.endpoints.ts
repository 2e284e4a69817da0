import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { list, listAnswer, SEARCH } from '../../shared/lists/list.ts';
import { exportEndpoint } from '../../shared/lists/list-export.ts';
import { totalsEndpoint } from '../../shared/lists/list-totals.ts';
import { rightsRefusals } from '../rights/rights.schemas.ts';
import { emailTypes } from './email-types.ts';
import { EmailRow, EmailTypeName, EmailView, emailStates, whyNotAgain } from './emails.schemas.ts';

export const emailsList = list({
  name: 'emails',
  filters: {
    /** A complete address, or parts of the name or the present address of a person. Needs a permission to see people. */
    search: SEARCH,
    state: { type: 'select', choices: emailStates },
    type: { type: 'select', choices: emailTypes },
    createdAt: { type: 'dateRange' },
    /** Failed within a month and not sent again, as home counts them. */
    waits: { type: 'select', choices: ['failed'] },
  },
  sortable: ['createdAt'],
  defaultOrder: { column: 'createdAt', direction: 'DESC' },
  tabs: 'state',
});

export const listEmails = endpoint({
  method: 'GET',
  path: '/admin/email',
  access: 'admin:email:list',
  summary: 'List the e-mails that were sent, have failed or are waiting',
  list: emailsList,
  answer: listAnswer(EmailRow),
  errors: [],
});

export const totalEmails = totalsEndpoint(listEmails);

/** Recipient and subject are empty for those who may not see people. */
export const exportEmails = exportEndpoint(listEmails, {
  recipient: 'text',
  subject: 'text',
  type: { kind: 'text', value: ({ typeName }) => typeName },
  createdAt: 'instant',
  sentAt: 'instant',
  state: 'choice',
});

export const listEmailTypes = endpoint({
  method: 'GET',
  path: '/admin/email/type',
  access: 'admin:email:list',
  summary: 'The types of e-mails with the names of their templates',
  answer: z.array(EmailTypeName),
  errors: [],
});

/** Leaves out a text that opens an account, and data that the caller may not see elsewhere. */
export const getEmail = endpoint({
  method: 'GET',
  path: '/admin/email/:id',
  access: 'admin:email:list',
  summary: 'Read an e-mail',
  params: IdParams,
  answer: EmailView,
  errors: ['NOT_FOUND'],
});

/**
 * An e-mail with a link to set a password, or to activate an account, is replaced by one with a new link, and former links stop
 * working; every other one is queued again with the same text. It goes to the present address of the person. Answers null to those who may
 * not read e-mails.
 */
export const sendEmailAgain = endpoint({
  method: 'POST',
  path: '/admin/email/:id/again',
  access: 'admin:email:send',
  summary: 'Send an e-mail again',
  params: IdParams,
  answer: EmailView.nullable(),
  errors: [
    'NOT_FOUND',
    ...whyNotAgain,
    'USER_NOT_EXISTS',
    'USER_IS_NOT_ACTIVE',
    'USER_HAS_PASSWORD',
    'LINK_JUST_SENT',
    ...rightsRefusals,
  ],
});
