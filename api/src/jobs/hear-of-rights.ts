import type { Callers } from '../areas/sessions/callers.ts';
import { every, type Job } from './every.ts';

const SECOND = 1_000;

/** Listens to who loses which rights, in every process that serves; a connection that breaks is opened again. */
export function startHearing({ reconnect, close }: Callers): Job {
  const job = every(SECOND, reconnect, () => {});
  return {
    async stop() {
      await job.stop();
      close();
    },
  };
}
