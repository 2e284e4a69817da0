import { contentRecords } from '@share/contract/areas/languages/content-records.ts';
import type { KindInLanguages } from '@share/contract/areas/languages/languages.endpoints.ts';
import { type ContentKind, contentKinds } from '@share/contract/shared/content/content-names.ts';
import type { Gap } from '@share/contract/shared/content/gaps.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';

/** The kinds of content that the caller may list. */
const openKinds = ({ actor }: Context): ContentKind[] =>
  contentKinds.filter((kind) => judge(contentRecords[kind].list.access, actor) === 'allowed');

export async function readLanguages(context: Context): Promise<KindInLanguages[]> {
  const open = openKinds(context);
  const { rows } = await context.db.execute<{ entity: string; records: number } & Record<Gap, number>>(sql`
    SELECT entity, count(*)::int AS records,
      count(*) FILTER (WHERE 'missing-pl' = ANY(gaps))::int AS "missing-pl",
      count(*) FILTER (WHERE 'missing-en' = ANY(gaps))::int AS "missing-en",
      count(*) FILTER (WHERE 'older-pl' = ANY(gaps))::int AS "older-pl",
      count(*) FILTER (WHERE 'older-en' = ANY(gaps))::int AS "older-en"
    FROM record_languages WHERE gaps <> '{}' AND entity = ANY(${sql.param(open)}::text[]) GROUP BY entity`);
  const found = new Map(rows.map(({ entity, records, ...gaps }) => [entity, { records, gaps }]));
  return open.map((kind) => ({ kind, ...(found.get(kind) ?? { records: 0, gaps: none }) }));
}

const none = { 'missing-pl': 0, 'missing-en': 0, 'older-pl': 0, 'older-en': 0 };
