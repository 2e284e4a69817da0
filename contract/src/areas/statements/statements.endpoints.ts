import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { list, listAnswer } from '../../shared/lists/list.ts';
import { exportEndpoint } from '../../shared/lists/list-export.ts';
import { UploadBody } from '../files/files.endpoints.ts';
import { closeRefund } from '../refunds/refunds.endpoints.ts';
import {
  acceptTransaction,
  recordFurtherTransfer,
  recordLateTransfer,
} from '../transactions/transactions.endpoints.ts';
import { ReadingQuery, StatementPreview } from './statement-preview.schemas.ts';
import { StatementRuleView } from './statement-rules.schemas.ts';
import {
  AcceptedLine,
  AcceptLinesInput,
  AssignLineInput,
  ImportedStatement,
  SetAsideInput,
  StatementLineView,
  StatementRow,
  StatementView,
} from './statements.schemas.ts';

export const statementsList = list({
  name: 'statements',
  filters: {
    account: { type: 'text', minimum: 3, numbers: true },
    to: { type: 'dateRange', ofBooks: true },
    /** Whether a line waits for a decision. */
    isOpen: { type: 'boolean' },
  },
  sortable: ['to', 'importedAt'],
  defaultOrder: { column: 'to', direction: 'DESC' },
});

export const listStatements = endpoint({
  method: 'GET',
  path: '/admin/statement',
  access: 'admin:statement:list',
  summary: 'List the imported statements of the bank',
  list: statementsList,
  answer: listAnswer(StatementRow),
  errors: [],
});

export const exportStatements = exportEndpoint(listStatements, {
  account: 'text',
  number: 'text',
  from: 'day',
  to: 'day',
  opening: 'amount',
  closing: 'amount',
  lines: 'number',
  open: 'number',
  importedAt: 'instant',
  importedBy: 'text',
});

export const importStatement = endpoint({
  method: 'POST',
  path: '/admin/statement',
  access: 'admin:statement:import',
  summary: 'Import the statements of a file: MT940, CAMT.053 or CSV',
  query: ReadingQuery,
  body: UploadBody,
  upload: 'file',
  answer: ImportedStatement,
  errors: [
    'FILE_TOO_LARGE',
    'CONTENT_TOO_COMPLICATED',
    'STATEMENT_NOT_RECOGNISED',
    'STATEMENT_LINE_UNREADABLE',
    'STATEMENT_SUM_WRONG',
    'STATEMENT_ACCOUNT_UNKNOWN',
    'STATEMENT_UNCLEAR',
    'STATEMENT_IMPORTED_BEFORE',
  ],
});

/** Faults of the file are part of the answer, so that the clerk sees what was read so far. */
export const previewStatement = endpoint({
  method: 'POST',
  path: '/admin/statement/preview',
  access: 'admin:statement:import',
  summary: 'Read a file without storing anything: its encoding, its columns and its first lines',
  query: ReadingQuery,
  body: UploadBody,
  upload: 'file',
  answer: StatementPreview,
  errors: ['FILE_TOO_LARGE', 'CONTENT_TOO_COMPLICATED', 'STATEMENT_NOT_RECOGNISED'],
});

export const getStatement = endpoint({
  method: 'GET',
  path: '/admin/statement/:id',
  access: 'admin:statement:get',
  summary: 'One statement with its balances',
  params: IdParams,
  answer: StatementView,
  errors: ['NOT_FOUND'],
});

export const downloadStatement = endpoint({
  method: 'GET',
  path: '/admin/statement/:id/file',
  access: getStatement.access,
  summary: 'The file of the bank, as it was imported',
  params: IdParams,
  download: 'file',
  answer: z.never(),
  errors: ['NOT_FOUND'],
});

export const listStatementLines = endpoint({
  method: 'GET',
  path: '/admin/statement/:id/line',
  access: 'admin:statement:get',
  summary: 'The lines of a statement, and what each most likely pays',
  params: IdParams,
  answer: z.array(StatementLineView),
  errors: ['NOT_FOUND'],
});

const lineErrors = ['NOT_FOUND', 'STATEMENT_LINE_DECIDED'] as const;

/** Each line by itself: one that cannot be accepted says by which code, and keeps no other from it. */
export const acceptLines = endpoint({
  method: 'POST',
  path: '/admin/statement/line/accept',
  access: acceptTransaction.access,
  summary: 'Accept the payments of lines: sure ones, or with a note likely ones',
  body: AcceptLinesInput,
  answer: z.array(AcceptedLine),
  errors: [],
});

export const assignLine = endpoint({
  method: 'POST',
  path: '/admin/statement/line/:id/assign',
  access: acceptTransaction.access,
  fourEyes: ['acceptance', 'refunds'],
  summary:
    'Give the money of a line to orders, as payments, late or further transfers; the rest is unknown money; a debit returns money or pays payouts',
  params: IdParams,
  body: AssignLineInput,
  answer: StatementLineView,
  errors: [
    ...lineErrors,
    'VALUE_INVALID',
    'PAYMENT_IN_FILE',
    'ORDER_NOT_EXISTS',
    'PAYOUT_LINE_STATE',
    ...new Set([
      ...acceptTransaction.errors,
      ...recordLateTransfer.errors,
      ...recordFurtherTransfer.errors,
      ...closeRefund.errors,
    ]),
  ],
});

export const setLineAside = endpoint({
  method: 'POST',
  path: '/admin/statement/line/:id/aside',
  access: acceptTransaction.access,
  summary: 'Set a line aside: its money is no payment of an order',
  params: IdParams,
  body: SetAsideInput,
  answer: StatementLineView,
  errors: [...lineErrors, 'VALUE_INVALID'],
});

export const reopenLine = endpoint({
  method: 'POST',
  path: '/admin/statement/line/:id/reopen',
  access: acceptTransaction.access,
  summary: 'Undo the decision about a line, as long as nothing rests on it',
  params: IdParams,
  answer: StatementLineView,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'STATEMENT_LINE_IN_USE', 'PAYMENT_IN_FILE'],
});

export const listStatementRules = endpoint({
  method: 'GET',
  path: '/admin/statement/rule',
  access: 'admin:statement:list',
  summary: 'The rules by which lines are proposed as not ours',
  answer: z.array(StatementRuleView),
  errors: [],
});

export const deleteStatementRule = endpoint({
  method: 'DELETE',
  path: '/admin/statement/rule/:id',
  access: acceptTransaction.access,
  summary: 'Remove a rule; lines that were set aside stay so',
  params: IdParams,
  answer: z.null(),
  errors: ['NOT_FOUND'],
});
