import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { transactions } from '../transactions.tables.ts';

/** How long before the end of the term the reminder of a transfer is sent. */
export type ReminderKind = 'three-days' | 'one-day';

const instant = (column: string) => timestamp(column, { withTimezone: true }).notNull();

/** The reminders that were sent; one of each kind for each term. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => transactions.id),
    kind: text('kind').$type<ReminderKind>().notNull(),
    waitUntil: instant('wait_until'),
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.kind, table.waitUntil] })],
);
