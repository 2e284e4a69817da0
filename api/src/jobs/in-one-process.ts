import type { Services } from '../platform/context.ts';

/**
 * Does the work unless another process on the same database is doing it; returns whether it did. The lock belongs to a
 * separate connection, so it is released if the process dies.
 */
export async function inOneProcess(
  { pool, log }: Services,
  lock: number,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect();
  let isBroken = false;
  const onError = (error: Error) => {
    isBroken = true;
    log.warn({ err: error }, 'a job lost the connection that holds its lock');
  };
  client.on('error', onError);
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [lock]);
    if (!rows[0]?.mine) return false;
    try {
      await work();
    } finally {
      if (!isBroken) await client.query('SELECT pg_advisory_unlock($1)', [lock]);
    }
    return true;
  } catch (error) {
    isBroken = true;
    throw error;
  } finally {
    client.off('error', onError);
    client.release(isBroken);
  }
}
