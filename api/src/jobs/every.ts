import { alarmClock } from '../platform/mail/alarm-clock.ts';

export interface Job {
  /** Lets the work in hand come to a good end, and starts no other. */
  stop(): Promise<void>;
}

/** Does the work now, and each time again that long after it ended. A failure is reported and changes nothing about that. */
export function every(
  milliseconds: number,
  work: (isStopping: () => boolean) => Promise<void>,
  onFailure: (error: unknown) => void,
): Job {
  const alarm = alarmClock();
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
