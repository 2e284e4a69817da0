import type pg from 'pg';
import type { Services } from '../context.ts';

/**
 * Calls `onNotice` for every notification on the channel while the connection is open. `reconnect` opens the connection if it
 * is not open; if the database is unreachable, it logs that, and the next call tries again.
 */
export function listen({ pool, log }: Services, channel: string, onNotice: () => void) {
  let client: pg.PoolClient | null = null;
  let isOpen = false;

  function close(): void {
    isOpen = false;
    client?.release(true);
    client = null;
  }

  async function reconnect(): Promise<void> {
    if (client) return;
    try {
      const opened = await pool.connect();
      client = opened;
      opened.on('notification', onNotice);
      opened.on('error', () => {
        if (client === opened) close();
        onNotice();
      });
      await opened.query(`LISTEN ${opened.escapeIdentifier(channel)}`);
      isOpen = client === opened;
    } catch (error) {
      close();
      log.warn({ err: error }, 'listening for notifications failed; it is tried again');
    }
  }

  return {
    reconnect,
    close,
    /** Whether the connection listens: from now on `onNotice` is called for every notification and if the connection breaks. */
    isOpen: () => isOpen,
  };
}
