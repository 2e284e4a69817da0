import { publicOffersList } from '@share/contract/areas/offers/public-offers.list.ts';
import type { PublicOfferRow } from '@share/contract/areas/offers/public-offers.schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { imageUrls } from '../../platform/files/file-urls.ts';
import { alphabetical, contains, equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';

interface Found extends Omit<PublicOfferRow, 'totalCost' | keyof ReturnType<typeof imageUrls>> {
  totalCost: string;
  imageKey: string | null;
  imageThumbKey: string | null;
  imageName: string | null;
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
    imageKey: 'f.key',
    imageThumbKey: 'f.thumb_key',
    imageName: 'f.file_name',
  },
  joins: `JOIN offers o ON o.id = page.id LEFT JOIN files f ON f.id = o.image_file_id
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('id', id, 'position', position, 'text', text,
        'colorText', color_text, 'colorBackground', color_background) ORDER BY position) AS badges
      FROM offer_badges WHERE offer_id = o.id) b ON true`,
  row: toRow,
};

function toRow({ imageKey, imageThumbKey, imageName, ...found }: Found): PublicOfferRow {
  const image =
    imageKey === null ? null : { key: imageKey, thumbKey: imageThumbKey, fileName: imageName ?? '' };
  return { ...found, totalCost: Number(found.totalCost), ...imageUrls(image) };
}

export const listPublicOffers = listFrom(source);

const columns = Object.entries(source.select).map(([field, expression]) => `${expression} AS "${field}"`);

/** The visible offers among those with these ids, by id. */
export async function findPublicOffers(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PublicOfferRow>> {
  const asked: SQL = sql`(SELECT unnest(${sql.param(ids)}::int[]) AS id) page`;
  const { rows } = await db.execute<Found & Record<string, unknown>>(
    sql`SELECT ${sql.raw(columns.join(', '))} FROM ${asked} ${sql.raw(source.joins)} WHERE o.is_visible`,
  );
  return new Map(rows.map((found) => [found.id, toRow(found)]));
}
