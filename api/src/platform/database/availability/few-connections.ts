import type { Services } from '../../context.ts';

/** The pools of one process, and its connections for notifications (docs/scaling.md). */
const CONNECTIONS_OF_A_PROCESS = 26;

/** Warns at the start when the database allows fewer connections than one process may open: the first to ask would get them all. */
export async function warnOfFewConnections({ pool, log }: Pick<Services, 'pool' | 'log'>): Promise<void> {
  const { rows } = await pool.query<{ allowed: number }>(`
    SELECT least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0),
      nullif(r.rolconnlimit, -1), nullif(d.datconnlimit, -1)) AS allowed
    FROM pg_roles r, pg_database d WHERE r.rolname = current_user AND d.datname = current_database()`);
  const allowed = rows[0]?.allowed ?? CONNECTIONS_OF_A_PROCESS;
  if (allowed >= CONNECTIONS_OF_A_PROCESS) return;
  log.warn(
    { allowed, wanted: CONNECTIONS_OF_A_PROCESS },
    'the database allows fewer connections than one process opens: under load lists are refused',
  );
}
