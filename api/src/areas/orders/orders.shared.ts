/** What other areas need of orders: the rules of order and transaction, how the pair moves and expires, what investors see and hear of it. */
export { expireOrder } from './expire-order.ts';
export { findOverdueOrders } from './find-overdue-orders.ts';
export { toInvestorDataView } from './investor-data.ts';
export { movePair } from './move-pair.ts';
export { readWhole } from './orders.reads.ts';
export { currentOf, isOverdue, mayBecome } from './orders.rules.ts';
export { eventOf, tellInvestor } from './tell-investor.ts';
export { hasEmail, ofOfferTitled, USER_META, userMeta } from './user-meta.ts';
