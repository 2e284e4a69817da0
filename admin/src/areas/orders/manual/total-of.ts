import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';

/** Price × quantity, exact to the grosz, without floating-point errors. Null if the quantity is no positive integer. */
export function totalOf(pricePerShare: number, quantity: number | ''): number | null {
  if (quantity === '' || !Number.isSafeInteger(quantity) || quantity < 1) return null;
  return Number(fromMinorUnits(toMinorUnits(pricePerShare.toFixed(2)) * BigInt(quantity)));
}
