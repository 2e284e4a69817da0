/** What other areas show of orders: who ordered, the state, the link to the screen, the investor's particulars, the words. */
export { investorTexts } from './investor/investor.texts.ts';
export { InvestorDataFacts } from './investor/investor-data-facts.tsx';
export { OfferLink } from './offer-link.tsx';
export { OfferSection } from './offer-section.tsx';
export { OrderLink } from './order-link.tsx';
export { OrderStatusBadge, PairStatus } from './order-status.tsx';
export { booksChanged } from './orders.queries.ts';
export { ordersTexts } from './orders.texts.ts';
export { UserFacts } from './user-facts.tsx';
export { fullName, UserLink } from './user-link.tsx';
