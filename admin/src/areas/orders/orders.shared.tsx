export { InvestorDataFacts } from './investor/investor-data-facts.tsx';
export { AddressSection, BankAccountSection } from './investor/investor-fields.tsx';
export { toPlaceIds } from './investor/investor-form-values.ts';
