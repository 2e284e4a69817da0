import type { RunningPostgres } from './run-postgres.ts';

const restartsPerMinute = 5;

type Options = {
  first: RunningPostgres;
  start: (port: number) => Promise<RunningPostgres>;
  log: (sentence: string) => void;
  onLost?: (reason: unknown) => void;
};

/** When PostgreSQL ends by itself, starts it again on the same port, so that the server's pools can reconnect. */
export function superviseDatabase({ first, start, log, onLost }: Options): { stop(): Promise<void> } {
  let current = Promise.resolve(first);
  let stopping = false;

  async function watch(): Promise<void> {
    const restarts: number[] = [];
    for (;;) {
      await (await current).ended;
      if (stopping) return;
      restarts.push(Date.now());
      if (restarts.filter((at) => at > Date.now() - 60_000).length > restartsPerMinute) {
        throw new Error('PostgreSQL ends again and again.');
      }
      log('PostgreSQL ended unexpectedly; it is started again.');
      current = start(first.port);
    }
  }

  watch().catch((error) => {
    if (!stopping) onLost?.(error);
  });
  return {
    async stop() {
      stopping = true;
      const running = await current.catch(() => undefined); // A failed start is already stopped.
      await running?.stop();
    },
  };
}
