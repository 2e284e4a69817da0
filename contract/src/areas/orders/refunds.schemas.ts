/** A refund is due when an order is rejected after its money had arrived, or when too much arrived; it is closed once the money is returned (ORD-27). */
import { z } from 'zod';
import { CalendarDay } from '../../shared/dates.ts';
import { MoneyView } from '../../shared/numbers/money.ts';
import { RequiredText } from '../../shared/text.ts';
import { BankAccountView } from './investor-data.ts';

export const refundStates = ['due', 'returned'] as const;
export type RefundState = (typeof refundStates)[number];

/** `surplus`: more arrived than the order costs; returned whatever becomes of the order. */
const refundReasons = ['rejection', 'surplus'] as const;
export type RefundReason = (typeof refundReasons)[number];

export const RefundView = z.object({
  /** The transaction whose money is to be returned. */
  transactionId: z.number(),
  reason: z.enum(refundReasons),
  amount: MoneyView,
  dueSince: z.string(),
  /** The investor's account in the order. */
  account: BankAccountView,
  /** A day in Warsaw; null as long as the refund is due, like the fields after it. */
  returnedOn: z.string().nullable(),
  reference: z.string().nullable(),
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable(),
});
export type RefundView = z.infer<typeof RefundView>;

/** `reference` identifies the transfer at the bank. The day lies between that since which it is due and today, in Warsaw. */
export const RefundInput = z.object({
  returnedOn: CalendarDay,
  reference: RequiredText(140),
  reason: z.enum(refundReasons, { error: 'VALUE_INVALID' }).default('rejection'),
});
export type RefundInput = z.infer<typeof RefundInput>;
