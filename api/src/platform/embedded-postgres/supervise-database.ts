import type { RunningPostgres } from './run-postgres.ts';

const restartsPerMinute = 5;

type Options = {
  first: RunningPostgres;
  start: (port: number) => Promise<RunningPostgres>;
  log: (sentence: string) => void;
  onLost?: (reason: unknown) => void;
};

/** Starts a PostgreSQL that ended by itself again, at its old port, so that the server's connections find it. */
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
      const running = await current.catch(() => undefined); // Not running is what was asked for.
      await running?.stop();
    },
  };
}
