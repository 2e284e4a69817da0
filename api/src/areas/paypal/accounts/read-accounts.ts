import { eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { PayPalAccount } from '../../../platform/paypal/paypal-client.ts';
import { takerThroughPayPal } from '../../series/series.shared.ts';
import { series } from '../../series/series.tables.ts';
import { payPalSettings } from '../../settings/settings.tables.ts';
import type { Taker } from '../paypal.rules.ts';
import type { StoredPayment } from '../paypal.tables.ts';

interface StoredCredentials {
  productionClientId: string;
  productionClientSecret: string | null;
  sandboxClientId: string;
  sandboxClientSecret: string | null;
}

/** The credentials of one mode in a row of series or settings; null if they are not complete. `row` is where secrets are sealed. */
function accountIn(
  { secrets }: Context,
  stored: StoredCredentials,
  row: { entity: 'series' | 'payPalConfig'; id: number },
  productionMode: boolean,
): PayPalAccount | null {
  const name = productionMode ? 'productionClientSecret' : 'sandboxClientSecret';
  const clientId = productionMode ? stored.productionClientId : stored.sandboxClientId;
  const sealed = stored[name];
  if (clientId === '' || sealed === null) return null;
  return { productionMode, clientId, clientSecret: secrets.open(sealed, `${row.entity}:${name}:${row.id}`) };
}

interface OnlinePayments {
  account: PayPalAccount;
  /** Whose credentials they are; null: the default ones. */
  seriesId: number | null;
  /** The largest amount that may be paid. */
  maxAmount: string;
}

/** How shares of the series are paid for through PayPal now; null if they cannot be. */
export async function readOnlinePayments(
  db: Db,
  context: Context,
  seriesId: number,
): Promise<OnlinePayments | null> {
  const [sold] = await db.select().from(series).where(eq(series.id, seriesId));
  const settings = await readSettings(db);
  const taker = sold ? takerThroughPayPal(sold, settings) : null;
  if (!sold || !taker) return null;
  const { maxAmount } = settings;
  if (taker === 'defaults') {
    const account = defaultAccountIn(context, settings, settings.productionMode);
    return account && { account, seriesId: null, maxAmount };
  }
  const account = accountIn(context, sold, { entity: 'series', id: seriesId }, sold.productionMode);
  return account && { account, seriesId, maxAmount };
}

/** Whose account takes the money of the series now, if at all through PayPal. */
export async function readTaker(db: Db, seriesId: number): Promise<Taker> {
  const [sold] = await db.select().from(series).where(eq(series.id, seriesId));
  return sold && !sold.useDefaultPayPalConfig ? sold : readSettings(db);
}

/** The default credentials of that mode; null if they are not complete. */
export const readDefaultAccount = async (context: Context, productionMode: boolean) =>
  defaultAccountIn(context, await readSettings(context.db), productionMode);

const defaultAccountIn = (context: Context, settings: typeof payPalSettings.$inferSelect, mode: boolean) =>
  accountIn(context, settings, { entity: 'payPalConfig', id: settings.id }, mode);

/** The applications at PayPal of the default credentials, one for each mode; an empty text where there is none. */
export async function readDefaultClients(
  db: Db,
): Promise<Pick<Taker, 'sandboxClientId' | 'productionClientId'>> {
  return readSettings(db);
}

async function readSettings(db: Db) {
  const [settings] = await db.select().from(payPalSettings);
  if (!settings) throw new Error('The settings of PayPal are missing');
  return settings;
}

/** The place to which the secret of a payment is sealed. */
export const secretPlace = (paymentId: string) => `payPalPayment:clientSecret:${paymentId}`;

/**
 * The credentials with which a payment was begun. Its secret is the present one if that belongs to the same application, since the
 * former may have been withdrawn; otherwise the one of that time.
 */
export async function readPaymentAccount(context: Context, payment: StoredPayment): Promise<PayPalAccount> {
  const { productionMode, clientId, seriesId } = payment;
  const present = await readPresent(context, seriesId, productionMode);
  if (present?.clientId === clientId) return present;
  const clientSecret = context.secrets.open(payment.clientSecret, secretPlace(payment.id));
  return { productionMode, clientId, clientSecret };
}

async function readPresent(context: Context, seriesId: number | null, productionMode: boolean) {
  if (seriesId === null) return readDefaultAccount(context, productionMode);
  const [sold] = await context.db.select().from(series).where(eq(series.id, seriesId));
  return sold ? accountIn(context, sold, { entity: 'series', id: seriesId }, productionMode) : null;
}
