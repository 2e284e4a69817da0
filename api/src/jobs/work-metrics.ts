import { Gauge, type Registry } from '@prometheus-io/client';
import { hasFailed } from '../areas/emails/list-emails.ts';
import { isNotCompared } from '../areas/paypal/comparison/attempts-to-compare.ts';
import { isPaymentUnclear } from '../areas/paypal/unclear-payments.ts';
import type { Services } from '../platform/context.ts';
import { measure } from '../platform/metrics.ts';
import type { RepeatedJob } from './every.ts';

/** What waits to be done, whichever process does it. Each statement selects one number, or null if there is none. */
const gauges = [
  {
    name: 'emails_waiting',
    help: 'E-mails that have not been sent and are still tried',
    select: 'SELECT count(*) AS value FROM emails WHERE sent_at IS NULL AND given_up_at IS NULL',
  },
  {
    name: 'emails_failed',
    help: 'E-mails that were given up within a month and can be sent again',
    select: `SELECT count(*) AS value FROM emails e WHERE ${hasFailed('now()')}`,
  },
  {
    name: 'paypal_payments_held',
    help: 'Payments for which PayPal has not said yet whether it took the money',
    select: 'SELECT count(*) AS value FROM transactions WHERE capturing_since IS NOT NULL',
  },
  {
    name: 'paypal_payments_unclear',
    help: 'Payments that a person has to look at',
    select: `SELECT count(*) AS value FROM transactions t WHERE ${isPaymentUnclear('now()')}`,
  },
  {
    name: 'paypal_payments_not_compared',
    help: 'Attempts to pay that were not compared with what PayPal shows for 30 hours',
    select: `SELECT count(*) AS value FROM paypal_payments p WHERE ${isNotCompared('now()')}`,
  },
  {
    name: 'audit_sealed_timestamp_seconds',
    help: 'When the newest seal of the audit trail was made',
    select: 'SELECT extract(epoch FROM max(sealed_at)) AS value FROM audit_seals',
  },
];

export function measureWork(services: Services, registry: Registry): void {
  for (const { select, ...gauge } of gauges) {
    measure(services, registry, gauge, async () => {
      const { rows } = await services.pool.query<{ value: string | null }>(select);
      const value = rows[0]?.value ?? null;
      return value === null ? null : Number(value);
    });
  }
}

/** Exports when the last run of each job ended well in this process, also a run that left the work to another process. */
export function measureRuns(registry: Registry, jobs: Record<string, RepeatedJob>): void {
  new Gauge({
    name: 'job_succeeded_timestamp_seconds',
    help: 'When the last run of a job ended without a failure',
    labelNames: ['job'] as const,
    registers: [registry],
    collect() {
      for (const [job, { succeededAt }] of Object.entries(jobs)) {
        const at = succeededAt();
        if (at !== null) this.set({ job }, at / 1_000);
      }
    },
  });
}
