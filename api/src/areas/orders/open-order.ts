import type { InvestorDataInput } from '@share/contract/areas/orders/investor-data.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { Db } from '../../platform/database.ts';
import { transactions } from '../transactions/transactions.tables.ts';
import { addPendingOrder } from './investment-totals.ts';
import type { StoredOrder } from './lock-order.ts';
import { orders } from './orders.tables.ts';
import type { Taken } from './take-shares.ts';

interface NewOrder {
  userId: number;
  offer: { id: number; title: Translated };
  taken: Taken;
  quantity: number;
  investorData: InvestorDataInput;
  date: Date;
  waitUntil: Date;
}

/** Writes a new order of shares that are reserved for it, and the bank transfer that is to pay it. */
export async function openOrder(tx: Db, order: NewOrder): Promise<StoredOrder> {
  const { userId, offer, taken, quantity, investorData, date, waitUntil } = order;
  const investmentId = await addPendingOrder(tx, userId, offer.id);
  const [opened] = await tx
    .insert(orders)
    .values({
      investmentId,
      userId,
      offerId: offer.id,
      seriesId: taken.series.id,
      status: 'new',
      date,
      quantity,
      pricePerShare: taken.series.pricePerShare,
      totalAmount: taken.totalAmount,
      investorData,
      offerTitle: offer.title,
      seriesName: taken.series.name,
    })
    .returning();
  if (!opened) throw new Error('An inserted order came back empty');
  await tx.insert(transactions).values({
    orderId: opened.id,
    investmentId,
    userId,
    type: 'investment',
    method: 'bankTransfer',
    status: 'new',
    originalAmount: opened.totalAmount,
    commission: '0',
    commissionPercent: '0',
    amount: opened.totalAmount,
    date,
    waitUntil,
  });
  return opened;
}
