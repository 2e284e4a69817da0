import type { Callers } from '../areas/sessions/callers.ts';
import { every, type Job } from './every.ts';

const SECOND = 1_000;

/** Keeps the connection for notifications about changed rights open, in every server process (R9). */
export function startRightsListener({ reconnect, close }: Callers): Job {
  const job = every(SECOND, reconnect, () => {});
  return {
    async stop() {
      await job.stop();
      close();
    },
  };
}
