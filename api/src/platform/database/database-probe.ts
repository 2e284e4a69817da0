import pg from 'pg';

const TIMEOUT_MILLISECONDS = 2_000;

/**
 * Returns a function that checks on a separate connection whether the database answers; it rejects after 2 s without an
 * answer. Calls during a running check share its result.
 */
export function databaseProbe({ connectionString }: pg.PoolOptions): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= ask(connectionString).finally(() => {
      running = null;
    });
    return running;
  };
}

async function ask(connectionString: string | undefined): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'share-back-office-probe' });
  client.on('error', () => {}); // The query in progress fails with the same error.
  const late = setTimeout(
    () => client.connection.stream.destroy(new Error('The database is silent')),
    TIMEOUT_MILLISECONDS,
  );
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    clearTimeout(late);
    // The end is not awaited, because a frozen database never closes its side of the connection.
    client.end().catch(() => {});
  }
}
