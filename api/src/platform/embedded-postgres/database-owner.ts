import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { readIfThere, readOrCreateText } from '../durable-file.ts';

export const database = 'back_office';
/** The role owns the database and nothing else, so that injected SQL could not run programs or read files, as a superuser can. */
const owner = 'back_office';
const passwordFile = 'database-password';

export const ownerUrl = (port: number | string, password: string): string =>
  `postgresql://${owner}:${password}@127.0.0.1:${port}/${database}`;

export const readOrCreateOwnerPassword = (dataDir: string): string =>
  readOrCreateText(join(dataDir, passwordFile), () => randomBytes(24).toString('hex'));

/** The password of the role with which a server has used this data directory; undefined if none has. */
export const readOwnerPassword = (dataDir: string): string | undefined =>
  readIfThere(join(dataDir, passwordFile))?.trim();

/** As superuser: creates the database and its owner unless they exist, and sets the owner's password. */
export async function ensureOwnedDatabase(client: pg.Client, password: string): Promise<void> {
  const role = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [owner]);
  if (role.rowCount === 0) await client.query(`CREATE ROLE ${owner}`);
  await client.query(
    `ALTER ROLE ${owner} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
     PASSWORD ${client.escapeLiteral(password)}`,
  );
  const there = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  if (there.rowCount === 0) await client.query(`CREATE DATABASE ${database} OWNER ${owner}`);
  else await client.query(`ALTER DATABASE ${database} OWNER TO ${owner}`);
}

/**
 * As superuser, within the database: gives its owner all objects that belong to others. Earlier versions used the database as
 * superuser, and people restore dumps as superuser. Objects of an extension stay with it.
 */
export async function giveToOwner(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(FOREIGN_OBJECTS, [owner]);
  if (rows.length === 0) return;
  await client.query('BEGIN');
  for (const { statement } of rows) await client.query(statement);
  await client.query('COMMIT');
}

/** The sequence of a column (dependency `a` or `i`) follows its table. */
const FOREIGN_OBJECTS = `
  WITH ours AS (SELECT oid FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'),
    objects AS (
      SELECT 'pg_class'::regclass AS catalogue, c.oid, c.relowner AS owner,
        format('ALTER %s %s OWNER TO %I', CASE c.relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW'
          WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, c.oid::regclass, $1::text) AS statement
      FROM pg_class c JOIN ours ON ours.oid = c.relnamespace WHERE c.relkind IN ('r', 'p', 'S', 'v', 'm')
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE c.relkind = 'S' AND d.classid = 'pg_class'::regclass
          AND d.objid = c.oid AND d.deptype IN ('a', 'i'))
      UNION ALL
      SELECT 'pg_proc'::regclass, p.oid, p.proowner,
        format('ALTER ROUTINE %s OWNER TO %I', p.oid::regprocedure, $1::text)
      FROM pg_proc p JOIN ours ON ours.oid = p.pronamespace
      UNION ALL
      SELECT 'pg_type'::regclass, t.oid, t.typowner, format('ALTER TYPE %s OWNER TO %I', t.oid::regtype, $1::text)
      FROM pg_type t JOIN ours ON ours.oid = t.typnamespace WHERE t.typtype IN ('e', 'd', 'r')
    )
  SELECT statement FROM objects o WHERE o.owner <> $1::text::regrole
    AND NOT EXISTS (SELECT FROM pg_depend d
      WHERE d.classid = o.catalogue AND d.objid = o.oid AND d.deptype = 'e')`;
