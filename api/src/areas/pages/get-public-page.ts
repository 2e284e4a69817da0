import type { PageView } from '@share/contract/areas/pages/pages.schemas.ts';
import type { PublicPageView } from '@share/contract/areas/pages/public-pages.endpoints.ts';
import { isOnlyDigits } from '@share/contract/shared/content/slug.ts';
import { IdInPath } from '@share/contract/shared/ids.ts';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import { withFallback } from '@share/contract/shared/translated.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { pictureFacts, shownAlt } from '../../platform/files/file-urls.ts';
import { type FileRow, files } from '../../platform/files/files.tables.ts';
import { findRecord } from '../../platform/records/records.ts';
import { isShownAt } from '../../platform/records/shown-time-columns.ts';
import { Refusal } from '../../platform/refusal.ts';
import { pageRecords } from './pages.reads.ts';
import { pageSlugs, pages } from './pages.tables.ts';

/**
 * A page as visitors read it, by its id or by a slug that it has or had. Visitors get the answer for a missing page if it is not
 * shown; staff are told that it is not active (ERR-70).
 */
export const getPublicPage = ({ db, actor, now }: Context, idOrSlug: string): Promise<PublicPageView> =>
  db.transaction(
    async (tx) => {
      const found = await findPage(tx, idOrSlug, now());
      if (!found) throw new Refusal('PAGE_NOT_EXISTS');
      if (!found.isShown) throw new Refusal(actor.isAdmin ? 'PAGE_NOT_ACTIVE' : 'PAGE_NOT_EXISTS');
      const page = await pageRecords.view(await findRecord(tx, pageRecords, found.id), tx);
      return asRead(page, found.image);
    },
    // One snapshot, so that the answer never mixes two saves.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

async function findPage(
  tx: Db,
  idOrSlug: string,
  at: Date,
): Promise<{ id: number; isShown: boolean; image: FileRow | null } | null> {
  const id = isOnlyDigits(idOrSlug) ? IdInPath.safeParse(idOrSlug).data : await idOfSlug(tx, idOrSlug);
  if (id === undefined) return null;
  const isShown = sql<boolean>`coalesce(${isShownAt(pages, at)}, false)`;
  const [found] = await tx
    .select({ id: pages.id, isShown, image: files })
    .from(pages)
    .leftJoin(files, eq(files.id, pages.imageFileId))
    .where(eq(pages.id, id));
  return found ?? null;
}

async function idOfSlug(tx: Db, slug: string): Promise<number | undefined> {
  const [found] = await tx.select({ id: pageSlugs.pageId }).from(pageSlugs).where(eq(pageSlugs.slug, slug));
  return found?.id;
}

function asRead(page: PageView, image: FileRow | null): PublicPageView {
  const { version: _, active: __, visibleFrom: ___, visibleUntil: ____, attachments, ...shown } = page;
  return {
    ...shown,
    subTitle: withFallback(page.subTitle),
    content: withFallback(page.content, showsSomething),
    seoTitle: withFallback(page.seoTitle),
    seoDescription: withFallback(page.seoDescription),
    imageAlt: shownAlt([page.imageAlt, image?.alt]),
    ...pictureFacts(image),
    attachments: attachments.map(({ fileId: _____, ...attachment }) => attachment),
  };
}
