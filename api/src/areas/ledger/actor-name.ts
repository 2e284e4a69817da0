import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * SQL: the name of the person whose e-mail address is this label of an actor, or the label if there is no such person. A former
 * account may have had the same address.
 */
export const actorNameOf = (label: string | SQLWrapper): SQL<string> => sql`coalesce(
  (SELECT nullif(btrim(first_name || ' ' || last_name), '')
   FROM users WHERE email = ${label}::text AND deleted_at IS NULL), ${label}::text)`;
