import type { BadgeView } from '@share/contract/areas/offers/offers.parts.ts';
import { publicOffersList } from '@share/contract/areas/offers/public-offers.list.ts';
import type { PublicOfferRow } from '@share/contract/areas/offers/public-offers.schemas.ts';
import type { ListState } from '@share/contract/shared/list.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { Context } from '../../platform/context.ts';
import { imageUrls } from '../../platform/files/file-urls.ts';
import { alphabetical, contains, equals } from '../../platform/lists/list-conditions.ts';
import { type ListSource, readList } from '../../platform/lists/list-query.ts';

interface Found {
  id: number;
  position: number;
  title: Translated;
  slug: Translated;
  is_open: boolean;
  project_type: string;
  address: string;
  total_cost: string;
  investment_start: string;
  investment_end: string;
  investment_return: Translated;
  badges: BadgeView[];
  image_key: string | null;
  image_thumb_key: string | null;
  image_name: string | null;
}

const source: ListSource<typeof publicOffersList, Found> = {
  // OFR-33
  from: '(SELECT * FROM offers WHERE is_visible) o',
  id: 'o.id',
  filters: { title: contains("o.title->>'pl'", "o.title->>'en'"), isOpen: equals('o.is_open') },
  orders: {
    position: 'o.position',
    title: alphabetical('o.title'),
    investmentStart: 'o.investment_start',
    investmentEnd: 'o.investment_end',
  },
  select: `o.id, o.position, o.title, o.slug, o.is_open, o.project_type, o.address, o.total_cost, o.investment_start,
    o.investment_end, o.investment_return, coalesce(b.badges, '[]') AS badges,
    f.key AS image_key, f.thumb_key AS image_thumb_key, f.file_name AS image_name`,
  joins: `JOIN offers o ON o.id = page.id LEFT JOIN files f ON f.id = o.image_file_id
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('id', id, 'position', position, 'text', text,
        'colorText', color_text, 'colorBackground', color_background) ORDER BY position) AS badges
      FROM offer_badges WHERE offer_id = o.id) b ON true`,
  row: (found): PublicOfferRow => ({
    id: found.id,
    position: found.position,
    title: found.title,
    slug: found.slug,
    isOpen: found.is_open,
    projectType: found.project_type,
    address: found.address,
    totalCost: Number(found.total_cost),
    investmentStart: found.investment_start,
    investmentEnd: found.investment_end,
    investmentReturn: found.investment_return,
    badges: found.badges,
    ...imageUrls(
      found.image_key === null
        ? null
        : { key: found.image_key, thumbKey: found.image_thumb_key, fileName: found.image_name ?? '' },
    ),
  }),
};

/** The offers that everybody may see, a page at a time. */
export const listPublicOffers = (context: Context, state: ListState) =>
  readList<PublicOfferRow, typeof publicOffersList, Found>(context, publicOffersList, source, state);
