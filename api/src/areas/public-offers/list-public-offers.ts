import { publicOffersList } from '@share/contract/areas/offers/public-offers.list.ts';
import type { PublicOfferRow } from '@share/contract/areas/offers/public-offers.schemas.ts';
import type { PictureFacts } from '@share/contract/shared/files.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { imageUrls, pictureFacts, shownAlt } from '../../platform/files/file-urls.ts';
import type { FileRow } from '../../platform/files/files.tables.ts';
import { alphabetical, contains, equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { findOrdering } from './find-ordering.ts';

type ShownOffer = Omit<PublicOfferRow, 'ordering'>;

type Picture = Pick<
  FileRow,
  'key' | 'thumbKey' | 'fileName' | 'width' | 'height' | 'alt' | 'focusX' | 'focusY'
>;

interface Found
  extends Omit<
    ShownOffer,
    'totalCost' | 'imageAlt' | keyof ReturnType<typeof imageUrls> | keyof PictureFacts
  > {
  totalCost: string;
  image: Picture | null;
}

const source: ListSource<typeof publicOffersList, Found, ShownOffer> = {
  declared: publicOffersList,
  // Hidden offers are listed for nobody (OFR-33).
  from: '(SELECT * FROM offers WHERE is_visible) o',
  id: 'o.id',
  filters: { title: contains("o.title->>'pl'", "o.title->>'en'"), isOpen: equals('o.is_open') },
  orders: {
    position: 'o.position',
    title: alphabetical('o.title'),
    investmentStart: 'o.investment_start',
    investmentEnd: 'o.investment_end',
  },
  select: {
    id: 'o.id',
    position: 'o.position',
    title: 'o.title',
    slug: 'o.slug',
    isOpen: 'o.is_open',
    projectType: 'o.project_type',
    address: 'o.address',
    totalCost: 'o.total_cost',
    investmentStart: 'o.investment_start',
    investmentEnd: 'o.investment_end',
    investmentReturn: 'o.investment_return',
    badges: "coalesce(b.badges, '[]')",
    image: `CASE WHEN f.id IS NOT NULL THEN jsonb_build_object('key', f.key, 'thumbKey', f.thumb_key, 'fileName', f.file_name,
      'width', f.width, 'height', f.height, 'alt', f.alt, 'focusX', f.focus_x, 'focusY', f.focus_y) END`,
  },
  joins: `JOIN offers o ON o.id = page.id LEFT JOIN files f ON f.id = o.image_file_id
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('id', id, 'position', position, 'text', text,
        'colorText', color_text, 'colorBackground', color_background) ORDER BY position) AS badges
      FROM offer_badges WHERE offer_id = o.id) b ON true`,
  row: toRow,
};

function toRow({ image, ...found }: Found): ShownOffer {
  return {
    ...found,
    totalCost: Number(found.totalCost),
    ...imageUrls(image),
    imageAlt: shownAlt([image?.alt, found.title]),
    ...pictureFacts(image),
  };
}

const listShown = listFrom(source);

/** The page, and in one further statement what can be ordered of its offers. */
async function listWithOrdering(context: Context, list: ListState) {
  const page = await listShown(context, list);
  return { ...page, items: await withOrdering(context, page.items) };
}

export const listPublicOffers = Object.assign(listWithOrdering, { source });

/** Without those that were deleted meanwhile. */
async function withOrdering(context: Context, shown: readonly ShownOffer[]): Promise<PublicOfferRow[]> {
  const orderings = await findOrdering(
    context,
    shown.map(({ id }) => id),
  );
  return shown.flatMap((offer) => {
    const ordering = orderings.get(offer.id);
    return ordering ? [{ ...offer, ordering }] : [];
  });
}

const columns = Object.entries(source.select).map(([field, expression]) => `${expression} AS "${field}"`);

/** The visible offers among those with these ids, by id. */
export async function findPublicOffers(
  context: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PublicOfferRow>> {
  const asked: SQL = sql`(SELECT unnest(${sql.param(ids)}::int[]) AS id) page`;
  const { rows } = await context.db.execute<Found & Record<string, unknown>>(
    sql`SELECT ${sql.raw(columns.join(', '))} FROM ${asked} ${sql.raw(source.joins)} WHERE o.is_visible`,
  );
  const found = await withOrdering(context, rows.map(toRow));
  return new Map(found.map((offer) => [offer.id, offer]));
}
