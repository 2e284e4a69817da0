import pg from 'pg';

const TIMEOUT_MILLISECONDS = 2_000;

interface Probed {
  /** False on a standby, and where the database was set to read only. */
  takesWrites: boolean;
}

/**
 * Returns a function that checks on a separate connection whether the database answers; it rejects after 2 s without an
 * answer. Calls during a running check share its result.
 */
export function databaseProbe(url: string | undefined): () => Promise<Probed> {
  let running: Promise<Probed> | null = null;
  return () => {
    running ??= ask(url).finally(() => {
      running = null;
    });
    return running;
  };
}

async function ask(connectionString: string | undefined): Promise<Probed> {
  const client = new pg.Client({ connectionString, application_name: 'share-back-office-probe' });
  client.on('error', () => {}); // The query in progress fails with the same error.
  const late = setTimeout(
    () => client.connection.stream.destroy(new Error('The database is silent')),
    TIMEOUT_MILLISECONDS,
  );
  try {
    await client.connect();
    const { rows } = await client.query("SELECT current_setting('transaction_read_only') AS reads_only");
    return { takesWrites: rows[0]?.reads_only === 'off' };
  } finally {
    clearTimeout(late);
    // The end is not awaited, because a frozen database never closes its side of the connection.
    client.end().catch(() => {});
  }
}
