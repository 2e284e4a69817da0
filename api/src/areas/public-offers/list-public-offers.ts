import { publicOffersList } from '@share/contract/areas/offers/public-offers.list.ts';
import type { PublicOfferRow } from '@share/contract/areas/offers/public-offers.schemas.ts';
import type { PictureFacts } from '@share/contract/shared/files.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { imageUrls, pictureFacts, shownAlt } from '../../platform/files/file-urls.ts';
import type { FileRow } from '../../platform/files/files.tables.ts';
import { alphabetical, contains, equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { ORDERING_FACTS, ORDERING_JOINS, type OrderingFacts, orderingOf } from './ordering.ts';

type Picture = Pick<
  FileRow,
  'key' | 'thumbKey' | 'fileName' | 'width' | 'height' | 'alt' | 'focusX' | 'focusY'
>;

interface Found
  extends Omit<
    PublicOfferRow,
    'totalCost' | 'imageAlt' | 'ordering' | keyof ReturnType<typeof imageUrls> | keyof PictureFacts
  > {
  totalCost: string;
  image: Picture | null;
  facts: OrderingFacts;
}

const source: ListSource<typeof publicOffersList, Found, PublicOfferRow> = {
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
    image: `CASE WHEN f.id IS NOT NULL THEN json_build_object('key', f.key, 'thumbKey', f.thumb_key, 'fileName', f.file_name,
      'width', f.width, 'height', f.height, 'alt', f.alt, 'focusX', f.focus_x, 'focusY', f.focus_y) END`,
    facts: ORDERING_FACTS,
  },
  joins: `JOIN offers o ON o.id = page.id ${ORDERING_JOINS} LEFT JOIN files f ON f.id = o.image_file_id
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('id', id, 'position', position, 'text', text,
        'colorText', color_text, 'colorBackground', color_background) ORDER BY position) AS badges
      FROM offer_badges WHERE offer_id = o.id) b ON true`,
  row: toRow,
};

function toRow({ image, facts, ...found }: Found, context: Context): PublicOfferRow {
  return {
    ...found,
    totalCost: Number(found.totalCost),
    ...imageUrls(image),
    imageAlt: shownAlt([image?.alt, found.title]),
    ...pictureFacts(image),
    ordering: orderingOf(context, facts),
  };
}

export const listPublicOffers = listFrom(source);

const columns = Object.entries(source.select).map(([field, expression]) => `${expression} AS "${field}"`);

/** The visible offers among those that a statement selects as `id`, by id. */
export async function findPublicOffers(
  context: Context,
  selected: SQL,
): Promise<ReadonlyMap<number, PublicOfferRow>> {
  const { rows } = await context.db.execute<Found & Record<string, unknown>>(
    sql`SELECT ${sql.raw(columns.join(', '))} FROM (${selected}) page ${sql.raw(source.joins)} WHERE o.is_visible`,
  );
  return new Map(rows.map((found) => [found.id, toRow(found, context)]));
}
