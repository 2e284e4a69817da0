import type {
  StaticCollectionView,
  StaticElementView,
  StaticRow,
} from '@share/contract/areas/static-content/static-content.schemas.ts';
import { type Gap, gaps } from '@share/contract/shared/content/gaps.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { imageUrls } from '../../platform/files/file-urls.ts';
import { files } from '../../platform/files/files.tables.ts';
import type { Scope } from '../../platform/records/record-steps.ts';
import { storeVersion } from '../../platform/records/versions/store-version.ts';
import { recordLanguages } from '../../platform/records/versions/versions.tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { staticContents } from './static-content.tables.ts';

/** The name of static content in the audit trail, and its texts in two languages. */
export const staticRecords = { entity: 'staticContent', versioned: { texts: ['content', 'alt'] } };

export type StoredItem = typeof staticContents.$inferSelect;

const root = { id: null, key: null, name: null, type: 'collection' as const, breadcrumbs: [] } satisfies Omit<
  StaticCollectionView,
  'children'
>;

/** A collection, or the root, with its children: collections first, then elements (STA-01). */
export async function listStaticContent({ db }: Context, id: number | null): Promise<StaticCollectionView> {
  if (id === null) return { ...root, children: await childrenOf(db, id) };
  const item = await findItem(db, id);
  if (item.type !== 'collection') throw new Refusal('NOT_FOUND');
  const { key, name, type } = item;
  return {
    id,
    key,
    name,
    type,
    breadcrumbs: await breadcrumbsOf(db, item),
    children: await childrenOf(db, id),
  };
}

export async function getStaticElement({ db }: Context, id: number): Promise<StaticElementView> {
  return viewOf(await findElement(db, id), db);
}

/** Refuses a collection with NOT_FOUND, because collections have nothing to edit. */
export async function findElement(db: Db, id: number): Promise<StoredItem> {
  const item = await findItem(db, id);
  if (item.type === 'collection') throw new Refusal('NOT_FOUND');
  return item;
}

export async function viewOf(item: StoredItem, db: Db): Promise<StaticElementView> {
  const { id, version, key, name, type, content, alt } = item;
  return {
    id,
    version,
    key,
    name,
    type,
    content,
    alt,
    ...imageUrls(await imageOf(db, item)),
    breadcrumbs: await breadcrumbsOf(db, item),
    children: [],
  };
}

async function findItem(db: Db, id: number): Promise<StoredItem> {
  const [found] = await db.select().from(staticContents).where(eq(staticContents.id, id));
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

async function imageOf(db: Db, { imageFileId }: StoredItem) {
  if (imageFileId === null) return null;
  const [image] = await db.select().from(files).where(eq(files.id, imageFileId));
  return image ?? null;
}

async function childrenOf(db: Db, parentId: number | null): Promise<StaticRow[]> {
  const isChild = parentId === null ? isNull(staticContents.parentId) : eq(staticContents.parentId, parentId);
  return rowsWhere(db, isChild);
}

/** The elements with that gap anywhere in the tree, each with the collections above it. */
export async function listElementsWithGap({ db }: Context, gap: Gap): Promise<StaticCollectionView> {
  const hasGap = sql`EXISTS (SELECT FROM ${recordLanguages} l
    WHERE l.entity = ${staticRecords.entity} AND l.record_id = ${staticContents.id} AND ${gap} = ANY(l.gaps))`;
  const found = await rowsWhere(db, hasGap);
  const crumbs = await readBreadcrumbs(
    db,
    found.map(({ id }) => id),
  );
  return { ...root, children: found.map((row) => ({ ...row, breadcrumbs: crumbs.get(row.id) ?? [] })) };
}

async function rowsWhere(db: Db, condition: SQL): Promise<StaticRow[]> {
  const found = await db
    .select({ item: staticContents, image: files })
    .from(staticContents)
    .leftJoin(files, eq(files.id, staticContents.imageFileId))
    .where(condition)
    .orderBy(
      sql`${staticContents.type} <> 'collection'`,
      asc(staticContents.position),
      asc(staticContents.id),
    );
  const gapsBelow = await readGapsBelow(
    db,
    found.map(({ item }) => item.id),
  );
  return found.map(({ item: { id, key, name, type, content }, image }) => ({
    id,
    key,
    name,
    type,
    content,
    ...imageUrls(image),
    gaps: gapsBelow.get(id) ?? [],
  }));
}

/** The gaps of elements, and for each collection the gaps of all elements below it. */
export async function readGapsBelow(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Gap[]>> {
  const { rows } = await db.execute<{ top: number; gaps: Gap[] }>(sql`
    WITH RECURSIVE below AS (
      SELECT id AS top, id FROM static_contents WHERE id = ANY(${sql.param(ids)}::int[])
      UNION ALL SELECT below.top, s.id FROM static_contents s JOIN below ON s.parent_id = below.id)
    SELECT top, array_agg(DISTINCT gap) AS gaps
    FROM below JOIN record_languages l ON l.entity = ${staticRecords.entity} AND l.record_id = below.id, unnest(l.gaps) gap
    GROUP BY top`);
  return new Map(rows.map(({ top, gaps: found }) => [top, gaps.filter((gap) => found.includes(gap))]));
}

interface Crumb {
  id: number;
  name: Translated;
}

/** The collections above each item, from the root. */
async function readBreadcrumbs(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Crumb[]>> {
  const { rows } = await db.execute<{ below: number; crumbs: Crumb[] }>(sql`
    WITH RECURSIVE above AS (
      SELECT id AS below, parent_id, 0 AS height, id, name FROM static_contents WHERE id = ANY(${sql.param(ids)}::int[])
      UNION ALL SELECT above.below, s.parent_id, above.height + 1, s.id, s.name
        FROM static_contents s JOIN above ON s.id = above.parent_id)
    SELECT below, jsonb_agg(jsonb_build_object('id', id, 'name', name) ORDER BY height DESC) AS crumbs
    FROM above WHERE height > 0 GROUP BY below`);
  return new Map(rows.map(({ below, crumbs }) => [below, crumbs]));
}

const breadcrumbsOf = async (db: Db, { id }: StoredItem): Promise<Crumb[]> =>
  (await readBreadcrumbs(db, [id])).get(id) ?? [];

/** Locks an item; refuses collections and unknown ones. */
export async function lockElement(tx: Db, id: number): Promise<StoredItem> {
  const isElement = and(eq(staticContents.id, id), sql`${staticContents.type} <> 'collection'`);
  const [found] = await tx.select().from(staticContents).where(isElement).for('update');
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** Stores a saved version of an element. Its place in the tree is not part of it. */
export const keepElement = (
  scope: Scope,
  before: StaticElementView,
  after: StaticElementView,
): Promise<void> =>
  storeVersion(
    scope,
    { ...staticRecords.versioned, entity: staticRecords.entity },
    { before: ownPart(before), after: ownPart(after) },
  );

const ownPart = ({ breadcrumbs: _, children: __, ...own }: StaticElementView) => own;
