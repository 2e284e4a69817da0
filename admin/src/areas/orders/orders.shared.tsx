export { InvestorDataFacts } from './investor/investor-data-facts.tsx';
export { booksChanged } from './orders.queries.ts';
