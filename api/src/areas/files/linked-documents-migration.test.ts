/** @module-tag thorough */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const migrations = join(import.meta.dirname, '../../../migrations');
const FIRST_WITH_LINKED_DOCUMENTS = '0100';

test('an update of the database marks the documents to which texts link or linked, and nothing else', async () => {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const client = new pg.Client({ connectionString: database.url });
  try {
    for (const file of readdirSync(migrations))
      if (file < FIRST_WITH_LINKED_DOCUMENTS) cpSync(join(migrations, file), join(folder, file));
    await client.connect();
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await migrate(database.url, folder);
    const offers = ['text', 'description', 'tenants', 'pattern', 'former'];
    const others = ['faq', 'former-faq', 'page-text', 'slide', 'button', 'static', 'agreement', 'template'];
    const keys = [...offers, ...others, 'page', 'picture', 'secret', 'unlinked'];
    await client.query(
      `INSERT INTO files (key, thumb_key, file_name, content_type, size, sha256, is_private, is_attachment)
       SELECT key, CASE key WHEN 'picture' THEN 'picture-thumb' END, 'a.pdf', '', 1, repeat('0', 64), key = 'secret', key = 'page'
       FROM unnest($1::text[]) key`,
      [keys],
    );
    const link = (...names: string[]) =>
      JSON.stringify({ pl: names.map((key) => `<a href="/api/files/${key}/a.pdf">a</a>`).join(' '), en: '' });
    await client.query(
      `INSERT INTO offers (title, slug, is_open, is_visible, main_description, project_type, address, total_cost, position,
         investment_start, investment_end, investment_return, template_name, tenants)
       VALUES ('{"pl":"T","en":"T"}', '{"pl":"t","en":"t-en"}', true, true, $1, '', '', 0, 1, '2026-01-01', '2026-12-31', '{}', '', $2)`,
      [link('page', 'picture', 'secret', 'gone'), link('tenants')],
    );
    await client.query(`INSERT INTO offer_sections VALUES (1, '00000000-0000-4000-8000-000000000001', 1)`);
    await client.query(
      `INSERT INTO offer_elements SELECT 1, '00000000-0000-4000-8000-000000000002', id, NULL, 1, 'text', '{}', 12, 12, 12, true, true,
         jsonb_build_object('content', $1::jsonb) FROM offer_sections`,
      [link('text', 'text')],
    );
    await client.query(
      `INSERT INTO offer_descriptions VALUES (1, '00000000-0000-4000-8000-000000000003', 1, '{}', $1, true, false)`,
      [link('description')],
    );
    await client.query(
      `INSERT INTO section_patterns (name, elements) VALUES ('W', jsonb_build_array($1::jsonb))`,
      [link('pattern')],
    );
    await client.query(
      `INSERT INTO faq (position, active, is_featured, question, answer) VALUES (1, true, false, '{"pl":"?","en":""}', $1)`,
      [link('faq')],
    );
    await client.query(
      `INSERT INTO pages (active, slug, title, sub_title, content, seo_title, seo_description)
      VALUES (false, '{"pl":"o-nas","en":"about"}', '{"pl":"O","en":"A"}', '{}', $1, '{}', '{}')`,
      [link('page-text', 'picture')],
    );
    await client.query(
      `INSERT INTO slides (position, active, name, content, guest_button_label, guest_button_url, logged_user_button_label,
         logged_user_button_url, image_file_id)
       SELECT 1, true, '{}', $1, '{}', $2, '{}', '{}', id FROM files WHERE key = 'picture'`,
      [link('slide'), JSON.stringify({ pl: '/api/files/button/a.pdf', en: '' })],
    );
    await client.query(
      `INSERT INTO static_contents (key, position, type, name, content) VALUES ('o', 1, 'richText', '{}', $1)`,
      [link('static')],
    );
    await client.query(
      `INSERT INTO agreements (position, target, type, active, required, name, content)
       VALUES (1, 'register', 'other', false, true, '{}', $1)`,
      [link('agreement')],
    );
    await client.query(
      `INSERT INTO email_templates (type, name, subject, body, default_subject, default_body) VALUES ('order-accepted', '{}', '{}', $1, '{}', '{}')`,
      [link('template')],
    );
    await client.query(`INSERT INTO page_attachments SELECT '00000000-0000-4000-8000-000000000004', p.id, 1, 'Plan', f.id
      FROM pages p, files f WHERE f.key = 'page'`);
    await client.query(`WITH version AS (
        INSERT INTO record_versions (entity, record_id, version, actor_label, older, content)
        VALUES ('offer', 1, 1, 'system', '{}', '{}'), ('faq', 1, 1, 'system', '{}', '{}') RETURNING id, entity)
      INSERT INTO record_version_files SELECT version.id, f.id FROM version, files f
      WHERE f.key IN ('picture', CASE entity WHEN 'faq' THEN 'former-faq' ELSE 'former' END, CASE entity WHEN 'offer' THEN 'page' END)`);

    await migrate(database.url);

    const marked = await client.query('SELECT key FROM files WHERE is_attachment');
    expect(marked.rows.map(({ key }) => key).toSorted()).toEqual([...offers, ...others, 'page'].toSorted());
    const owned = await client.query(
      `SELECT f.key, 'offer' AS owner FROM offer_content_files c JOIN files f ON f.id = c.file_id
       UNION ALL SELECT f.key, 'pattern' FROM section_pattern_files c JOIN files f ON f.id = c.file_id ORDER BY 1`,
    );
    expect(owned.rows.map(({ key, owner }) => [key, owner])).toEqual([
      ['description', 'offer'],
      ['pattern', 'pattern'],
      ['tenants', 'offer'],
      ['text', 'offer'],
    ]);
  } finally {
    await client.end();
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});
