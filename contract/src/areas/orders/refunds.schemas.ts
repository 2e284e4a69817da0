/**
 * A refund is due when an order is rejected after its money had arrived, when more arrived than it costs, or when a further
 * transfer arrived. It is closed once the money is returned (ORD-27).
 */
import { z } from 'zod';
import { CalendarDay } from '../../shared/dates.ts';
import { Id } from '../../shared/ids.ts';
import { MoneyView } from '../../shared/numbers/money.ts';
import { RequiredText } from '../../shared/text-fields.ts';
import { BankAccountView } from './investor-data.ts';

export const refundStates = ['due', 'returned'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * A transaction has at most one refund for each of these reasons: `surplus` is the money that arrived beyond its amount,
 * returned whatever becomes of the order.
 */
const reasonsOfOne = ['rejection', 'surplus'] as const;
/** `further`: a transfer that arrived although the order had its money; a transaction may have any number of them. */
const refundReasons = [...reasonsOfOne, 'further'] as const;
export type RefundReason = (typeof refundReasons)[number];

export const RefundView = z.object({
  id: z.number(),
  /** The transaction whose money is to be returned. */
  transactionId: z.number(),
  reason: z.enum(refundReasons),
  amount: MoneyView,
  dueSince: z.string(),
  /** The investor's account in the order. */
  account: BankAccountView,
  /** The day in Warsaw on which a further transfer arrived, and what staff noted of it; null and empty for the other reasons. */
  receivedOn: z.string().nullable(),
  note: z.string(),
  /** The file for the bank that has its transfer, unless that was withdrawn or the bank refused it. */
  paymentFile: z.number().nullable(),
  /** A day in Warsaw; null as long as the refund is due, like the fields after it. */
  returnedOn: z.string().nullable(),
  reference: z.string().nullable(),
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable(),
});
export type RefundView = z.infer<typeof RefundView>;

/**
 * `reference` identifies the transfer at the bank. `returnedOn` lies between the day on which the refund became due and today,
 * in Warsaw. `refund` is the id of the refund; without it, the refund is found by `reason`.
 */
export const RefundInput = z.object({
  returnedOn: CalendarDay,
  reference: RequiredText(140),
  refund: Id.optional(),
  reason: z.enum(reasonsOfOne, { error: 'VALUE_INVALID' }).default('rejection'),
});
export type RefundInput = z.infer<typeof RefundInput>;
