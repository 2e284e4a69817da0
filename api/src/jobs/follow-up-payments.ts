import { followUpDue } from '../areas/paypal/paypal.shared.ts';
import { type Services, systemContext } from '../platform/context.ts';
import { every, type Job } from './every.ts';

const FIVE_SECONDS = 5_000;

/** Asks PayPal about payments whose outcome is not known, or about which PayPal sent a notice. Any number of processes may run it. */
export const startPaymentFollowUp = (services: Services): Job =>
  every(
    FIVE_SECONDS,
    async (isStopping) => {
      while (!isStopping() && (await followUpDue(systemContext(services), isStopping)) > 0);
    },
    (error) => services.log.error({ err: error }, 'following up PayPal payments failed'),
  );
