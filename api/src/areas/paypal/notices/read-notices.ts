import type { PayPalNotices } from '@share/contract/areas/paypal/paypal.schemas.ts';
import { and, desc, eq, isNull, lt, max } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { findSeries } from '../../series/series.shared.ts';
import { readDefaultClients } from '../accounts/read-accounts.ts';
import { payPalPayments } from '../paypal.tables.ts';

/** A notice comes within seconds; PayPal repeats it for days if it was not taken. */
const LATEST_MILLISECONDS = 3_600_000;

type Clients = Awaited<ReturnType<typeof readDefaultClients>>;

/** Whether PayPal's notices arrive about payments with the default credentials. */
export const readNotices = async (context: Context): Promise<PayPalNotices> =>
  noticesOf(context, null, await readDefaultClients(context.db));

/** The same for a series' own credentials. Refuses with SERIES_NOT_EXISTS. */
export const readNoticesOfSeries = async (context: Context, id: number): Promise<PayPalNotices> =>
  noticesOf(context, id, await findSeries(context.db, id));

async function noticesOf(
  context: Context,
  seriesId: number | null,
  clients: Clients,
): Promise<PayPalNotices> {
  const ofMode = (productionMode: boolean, clientId: string) =>
    noticesOfMode(context, { seriesId, productionMode, clientId });
  return {
    webhookUrl: `${context.environment.publicSiteUrl}/api/paypal/webhook`,
    sandbox: await ofMode(false, clients.sandboxClientId),
    production: await ofMode(true, clients.productionClientId),
  };
}

interface Credentials {
  /** Whose they are; null: the default ones. */
  seriesId: number | null;
  productionMode: boolean;
  clientId: string;
}

/** Only notices that name a payment count: anybody can send others. */
async function noticesOfMode({ db, now }: Context, { seriesId, productionMode, clientId }: Credentials) {
  const { hintedAt, state, createdAt } = payPalPayments;
  const withThese = and(
    seriesId === null ? isNull(payPalPayments.seriesId) : eq(payPalPayments.seriesId, seriesId),
    eq(payPalPayments.productionMode, productionMode),
    eq(payPalPayments.clientId, clientId),
  );
  const [noticed] = await db
    .select({ at: max(hintedAt) })
    .from(payPalPayments)
    .where(withThese);
  const dueSince = new Date(now().getTime() - LATEST_MILLISECONDS);
  const [taken] = await db
    .select({ hintedAt })
    .from(payPalPayments)
    .where(and(withThese, eq(state, 'captured'), lt(createdAt, dueSince)))
    .orderBy(desc(createdAt))
    .limit(1);
  return {
    lastAt: noticed?.at?.toISOString() ?? null,
    isMissing: taken !== undefined && taken.hintedAt === null,
  };
}
