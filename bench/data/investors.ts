import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { signAccessToken } from '../../api/src/areas/sessions/access-token.ts';
import { readEnvironment } from '../../api/src/platform/environment.ts';
import { openSecrets } from '../../api/src/platform/secrets.ts';
import { type Product, SECRET_KEY } from '../product.ts';

export interface Investor {
  id: number;
  email: string;
  token: string;
}

/** Signs that many of the filled investors in to the public site, without their passwords; each has a session of the database. */
export async function signedInInvestors({ databaseUrl }: Product, count: number): Promise<Investor[]> {
  const environment = readEnvironment({ SECRET_KEY, ACCESS_TOKEN_SECONDS: '86400', LOG_LEVEL: 'silent' });
  const services = { environment, secrets: openSecrets(SECRET_KEY), now: () => new Date() };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number; email: string }>(
      // The last ones have the fewest orders, so none has too many unpaid ones to place another.
      "SELECT id, email FROM users WHERE email LIKE 'investor%' ORDER BY id DESC LIMIT $1",
      [count],
    );
    if (rows.length < count) throw new Error(`There are only ${rows.length} investors`);
    const sessions = rows.map(({ id }) => ({ id: randomUUID(), user: id }));
    await client.query(
      `INSERT INTO sessions (id, user_id, kind, generation, token_hash, rotated_at, created_at, expires_at, confirmed_at)
       SELECT s.id::uuid, s.user_id, 'investor', 1, s.hash, now(), now(), now() + interval '1 day', now()
       FROM unnest($1::text[], $2::int[], $3::text[]) s (id, user_id, hash)`,
      [
        sessions.map(({ id }) => id),
        sessions.map(({ user }) => user),
        sessions.map(({ id }) => createHash('sha256').update(id).digest('hex')),
      ],
    );
    return await Promise.all(
      rows.map(async ({ id, email }, at) => ({
        id,
        email,
        token: await signAccessToken(services, sessions[at]?.id ?? '', id),
      })),
    );
  } finally {
    await client.end();
  }
}
