import pg from 'pg';
import { DatabaseIsSilent } from './database-client.ts';
import { isPoolTimeout } from './sql-errors.ts';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/**
 * A pool that distinguishes two kinds of timeout of `connect`: all connections are in use, or the database answers nobody
 * (`DatabaseIsSilent`).
 */
export class DatabasePool extends pg.Pool {
  private answeredAt = 0;

  /** Must be called whenever the database sends something. */
  readonly noteAnswer = (): void => {
    this.answeredAt = performance.now();
  };

  override connect = ((connected?: Connected) => {
    const began = performance.now();
    const explain = (error: Error): Error =>
      isPoolTimeout(error) && this.answeredAt < began ? new DatabaseIsSilent(error) : error;
    if (!connected)
      return super.connect().catch((error: Error) => {
        throw explain(error);
      });
    return super.connect((error, client, done) => connected(error && explain(error), client, done));
  }) as pg.Pool['connect'];
}
