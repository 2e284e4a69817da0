import { ensureEmailTemplates } from './areas/email-templates/ensure-email-templates.ts';
import { measureBooksCheck } from './areas/ledger/books-check/books-check.metrics.ts';
import { ensureBuiltInPermissions } from './areas/permissions/built-in-permissions.ts';
import { neededActions } from './areas/proposals/proposals.shared.ts';
import { openCallers } from './areas/sessions/callers.ts';
import { openRightsWatch } from './areas/sessions/rights-watch.ts';
import { settingsReaders } from './areas/settings/settings.shared.ts';
import { ensureFirstPictures } from './areas/static-content/first-pictures.ts';
import { ensureFirstAdmin } from './areas/users/first-admin.ts';
import { areas, passedIn } from './areas.ts';
import { checkSecretKey } from './check-secret-key.ts';
import { closeDemoAccounts } from './demo/close-demo-accounts.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { startCleanUp } from './jobs/clean-up.ts';
import { startPaymentComparison } from './jobs/compare-payments.ts';
import { startDrawing } from './jobs/draw-first-pictures.ts';
import type { Job } from './jobs/every.ts';
import { startExpiry } from './jobs/expire-orders.ts';
import { startProposalExpiry } from './jobs/expire-proposals.ts';
import { startFolding } from './jobs/fold-list-changes.ts';
import { startPaymentFollowUp } from './jobs/follow-up-payments.ts';
import { startListening } from './jobs/listen-to-notices.ts';
import { startMarkingContent } from './jobs/mark-content.ts';
import { startMeasuringPictures } from './jobs/measuring-pictures.ts';
import { startNightlyBooksCheck } from './jobs/nightly-books-check.ts';
import { startReminders } from './jobs/remind-of-transfers.ts';
import { startSealing } from './jobs/seal-audit-trail.ts';
import { startThrottleSweep } from './jobs/sweep-throttles.ts';
import { measureRuns, measureWork } from './jobs/work-metrics.ts';
import type { Services } from './platform/context.ts';
import { warnOfFewConnections } from './platform/database/availability/few-connections.ts';
import { openListPools } from './platform/database/availability/list-pools.ts';
import { openDb, openPool } from './platform/database/database.ts';
import { openTurns } from './platform/database/turns.ts';
import type { Environment } from './platform/environment.ts';
import { openFileStore, reachFileStore } from './platform/files/open-file-store.ts';
import { serveAdmin } from './platform/http/admin-files.ts';
import { Closed, isClosed } from './platform/http/closed-for-maintenance.ts';
import { serveHealth } from './platform/http/health.ts';
import { openHttpServer } from './platform/http/http-server.ts';
import { openRefusedAccess } from './platform/http/protection/refused-access.ts';
import { serveReference } from './platform/http/reference/reference.ts';
import { openRevalidation } from './platform/http/revalidation.ts';
import type { App } from './platform/http/serve.ts';
import { openLog } from './platform/log.ts';
import { startMailSender } from './platform/mail/mail-sender.ts';
import { openMetrics } from './platform/metrics.ts';
import { openPayPal } from './platform/paypal/paypal-client.ts';
import { openClockCheck } from './platform/process/clock-check.ts';
import { type Notices, openNotices } from './platform/process/notices.ts';
import { openSecrets } from './platform/secrets.ts';
import { openSemaphore } from './platform/semaphore.ts';

/** Large bodies cost memory and pictures cost processor time (R18). */
const UPLOADS_AT_ONCE = 2;
const UPLOADS_WAITING = 4;

/** Each export holds a connection and a snapshot of the database for as long as its reader takes. */
const EXPORTS_AT_ONCE = 2;
const EXPORTS_WAITING = 8;

/**
 * Of the 12 connections for verbs, verbs that lock series may use 9. Three to a series are enough: while one has it locked,
 * another one prepares. The queue is long enough for the rush at the opening of an offer. A caller who is turned away loses the
 * place to somebody who came later, and thousands of callers who try again every two seconds leave no time for anything else. An
 * investor has places for an order that was sent again, but cannot fill the queue.
 */
const SERIES_TURNS = { perRow: 3, inAll: 9, waiting: 5_000, waitMilliseconds: 45_000, perCaller: 4 };

/**
 * How many connections wait until the process accepts them (the system may allow fewer). Further ones are dropped and try again
 * after a second, so in a rush the first to come would not be the first to be served.
 */
const BACKLOG = 4_096;

/** After this time open requests are disconnected, so that jobs and connections can end in order (R31). */
const MAY_DRAIN = 6_000;

/** Opens the database pools, the file store and the log; `close` ends the pools. */
export function openServices(
  environment: Environment,
  databaseUrl: string,
): { services: Services; close: () => Promise<void> } {
  const log = openLog(environment.logLevel);
  const onError = (error: Error) => log.error({ err: error }, 'a database connection failed');
  const pool = openPool(databaseUrl, onError);
  const { databaseReplicaUrl: replicaUrl, secretKey } = environment;
  const lists = openListPools({ databaseUrl, replicaUrl }, log, onError);
  const services: Services = {
    environment,
    db: openDb(pool),
    pool,
    readers: lists.readers,
    turns: openTurns(SERIES_TURNS),
    files: openFileStore(environment.filesUrl),
    secrets: openSecrets(secretKey),
    payPal: openPayPal(environment),
    log,
    neededActions,
    now: () => new Date(),
    isClockRight: openClockCheck({ pool, log }),
  };
  return { services, close: async () => void (await Promise.all([pool.end(), lists.close()])) };
}

/** Builds the complete application without listening on a port. Tests inject requests into it. */
export async function buildApp(
  services: Services,
  notices = openNotices(services),
  callers = openCallers(services, notices),
): Promise<App> {
  const http = await openHttpServer(services);
  const revalidation = openRevalidation(services, notices);
  http.addHook('onSend', async ({ method, url }, { statusCode }) => {
    // A refused call has changed nothing, or the database notifies. Otherwise strangers could make us read everything again.
    if (method === 'GET' || statusCode >= 400) return;
    callers.forget();
    if (url.startsWith('/api/admin/')) revalidation.forget();
  });
  const rightsWatch = openRightsWatch(services, notices);
  http.addHook('preClose', async () => rightsWatch.end());
  const settings = settingsReaders(services, notices);
  const app: App = {
    http,
    services,
    identify: callers.identify,
    identifyAgain: callers.identifyAgain,
    admit: async (endpoint, actor, hasUnknownToken) => {
      const status = await settings.readStatus();
      if (isClosed(endpoint, actor, status, hasUnknownToken)) throw new Closed(status);
    },
    isRefusalRecorded: openRefusedAccess(),
    revalidation,
    uploads: openSemaphore(UPLOADS_AT_ONCE, UPLOADS_WAITING),
    exports: openSemaphore(EXPORTS_AT_ONCE, EXPORTS_WAITING),
    proposable: new Map(),
    metrics: openMetrics(services),
  };
  await serveReference(app);
  serveHealth(app);
  measureBooksCheck(services, app.metrics);
  measureWork(services, app.metrics);
  for (const { routes } of areas) routes?.(app, { ...settings, ...passedIn, rightsWatch });
  await serveAdmin(app, settings.readGoogleMapsId);
  return app;
}

/** Creates the records without which the server cannot work. Safe to repeat. */
export async function prepareData(services: Services): Promise<void> {
  await ensureBuiltInPermissions(services.db);
  await ensureEmailTemplates(services.db);
  await fillDemo(services);
  await closeDemoAccounts(services);
  // Runs last, because a demo administrator who has lost the password is no way in.
  await ensureFirstAdmin(services);
}

/** Opens everything, prepares the data and listens. `close` finishes open requests and releases everything. */
export async function startServer(options: {
  environment: Environment;
  databaseUrl: string;
}): Promise<{ address: string; close(): Promise<void> }> {
  const { environment, databaseUrl } = options;
  const { services, close: closeServices } = openServices(environment, databaseUrl);
  try {
    const warn = (cause: unknown, sentence: string) => services.log.error({ err: cause }, sentence);
    const areFilesThere = await reachFileStore(environment.filesUrl, warn);
    await prepareData(services);
    if (areFilesThere) await ensureFirstPictures(services);
    await checkSecretKey(services);
    await warnOfFewConnections(services);
    const notices = openNotices(services);
    const { http, metrics } = await buildApp(services, notices);
    // Listens before the jobs start: they hold connections, and a server that cannot listen could not close them.
    const address = await listen(http, environment);
    const jobs = startJobs(services, notices, metrics);
    return {
      address,
      close: async () => {
        const late = setTimeout(() => http.server.closeAllConnections(), MAY_DRAIN);
        await http.close();
        clearTimeout(late);
        await Promise.all(jobs.map((job) => job.stop()));
        await closeServices();
      },
    };
  } catch (error) {
    await closeServices();
    throw error;
  }
}

async function listen(http: App['http'], { port, host }: Environment): Promise<string> {
  try {
    return await http.listen({ port, host, backlog: BACKLOG });
  } catch (error) {
    await http.close();
    throw error;
  }
}

function startJobs(services: Services, notices: Notices, metrics: App['metrics']): Job[] {
  const measured = { expiry: startExpiry(services), sealing: startSealing(services) };
  measureRuns(metrics, measured);
  return [
    ...Object.values(measured),
    startListening(notices),
    startMailSender(services),
    startCleanUp(services),
    startThrottleSweep(services),
    startFolding(services),
    startPaymentFollowUp(services),
    startPaymentComparison(services),
    startReminders(services),
    startProposalExpiry(services),
    startMarkingContent(services),
    startMeasuringPictures(services),
    startDrawing(services),
    startNightlyBooksCheck(services),
  ];
}
