import type { AcceptInput } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { laterDay, warsawDay } from '@share/contract/shared/dates.ts';
import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { Refusal } from '../../../platform/refusal.ts';

export interface Receipt {
  amount: string;
  receivedOn: string;
  note: string;
}

/**
 * The receipt of a transaction of that amount. Where the bank's amount or day is not given, it is that amount, or today. Refuses
 * a difference without a note.
 */
export function receiptOf(amount: string, input: AcceptInput, now: Date): Receipt {
  const today = warsawDay(now);
  const receipt = {
    amount: input.receivedAmount?.toFixed(2) ?? amount,
    receivedOn: input.receivedOn ?? today,
    note: input.note ?? '',
  };
  if (receipt.receivedOn > today) throw new Refusal('RECEIVED_IN_THE_FUTURE', 'receivedOn');
  // A receipt with a wrong year could never be corrected.
  if (receipt.receivedOn < laterDay(today, -366)) throw new Refusal('RECEIVED_TOO_LONG_AGO', 'receivedOn');
  if (toMinorUnits(receipt.amount) !== toMinorUnits(amount) && receipt.note === '')
    throw new Refusal('RECEIVED_DIFFERENCE_NEEDS_NOTE', 'note');
  return receipt;
}

/** How much more arrived than the transaction asked for, or null. */
export function surplusOf(amount: string, receipt: Pick<Receipt, 'amount'>): string | null {
  const surplus = toMinorUnits(receipt.amount) - toMinorUnits(amount);
  return surplus > 0n ? fromMinorUnits(surplus) : null;
}

/**
 * The amount that a rejection of the order has to return: the money that arrived, without the surplus, which has a refund of its
 * own.
 */
export const toReturn = (amount: string, receipt: Pick<Receipt, 'amount'> | undefined): string =>
  receipt && toMinorUnits(receipt.amount) < toMinorUnits(amount) ? receipt.amount : amount;
