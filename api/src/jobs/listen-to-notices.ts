import type { Notices } from '../platform/process/notices.ts';
import { every, type Job } from './every.ts';

const SECOND = 1_000;

/** Keeps the connection for notifications open, in every server process (R9). */
export function startListening({ reconnect, close }: Notices): Job {
  const job = every(SECOND, reconnect, () => {});
  return {
    async stop() {
      await job.stop();
      close();
    },
  };
}
