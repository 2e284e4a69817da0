import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';

/** The sum of amounts, calculated in grosze (R1). */
export const sumOf = (amounts: readonly number[]): number =>
  Number(fromMinorUnits(amounts.reduce((sum, amount) => sum + toMinorUnits(amount.toFixed(2)), 0n)));
