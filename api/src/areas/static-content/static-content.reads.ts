import type {
  StaticCollectionView,
  StaticElementView,
  StaticRow,
} from '@share/contract/areas/static-content/static-content.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { imageUrls } from '../../platform/files/file-urls.ts';
import { files } from '../../platform/files/files.tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { staticContents } from './static-content.tables.ts';

export type StoredItem = typeof staticContents.$inferSelect;

/** A collection, or the root, with its children: collections first, then elements (STA-01). */
export async function listStaticContent({ db }: Context, id: number | null): Promise<StaticCollectionView> {
  if (id === null)
    return {
      id,
      key: null,
      name: null,
      type: 'collection',
      breadcrumbs: [],
      children: await childrenOf(db, id),
    };
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

/** Collections have nothing to edit. */
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
  const found = await db
    .select({ item: staticContents, image: files })
    .from(staticContents)
    .leftJoin(files, eq(files.id, staticContents.imageFileId))
    .where(parentId === null ? isNull(staticContents.parentId) : eq(staticContents.parentId, parentId))
    .orderBy(sql`${staticContents.type} <> 'collection'`, asc(staticContents.position));
  return found.map(({ item: { id, key, name, type, content }, image }) => ({
    id,
    key,
    name,
    type,
    content,
    ...imageUrls(image),
  }));
}

/** The collections above an item, from the root. */
async function breadcrumbsOf(db: Db, { parentId }: StoredItem): Promise<{ id: number; name: Translated }[]> {
  if (parentId === null) return [];
  const { rows } = await db.execute<{ id: number; name: Translated }>(
    sql`WITH RECURSIVE above AS (
      SELECT id, parent_id, name, 1 AS height FROM static_contents WHERE id = ${parentId}
      UNION ALL SELECT s.id, s.parent_id, s.name, above.height + 1 FROM static_contents s JOIN above ON s.id = above.parent_id)
    SELECT id, name FROM above ORDER BY height DESC`,
  );
  return rows;
}

/** Locks an item; refuses collections and unknown ones. */
export async function lockElement(tx: Db, id: number): Promise<StoredItem> {
  const isElement = and(eq(staticContents.id, id), sql`${staticContents.type} <> 'collection'`);
  const [found] = await tx.select().from(staticContents).where(isElement).for('update');
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}
