/**
 * A receipt is the bank's statement about a payment: how much arrived, and when. The transaction keeps the amount that it asked
 * for (I-11).
 */
import { z } from 'zod';
import { MoneyView } from '../../shared/numbers/money.ts';

/** The account of a series, to which its investors pay. Fields that staff have not filled in are empty texts. */
export const TransferAccount = z.object({
  accountHolder: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
});
export type TransferAccount = z.infer<typeof TransferAccount>;

/** `receivedOn` is a day in Warsaw; the note explains an amount that is not the one asked for. */
export const ReceiptView = z.object({ amount: MoneyView, receivedOn: z.string(), note: z.string() });
export type ReceiptView = z.infer<typeof ReceiptView>;
