import { randomUUID } from 'node:crypto';
import type {
  ManualOrderInput,
  OrderStatus,
  OrderView,
} from '@share/contract/areas/orders/orders.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { eq, sql } from 'drizzle-orm';
import { investments } from '../areas/ledger/investments.tables.ts';
import { acceptOrder } from '../areas/ledger/move/accept-order.ts';
import { acceptTransaction } from '../areas/ledger/move/accept-transaction.ts';
import { rejectOrder } from '../areas/ledger/move/reject-order.ts';
import { readOrder } from '../areas/ledger/orders.reads.ts';
import { confirmPayout } from '../areas/ledger/payouts/confirm-payout.ts';
import { createPayout } from '../areas/ledger/payouts/draft-payout.ts';
import { payoutLines } from '../areas/ledger/payouts/payouts.tables.ts';
import { placeManualOrder } from '../areas/ledger/place/place-manual-order.ts';
import { offerAgreements, offers } from '../areas/offers/offers.tables.ts';
import { series } from '../areas/series/series.tables.ts';
import type { Context } from '../platform/context.ts';

const DAY = 86_400_000;
const inDays = (context: Context, days: number) => new Date(context.now().getTime() + days * DAY);
const both = (text: string) => ({ pl: text, en: text });

/** A series of 1,000 shares at 100 zł that is on sale, with an account for the transfers. */
export async function aSeries(context: Context, fields: Partial<typeof series.$inferInsert> = {}) {
  const [created] = await context.db
    .insert(series)
    .values({
      name: both('Seria A'),
      displayName: both('Seria A'),
      accountNumber: '61109010140000071219812874',
      limit: 1_000,
      pricePerShare: '100.00',
      availableFrom: inDays(context, -30),
      availableTo: inDays(context, 30),
      allowOnlinePayments: false,
      useDefaultPayPalConfig: true,
      ...fields,
    })
    .returning();
  if (!created) throw new Error('No series was created');
  return created;
}

type NewAgreement = Partial<typeof offerAgreements.$inferInsert>;

export interface AnOffer extends Partial<typeof offers.$inferInsert> {
  agreements?: readonly NewAgreement[];
}

/** An open offer with a series, by default a new one. */
export async function anOffer(context: Context, { agreements = [], ...fields }: AnOffer = {}) {
  const seriesId = fields.seriesId === undefined ? (await aSeries(context)).id : fields.seriesId;
  const slug = randomUUID();
  const [created] = await context.db
    .insert(offers)
    .values({
      title: both('Kamienica'),
      slug: both(slug),
      isOpen: true,
      isVisible: true,
      mainDescription: both(''),
      projectType: '',
      address: '',
      totalCost: '0',
      position: 1,
      investmentStart: warsawDay(inDays(context, -30)),
      investmentEnd: warsawDay(inDays(context, 30)),
      investmentReturn: both(''),
      templateName: '',
      ...fields,
      seriesId,
    })
    .returning();
  if (!created) throw new Error('No offer was created');
  return { ...created, agreements: await addAgreements(context, created.id, agreements) };
}

async function addAgreements(context: Context, offerId: number, agreements: readonly NewAgreement[]) {
  if (agreements.length === 0) return [];
  return context.db
    .insert(offerAgreements)
    .values(
      agreements.map((agreement, index) => ({
        offerId,
        position: index + 1,
        name: both('Regulamin'),
        content: both('<p>Treść</p>'),
        active: true,
        required: true,
        type: 'terms' as const,
        target: 'investment' as const,
        ...agreement,
      })),
    )
    .returning();
}

/** The request for a manual order of a new investor, with every agreement accepted. */
export function aManualOrder(
  offer: { id: number; seriesId: number | null; agreements?: readonly { id: number }[] },
  fields: Partial<ManualOrderInput> = {},
): ManualOrderInput {
  return {
    email: `${randomUUID()}@example.com`,
    offer: offer.id,
    series: offer.seriesId ?? 0,
    quantity: 1,
    investorData: {
      firstName: 'Jan',
      lastName: 'Kowalski',
      phoneNumber: '+48 600 700 800',
      address: { address: 'Prosta 1', zip: '00-950', city: 'Warszawa', state: 61601336, country: 616 },
      bankAccount: { country: 616, bankName: 'Bank', accountNumber: '61109010140000071219812874' },
    },
    agreements: (offer.agreements ?? []).map(({ id }) => ({ agreement: id, isAccepted: true })),
    ...fields,
  };
}

interface AnOrder extends Partial<ManualOrderInput> {
  status?: OrderStatus;
  of?: Awaited<ReturnType<typeof anOffer>>;
}

/** An order in that status, reached with the verbs that staff use; of a new offer unless `of` is given. */
export async function anOrder(
  context: Context,
  { status = 'new', of, ...fields }: AnOrder = {},
): Promise<OrderView> {
  const order = await placeManualOrder(context, aManualOrder(of ?? (await anOffer(context)), fields));
  if (status === 'new') return order;
  if (status === 'rejected') return rejectOrder(context, order.id);
  await acceptTransaction(context, paymentOf(order));
  return status === 'paid' ? readOrder(context.db, context, order.id) : acceptOrder(context, order.id);
}

/** The id of an order's first transaction, its payment. */
export const paymentOf = ({ transactions }: Pick<OrderView, 'transactions'>): number =>
  transactions[0]?.id ?? 0;

interface OpenOrder {
  id: number;
  transactionId: number;
}

/** Inserts copies of an open order in one statement. The books are as if each had been placed and paid like the original. */
export async function copiesOf(context: Context, order: OrderView, times: number): Promise<OpenOrder[]> {
  const { rows } = await context.db.execute<OpenOrder & Record<string, unknown>>(sql`
    WITH pattern AS (SELECT * FROM orders WHERE id = ${order.id}),
    payment AS (SELECT * FROM transactions WHERE order_id = ${order.id}),
    copies AS (
      INSERT INTO orders (investment_id, user_id, offer_id, series_id, status, date, quantity, price_per_share,
        total_amount, investor_data, offer_title, series_name)
      SELECT investment_id, user_id, offer_id, series_id, status, date, quantity, price_per_share,
        total_amount, investor_data, offer_title, series_name FROM pattern, generate_series(1, ${times})
      RETURNING id),
    payments AS (
      INSERT INTO transactions (order_id, investment_id, user_id, type, method, status, original_amount, commission,
        commission_percent, amount, date, wait_until)
      SELECT copies.id, investment_id, user_id, type, method, status, original_amount, commission,
        commission_percent, amount, date, wait_until FROM payment, copies
      RETURNING id, order_id),
    audited AS (
      INSERT INTO audit_entries (at, actor_label, action, entity, entity_id)
      SELECT at, actor_label, action, entity, copies.id FROM audit_entries, copies
        WHERE entity = 'order' AND entity_id = ${order.id}
      UNION ALL SELECT at, actor_label, action, entity, payments.id FROM audit_entries, payments
        WHERE entity = 'transaction' AND entity_id = (SELECT id FROM payment)),
    held AS (
      UPDATE series SET reserved = reserved + quantity * ${times} FROM pattern WHERE series.id = pattern.series_id),
    counted AS (
      UPDATE investments SET pending_orders = pending_orders + ${times} FROM pattern
      WHERE investments.id = pattern.investment_id)
    SELECT order_id AS id, id AS "transactionId" FROM payments ORDER BY id`);
  return rows;
}

/** A dividend of 10 zł for the only holder of an offer, by a confirmed payout; returns the id of its transaction. */
export async function aDividend(context: Context, investmentId: number): Promise<number> {
  const [investment] = await context.db.select().from(investments).where(eq(investments.id, investmentId));
  const input = {
    offer: investment?.offerId ?? 0,
    asOf: warsawDay(context.now()),
    total: 10,
    perShare: null,
    tax: 0,
  };
  const { id } = await createPayout(context, input);
  await confirmPayout(context, { id, ifMatch: null });
  const [line] = await context.db.select().from(payoutLines).where(eq(payoutLines.payoutId, id));
  if (!line?.transactionId) throw new Error('No dividend was created');
  return line.transactionId;
}
