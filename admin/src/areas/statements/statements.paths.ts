export const unknownMoneyPath = '/unknown-money';
