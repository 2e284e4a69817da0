import type { Services } from './platform/context.ts';

interface Sealed {
  place: string;
  sealed: string;
}

/** The oldest sealed text of each kind: what was written first tells of a key that was lost since. */
const SAMPLES = `
  (SELECT 'emails:body:' || event AS place, body AS sealed FROM emails WHERE body IS NOT NULL ORDER BY id LIMIT 1)
  UNION ALL (SELECT 'series:productionClientSecret:' || id, paypal_production_client_secret FROM series
    WHERE paypal_production_client_secret IS NOT NULL ORDER BY id LIMIT 1)
  UNION ALL (SELECT 'series:sandboxClientSecret:' || id, paypal_sandbox_client_secret FROM series
    WHERE paypal_sandbox_client_secret IS NOT NULL ORDER BY id LIMIT 1)`;

/**
 * Says in the log when what is stored was sealed with another key than ours (R25). The server starts all the same: whoever
 * lost the key for good must be able to type the payment secrets again.
 */
export async function checkSecretKey({ pool, secrets, log }: Services): Promise<void> {
  const { rows } = await pool.query<Sealed>(SAMPLES);
  const isUnreadable = rows.some(({ sealed, place }) => {
    try {
      secrets.open(sealed, place);
      return false;
    } catch {
      return true;
    }
  });
  if (!isUnreadable) return;
  log.error(
    'SECRET_KEY is not the key with which this database was written: stored payment secrets and waiting e-mails cannot be read; ' +
      'stop the server, put the key of your backup back (SECRET_KEY, or the file secret-key in DATA_DIR), and start again',
  );
}
