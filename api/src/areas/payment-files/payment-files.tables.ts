import type {
  PaymentFileFormat,
  PaymentFileView,
  PaymentKind,
  PaymentState,
} from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { date, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (column: string) => timestamp(column, { withTimezone: true });
const money = (column: string) => numeric(column, { precision: 15, scale: 2 });

/** Transfers from one own account. Only its withdrawal ever changes a row. */
export const paymentFiles = pgTable('payment_files', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  fileId: integer('file_id').notNull(),
  /** By which the bank knows the file. */
  reference: text('reference').notNull(),
  format: text('format').$type<PaymentFileFormat>().notNull(),
  version: text('version').$type<PaymentFileView['version']>(),
  encoding: text('encoding').$type<PaymentFileView['encoding']>().notNull(),
  account: text('account').notNull(),
  executeOn: date('execute_on').notNull(),
  payments: integer('payments').notNull(),
  amount: money('amount').notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  withdrawnAt: instant('withdrawn_at'),
  withdrawnBy: text('withdrawn_by'),
});

/** A payment as its file has it. Whether it was paid is said by what it pays. */
export const filePayments = pgTable('payment_file_payments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  paymentFileId: integer('payment_file_id').notNull(),
  /** In the file, from 1. */
  place: integer('place').notNull(),
  kind: text('kind').$type<PaymentKind>().notNull(),
  refundId: integer('refund_id'),
  unknownId: integer('unknown_id'),
  payoutLineId: integer('payout_line_id'),
  state: text('state').$type<Exclude<PaymentState, 'paid'>>().notNull().default('sent'),
  reference: text('reference').notNull(),
  name: text('name').notNull(),
  account: text('account').notNull(),
  title: text('title').notNull(),
  amount: money('amount').notNull(),
});
