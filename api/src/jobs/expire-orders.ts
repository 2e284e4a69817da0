import { expireOrder, findOverdueOrders } from '../areas/ledger/ledger.shared.ts';
import { type Services, systemContext } from '../platform/context.ts';
import { every, type RepeatedJob } from './every.ts';
import { inOneProcess } from './in-one-process.ts';

const MINUTE = 60_000;
const EXPIRY_LOCK = 7_204;

/**
 * Rejects every overdue order, each in its own database transaction, so it can be stopped and repeated at any time. An order
 * that cannot be rejected now does not delay the others; the next run tries it again.
 */
export async function expireOrders(services: Services, isStopping = () => false): Promise<void> {
  if (!(await services.isClockRight())) return;
  await inOneProcess(services, EXPIRY_LOCK, async () => {
    const context = systemContext(services);
    for await (const orderId of findOverdueOrders(services)) {
      if (isStopping()) return;
      try {
        if (await expireOrder(context, orderId)) services.log.info({ orderId }, 'an order expired');
      } catch (error) {
        services.log.error({ err: error, orderId }, 'an order could not be expired and is tried again later');
      }
    }
  });
}

/** Runs every minute, in one process at a time. */
export const startExpiry = (services: Services): RepeatedJob =>
  every(
    MINUTE,
    (isStopping) => expireOrders(services, isStopping),
    (error) => services.log.error({ err: error }, 'expiring orders failed'),
  );
