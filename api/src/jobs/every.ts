import { wakeableDelay } from '../platform/mail/wakeable-delay.ts';

export interface Job {
  /** Starts no further run, and resolves when the present one has ended. */
  stop(): Promise<void>;
}

/** Does the work now, and again that many milliseconds after each end. A failure goes to `onFailure`; the job continues. */
export function every(
  milliseconds: number,
  work: (isStopping: () => boolean) => Promise<void>,
  onFailure: (error: unknown) => void,
): Job {
  const alarm = wakeableDelay();
  let stopping = false;
  async function repeat(): Promise<void> {
    while (!stopping) {
      await work(() => stopping).catch(onFailure);
      if (!stopping) await alarm.wait(milliseconds);
    }
  }
  const repeating = repeat();
  return {
    async stop() {
      stopping = true;
      alarm.ring();
      await repeating;
    },
  };
}
