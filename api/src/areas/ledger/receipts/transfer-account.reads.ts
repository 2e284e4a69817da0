import { sql } from 'drizzle-orm';
import { series } from '../../series/series.tables.ts';
import { orders } from '../orders.tables.ts';

/** To which account an order is paid by transfer: the virtual account of the order, or else that of its series. */
export const transferAccount = {
  accountHolder: series.accountHolder,
  bankName: series.bankName,
  accountNumber: sql<string>`coalesce(${orders.virtualAccount}, ${series.accountNumber})`,
};
