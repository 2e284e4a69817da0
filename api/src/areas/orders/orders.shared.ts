/** What other areas need of orders: the rules of order and transaction, how the pair moves and expires, what investors see and hear of it. */

export { eventOf, tellInvestor } from '../ledger/emails/notify-investor.ts';
export { findOverdueOrders } from '../ledger/find-overdue-orders.ts';
export { toInvestorDataView } from '../ledger/investor-data.ts';
export { expireOrder } from '../ledger/move/expire-order.ts';
export { movePair } from '../ledger/move/move-pair.ts';
export { readWhole } from '../ledger/orders.reads.ts';
export { currentOf, isOverdue, mayBecome } from '../ledger/orders.rules.ts';
export { hasEmail, ofOfferTitled, USER_META, userMeta } from './user-meta.ts';
