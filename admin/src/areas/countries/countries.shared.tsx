/** Choosing a country and one of its states, wherever an address stands. */
export { CountryField } from './country-field.tsx';
export { StateField } from './state-field.tsx';
