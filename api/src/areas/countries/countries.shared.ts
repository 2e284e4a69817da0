/** What other areas need of countries: to check and to show addresses and bank accounts. */
export { isValidAccountNumber } from './account-number.ts';
export { findCountry, findState } from './known-countries.ts';
export { nameOfCountry } from './name-countries.ts';
