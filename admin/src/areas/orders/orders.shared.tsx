/** What transactions and investments need of orders: the investor's data as an order has it, and what a change of the books makes stale. */
export { InvestorDataFacts } from './investor/investor-data-facts.tsx';
export { booksChanged } from './orders.queries.ts';
