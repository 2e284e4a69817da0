import { isReadable, toBankText } from '@share/contract/areas/payment-files/bank-text.ts';
import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';

/** A transfer in letters that banks take. Accounts are 26 digits, the amount is as in `12.50`. */
export interface BankPayment {
  /** At most 16 letters and digits. */
  reference: string;
  name: string;
  account: string;
  amount: string;
  title: string;
}

/** What a file tells the bank, whatever its format. */
export interface BankOrder {
  /** At most 35 letters, never used before. */
  reference: string;
  createdAt: Date;
  /** The day on which the bank is to pay. */
  executeOn: string;
  account: string;
  /** The holder of that account; may be empty. */
  payer: string;
  payments: readonly BankPayment[];
}

/** The most letters that a name and a title have in pain.001. */
const LONGEST_NAME = 70;
const LONGEST_TITLE = 140;

export const bankNameOf = (name: string): string => toBankText(name).slice(0, LONGEST_NAME).trim();

export const bankTitleOf = (title: string): string => toBankText(title).slice(0, LONGEST_TITLE).trim();

/** Whether the name says anything once it is in letters that banks take. */
export const hasBankName = (name: string): boolean => isReadable(bankNameOf(name));

/** The sum of the payments in grosze. */
export const sumOf = (payments: readonly Pick<BankPayment, 'amount'>[]): bigint =>
  payments.reduce((sum, { amount }) => sum + toMinorUnits(amount), 0n);

/** The number by which Polish banks are known in clearing, which is part of each account. */
export const sortCodeOf = (account: string): string => account.slice(2, 10);
