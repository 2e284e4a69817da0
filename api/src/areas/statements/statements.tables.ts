import type { CsvLayout } from '@share/contract/areas/statements/csv-layout.ts';
import type { RuleKind } from '@share/contract/areas/statements/statement-rules.schemas.ts';
import type {
  LineState,
  PartKind,
  StatementView,
  UnknownState,
} from '@share/contract/areas/statements/statements.schemas.ts';
import { date, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (column: string) => timestamp(column, { withTimezone: true });
const money = (column: string) => numeric(column, { precision: 15, scale: 2 });

/** A row never changes. */
export const statements = pgTable('statements', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fileId: integer('file_id').notNull(),
  format: text('format').$type<StatementView['format']>().notNull(),
  encoding: text('encoding').$type<StatementView['encoding']>().notNull(),
  account: text('account').notNull(),
  number: text('number').notNull(),
  from: date('from_day').notNull(),
  to: date('to_day').notNull(),
  opening: money('opening').notNull(),
  closing: money('closing').notNull(),
  importedAt: instant('imported_at').notNull(),
  importedBy: text('imported_by').notNull(),
});

/** Only the decision about a line ever changes. */
export const statementLines = pgTable('statement_lines', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  statementId: integer('statement_id').notNull(),
  place: integer('place').notNull(),
  account: text('account').notNull(),
  bookedOn: date('booked_on').notNull(),
  amount: money('amount').notNull(),
  reference: text('reference').notNull(),
  title: text('title').notNull(),
  counterpartyName: text('counterparty_name').notNull(),
  counterpartyAccount: text('counterparty_account').notNull(),
  paidTo: text('paid_to').notNull(),
  /** Of the booking; null for a line that another statement had before. */
  identity: text('identity'),
  /** `unknown`: done, and some of its money belongs to nobody yet. */
  state: text('state').$type<LineState | 'unknown'>().notNull().default('open'),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
  note: text('note').notNull().default(''),
});

/** What became of the money of a line. */
export const statementLineParts = pgTable('statement_line_parts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lineId: integer('line_id').notNull(),
  kind: text('kind').$type<PartKind>().notNull(),
  orderId: integer('order_id'),
  transactionId: integer('transaction_id'),
  /** Of a further transfer, and of a debit that returned one. */
  refundId: integer('refund_id'),
  unknownId: integer('unknown_id'),
  payoutLineId: integer('payout_line_id'),
  amount: money('amount').notNull(),
});

/** Which column is which, by the header of the table of a CSV file. */
export const statementLayouts = pgTable('statement_layouts', {
  header: text('header').primaryKey(),
  layout: jsonb('layout').$type<CsvLayout>().notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

/** Lines like that one are proposed as not ours. */
export const statementRules = pgTable('statement_rules', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lineId: integer('line_id').notNull(),
  kind: text('kind').$type<RuleKind>().notNull(),
  value: text('value').notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: text('created_by').notNull(),
});

/** Money of a line that belongs to nobody yet. A row is final when it is given to an order or returned. */
export const unknownMoney = pgTable('unknown_money', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lineId: integer('line_id').notNull(),
  amount: money('amount').notNull(),
  state: text('state').$type<UnknownState>().notNull().default('waiting'),
  recordedAt: instant('recorded_at').notNull(),
  recordedBy: text('recorded_by').notNull(),
  note: text('note').notNull().default(''),
  returnedOn: date('returned_on'),
  reference: text('reference'),
  closedAt: instant('closed_at'),
  closedBy: text('closed_by'),
});
