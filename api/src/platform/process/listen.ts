import type pg from 'pg';
import type { Services } from '../context.ts';

/**
 * Calls `onNotice` for every notification on the channel while the connection lasts. `reconnect` opens it, and again after
 * it broke; a database that cannot be reached now is tried at the next call.
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
    /** Whether nothing that is told from now on can be missed without `onNotice` being called. */
    isOpen: () => isOpen,
  };
}
