/** @module-tag thorough */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../../platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const migrations = join(import.meta.dirname, '../../../../migrations');
const FIRST_WITH_SLUGS = '0012';

let database: TestDatabase;
let client: pg.Client;
let folder: string;

/** A database as it was before slugs had a table. */
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  for (const file of readdirSync(migrations)) {
    if (file < FIRST_WITH_SLUGS) cpSync(join(migrations, file), join(folder, file));
  }
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrate(database.url, folder);
});
afterEach(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const insertOffers = (slugs: [string, string][]) =>
  client.query(
    `INSERT INTO offers (title, slug, is_open, is_visible, main_description, project_type, address, total_cost, position,
       investment_start, investment_end, investment_return, template_name)
     SELECT '{"pl":"T","en":"T"}', jsonb_build_object('pl', s->>0, 'en', s->>1), true, true, '{}', '', '', 0, 1,
       '2026-01-01', '2026-12-31', '{}', '' FROM jsonb_array_elements($1) s`,
    [JSON.stringify(slugs)],
  );

test('OFR-31 an update of the database renames slugs that may no longer be used, always alike', async () => {
  await insertOffers([
    ['loft', 'loft-en'],
    ['lofty', 'loft'],
    ['loft-2', 'dom'],
    ['12', '2027'],
    ['options', 'dom-2'],
    ['same', 'same'],
  ]);
  await migrate(database.url);
  const { rows } = await client.query(
    `SELECT slug->>'pl' AS pl, slug->>'en' AS en, version FROM offers ORDER BY id`,
  );
  expect(rows.map(({ pl, en, version }) => [pl, en, version])).toEqual([
    ['loft', 'loft-en', 1],
    ['lofty', 'loft-3', 2],
    ['loft-2', 'dom', 1],
    ['oferta-12', 'offer-2027', 2],
    ['options-2', 'dom-2', 2],
    ['same', 'same', 1],
  ]);
  const audited = await client.query(
    `SELECT entity_id, before->'slug'->>'en' AS before, after->'slug'->>'en' AS after FROM audit_entries ORDER BY id LIMIT 1`,
  );
  expect(audited.rows).toEqual([{ entity_id: 2, before: 'loft', after: 'loft-3' }]);
});

test('OFR-31 after an update of the database every slug belongs to its offer', async () => {
  await insertOffers([
    ['loft', 'loft-en'],
    ['lofty', 'loft'],
  ]);
  await migrate(database.url);
  const { rows } = await client.query(
    'SELECT slug, offer_id FROM offer_slugs WHERE is_present ORDER BY slug',
  );
  expect(rows.map(({ slug, offer_id }) => [slug, offer_id])).toEqual([
    ['loft', 1],
    ['loft-2', 2],
    ['loft-en', 1],
    ['lofty', 2],
  ]);
});
