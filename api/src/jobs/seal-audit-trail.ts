import { sealAudit } from '../areas/journal/seals/seal-audit.ts';
import type { Services } from '../platform/context.ts';
import { every, type RepeatedJob } from './every.ts';
import { inOneProcess } from './in-one-process.ts';

const EVERY_MINUTE = 60_000;
const SEAL_LOCK = 7_233;

/** Seals new entries of the audit trail now and every minute, in one process at a time. */
export const startSealing = (services: Services): RepeatedJob =>
  every(
    EVERY_MINUTE,
    async (isStopping) =>
      void (await inOneProcess(services, SEAL_LOCK, () => sealAudit(services, isStopping))),
    (error) => services.log.error({ err: error }, 'the audit trail could not be sealed'),
  );
