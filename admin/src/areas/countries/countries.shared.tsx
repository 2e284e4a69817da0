/** Choosing a country and one of its states, and naming them, wherever an address stands. */
export { CountryField } from './country-field.tsx';
export { StateField } from './state-field.tsx';
export { usePlaceNames } from './use-place-names.ts';
