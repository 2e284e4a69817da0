/** The functions with which other areas check and show addresses and bank accounts. */
export { accountFormOf, readAccountNumber } from './account-number.ts';
export { checkInvestorData, toInvestorDataView } from './investor-data.ts';
export { findCountry, findState } from './known-countries.ts';
export { nameOfCountry } from './name-countries.ts';
export { postalCodeForms, readPostalCode } from './postal-codes.ts';
