import { expireOrder, findOverdueOrders } from '../areas/ledger/ledger.shared.ts';
import { type Services, systemContext } from '../platform/context.ts';
import { every, type Job } from './every.ts';
import { inOneProcess } from './in-one-process.ts';

const MINUTE = 60_000;
const EXPIRY_LOCK = 7_204;

/**
 * Rejects every order whose money has not come in time, each in a transaction of its own: stopped half-way, or repeated, it
 * does nothing twice. An order that cannot be rejected now does not hold up the others; it is tried again at the next run.
 */
export async function expireOrders(services: Services, isStopping = () => false): Promise<void> {
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

/** Looks every minute, in whichever process comes first. */
export const startExpiry = (services: Services): Job =>
  every(
    MINUTE,
    (isStopping) => expireOrders(services, isStopping),
    (error) => services.log.error({ err: error }, 'expiring orders failed'),
  );
