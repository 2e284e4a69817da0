/** Price × quantity, to the grosz: never multiplied as floating-point numbers. Null for what is no quantity. */
export function totalOf(pricePerShare: number, quantity: number | ''): number | null {
  if (quantity === '' || !Number.isSafeInteger(quantity) || quantity < 1) return null;
  const grosze = BigInt(Math.round(pricePerShare * 100)) * BigInt(quantity);
  return Number(grosze) / 100;
}
