/** The functions with which other areas check and show addresses and bank accounts. */
export { readAccountNumber, withCheckDigits } from './account-number.ts';
export { checkInvestorData, toInvestorDataView } from './check-investor-data.ts';
