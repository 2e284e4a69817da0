export { CountryField } from './country-field.tsx';
export { StateField } from './state-field.tsx';
export { usePlaceNames } from './use-place-names.ts';
