import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * SQL: the name of the person with this label of an actor, which is an e-mail address; the label if it is no person's. A former account
 * may have had the same address.
 */
export const actorNameOf = (label: string | SQLWrapper): SQL<string> => sql`coalesce(
  (SELECT nullif(btrim(first_name || ' ' || last_name), '')
   FROM users WHERE email = ${label}::text AND deleted_at IS NULL), ${label}::text)`;
