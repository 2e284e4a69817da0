import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { toInvestorDataView } from '../../countries/countries.shared.ts';

type InvestorData = Parameters<typeof toInvestorDataView>[0];

/** The person's orders with the data that were given with them. The member of staff who rejected an order is left out. */
export async function readOrders({ db, language }: Context, id: number) {
  const { rows } = await db.execute<{ investorData: InvestorData }>(sql`
    SELECT id, offer_title AS "offer", series_name AS "series", status, quantity, price_per_share AS "pricePerShare",
      total_amount AS "totalAmount", date, date_completed AS "completedAt", date_rejected AS "rejectedAt",
      rejection_reason AS "rejectionReason", rejection_note AS "rejectionNote", investor_data AS "investorData"
    FROM orders WHERE user_id = ${id} ORDER BY id`);
  return rows.map(({ investorData, ...order }) => ({
    ...order,
    investorData: {
      ...investorData,
      ...toInvestorDataView(investorData, language),
    },
  }));
}
