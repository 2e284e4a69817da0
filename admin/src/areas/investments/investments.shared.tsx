/** What other areas show of investments. */
export { InvestmentLink } from './investment-link.tsx';
