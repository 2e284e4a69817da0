import pg from 'pg';

const PATIENCE = 2_000;

/**
 * Asks the database for a sign of life, on a connection of its own: within 2 s it has answered, or this rejects. Whoever asks
 * while the question is under way gets the same answer.
 */
export function databaseProbe({ connectionString }: pg.PoolOptions): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  return () => {
    underWay ??= ask(connectionString).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

async function ask(connectionString: string | undefined): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'share-back-office-probe' });
  client.on('error', () => {}); // It fails what is under way.
  const late = setTimeout(
    () => client.connection.stream.destroy(new Error('The database is silent')),
    PATIENCE,
  );
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    clearTimeout(late);
    // Not waited for: a frozen database does not say goodbye.
    client.end().catch(() => {});
  }
}
