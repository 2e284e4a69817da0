import { wakeableDelay } from '../platform/mail/wakeable-delay.ts';

export interface Job {
  /** Starts no further run, and resolves when the present one has ended. */
  stop(): Promise<void>;
}

export interface RepeatedJob extends Job {
  /** When its last run without a failure ended, in milliseconds; null before the first. */
  succeededAt(): number | null;
}

/** Does the work now, and again that many milliseconds after each end. A failure goes to `onFailure`; the job continues. */
export function every(
  milliseconds: number,
  work: (isStopping: () => boolean) => Promise<void>,
  onFailure: (error: unknown) => void,
): RepeatedJob {
  const alarm = wakeableDelay();
  let stopping = false;
  let succeededAt: number | null = null;
  async function repeat(): Promise<void> {
    while (!stopping) {
      try {
        await work(() => stopping);
        succeededAt = Date.now();
      } catch (error) {
        onFailure(error);
      }
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
    succeededAt: () => succeededAt,
  };
}
