export { AccountNumberField } from './account-number-field.tsx';
export { CountryField } from './country-field.tsx';
export { PostalCodeField } from './postal-code-field.tsx';
export { StateField } from './state-field.tsx';
export { usePlaceNames } from './use-place-names.ts';
