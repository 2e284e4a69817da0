import type { Services } from './platform/context.ts';

interface Sealed {
  place: string;
  sealed: string;
  /** The seed of the key of the person whom the text describes; null if it was encrypted under the common key. */
  seed: string | null;
}

/** The oldest encrypted text of each kind, because it was encrypted with the original key. */
const SAMPLES = `
  (SELECT 'emails:body:' || event AS place, body AS sealed, NULL AS seed FROM emails WHERE body IS NOT NULL ORDER BY id LIMIT 1)
  UNION ALL (SELECT 'series:productionClientSecret:' || id, paypal_production_client_secret, NULL FROM series
    WHERE paypal_production_client_secret IS NOT NULL ORDER BY id LIMIT 1)
  UNION ALL (SELECT 'series:sandboxClientSecret:' || id, paypal_sandbox_client_secret, NULL FROM series
    WHERE paypal_sandbox_client_secret IS NOT NULL ORDER BY id LIMIT 1)
  UNION ALL (SELECT 'payPalConfig:productionClientSecret:' || id, production_client_secret, NULL FROM paypal_settings
    WHERE production_client_secret IS NOT NULL)
  UNION ALL (SELECT 'payPalConfig:sandboxClientSecret:' || id, sandbox_client_secret, NULL FROM paypal_settings
    WHERE sandbox_client_secret IS NOT NULL)
  UNION ALL (SELECT 'payPalPayment:clientSecret:' || id, client_secret, NULL FROM paypal_payments
    ORDER BY transaction_id, created_at LIMIT 1)
  UNION ALL (SELECT 'one_time_codes:secret:' || id, secret, NULL FROM one_time_codes ORDER BY created_at LIMIT 1)
  UNION ALL (SELECT 'audit_entries:person:' || u.id, substring(e.after->>'sealed' FROM '^[0-9]+[.](.+)'), u.seal_seed::text
    FROM users u JOIN audit_entries e ON e.entity = 'user' AND e.entity_id = u.id
    WHERE u.seal_seed IS NOT NULL AND e.after->>'sealed' LIKE u.id || '.v1.%' ORDER BY u.id, e.id LIMIT 1)`;

/**
 * Logs an error if stored texts were encrypted with another key than the current one (R25). The server starts anyway, so that
 * staff can enter the payment secrets again if the key is lost.
 */
export async function checkSecretKey({ pool, secrets, log }: Services): Promise<void> {
  const { rows } = await pool.query<Sealed>(SAMPLES);
  const isUnreadable = rows.some(({ sealed, place, seed }) => {
    try {
      (seed === null ? secrets : secrets.under(seed)).open(sealed, place);
      return false;
    } catch {
      return true;
    }
  });
  if (!isUnreadable) return;
  log.error(
    'SECRET_KEY is not the key with which this database was written: stored payment secrets, secrets of one-time codes, waiting e-mails ' +
      'and what the journal says of people cannot be read; ' +
      'stop the server, put the key of your backup back (SECRET_KEY, or the file secret-key in DATA_DIR), and start again',
  );
}
