import { LARGEST_AMOUNT } from '@share/contract/shared/money.ts';

/** Amounts in whole grosze, for arithmetic: PLN with two decimals as the database writes them, `12.50`, are 1250n (R1). */
export const toGrosze = (amount: string): bigint => BigInt(amount.replace('.', ''));

export function fromGrosze(grosze: bigint): string {
  const digits = String(grosze).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The most that the books can hold. */
export const LARGEST_GROSZE = toGrosze(LARGEST_AMOUNT.toFixed(2));
