import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/money.ts';

/** Price × quantity, to the grosz: never multiplied as floating-point numbers. Null for what is no quantity. */
export function totalOf(pricePerShare: number, quantity: number | ''): number | null {
  if (quantity === '' || !Number.isSafeInteger(quantity) || quantity < 1) return null;
  return Number(fromMinorUnits(toMinorUnits(pricePerShare.toFixed(2)) * BigInt(quantity)));
}
