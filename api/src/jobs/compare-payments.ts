import { comparePayments } from '../areas/paypal/paypal.shared.ts';
import { type Services, systemContext } from '../platform/context.ts';
import { every, type Job } from './every.ts';

const TEN_MINUTES = 600_000;

/** Compares the payments through PayPal with what PayPal shows, from midnight in Warsaw on. Any number of processes may run it. */
export const startPaymentComparison = (services: Services): Job =>
  every(
    TEN_MINUTES,
    async (isStopping) => {
      if (await services.isClockRight()) await comparePayments(systemContext(services), isStopping);
    },
    (error) => services.log.error({ err: error }, 'comparing PayPal payments failed'),
  );
