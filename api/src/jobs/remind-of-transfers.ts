import { findDueReminders, remindOfTransfer } from '../areas/ledger/ledger.shared.ts';
import { readSiteSettings } from '../areas/settings/settings.shared.ts';
import { type Services, systemContext } from '../platform/context.ts';
import { every, type Job } from './every.ts';
import { inOneProcess } from './in-one-process.ts';

const MINUTE = 60_000;
const REMINDERS_LOCK = 7_207;
/** The settings are read again after this many reminders, so that switching reminders off works at once. */
const BATCH = 20;

/**
 * Reminds investors of every bank transfer whose term ends soon, unless the settings say otherwise. Each reminder has its own
 * database transaction, so the job can be stopped, killed and repeated at any time.
 */
export async function remindOfTransfers(services: Services, isStopping = () => false): Promise<void> {
  const isOn = async () => (await readSiteSettings(services.db)).remindersEnabled;
  if (!(await isOn()) || !(await services.isClockRight())) return;
  await inOneProcess(services, REMINDERS_LOCK, async () => {
    const context = systemContext(services);
    const due = await findDueReminders(services.db, services.now());
    for (const [nth, { transactionId }] of due.entries()) {
      if (isStopping() || (nth % BATCH === 0 && !(await isOn()))) return;
      try {
        await remindOfTransfer(context, transactionId);
      } catch (error) {
        services.log.error(
          { err: error, transactionId },
          'a transfer could not be reminded of and is tried again later',
        );
      }
    }
  });
}

/** Runs every minute, in one process at a time. */
export const startReminders = (services: Services): Job =>
  every(
    MINUTE,
    (isStopping) => remindOfTransfers(services, isStopping),
    (error) => services.log.error({ err: error }, 'reminding of transfers failed'),
  );
