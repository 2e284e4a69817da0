import type pg from 'pg';
import type { Services } from '../context.ts';

/** How long an answer on the connection proves that its notifications arrive, because a connection may break without a sign. */
const PROOF_MILLISECONDS = 3_000;

export interface Notices {
  /**
   * Calls `onNotice` for every notification on the channel, and when the connection breaks or listens again. Call it before
   * `reconnect`.
   */
  on: (channel: string, onNotice: () => void) => void;
  /**
   * Opens the connection if it is not open; otherwise asks whether it still answers. If the database is unreachable, that is
   * logged, and the next call tries again.
   */
  reconnect: () => Promise<void>;
  /** Whether the connection listens. */
  isOpen: () => boolean;
  /** Whether it listens and has answered a moment ago, so that no notification before that moment is missing. */
  isProven: () => boolean;
  close: () => void;
}

/** One connection for the notifications on several channels. */
export function openNotices(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  milliseconds = () => performance.now(),
): Notices {
  const channels = new Map<string, (() => void)[]>();
  let client: pg.PoolClient | null = null;
  let isOpen = false;
  let provenAt = Number.NEGATIVE_INFINITY;

  const notify = (channel: string) => {
    for (const onNotice of channels.get(channel) ?? []) onNotice();
  };

  const tellAll = () => {
    for (const channel of channels.keys()) notify(channel);
  };

  function close(): void {
    isOpen = false;
    client?.release(true);
    client = null;
  }

  function lose(lost: pg.PoolClient | null): void {
    if (lost === null || client !== lost) return;
    close();
    tellAll();
  }

  async function open(): Promise<void> {
    const opened = await pool.connect();
    client = opened;
    opened.on('notification', ({ channel }) => notify(channel));
    opened.on('error', () => lose(opened));
    await opened.query(
      [...channels.keys()].map((name) => `LISTEN ${opened.escapeIdentifier(name)}`).join(';'),
    );
    isOpen = client === opened;
    // Changes before the connection listened were not notified.
    if (isOpen) tellAll();
  }

  return {
    on: (channel, onNotice) => void channels.set(channel, [...(channels.get(channel) ?? []), onNotice]),
    reconnect: async () => {
      const askedAt = milliseconds();
      const asked = client;
      try {
        await (asked ? asked.query('SELECT 1') : open());
        if (isOpen) provenAt = askedAt;
      } catch (error) {
        if (asked) lose(asked);
        else close();
        log.warn({ err: error }, 'listening for notifications failed; it is tried again');
      }
    },
    isOpen: () => isOpen,
    isProven: () => isOpen && milliseconds() - provenAt < PROOF_MILLISECONDS,
    close,
  };
}
