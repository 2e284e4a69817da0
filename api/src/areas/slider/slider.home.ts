import { listSlides } from '@share/contract/areas/slider/slider.endpoints.ts';
import { cardOf } from '../home/home.shared.ts';

/** SQL: all slides, if visitors see none of them, because each is switched off or outside its time. */
const NOT_SHOWN = `FROM slides WHERE NOT EXISTS (SELECT FROM slides WHERE active
  AND (visible_from IS NULL OR visible_from <= $1) AND (visible_until IS NULL OR visible_until > $1))`;

export const sliderCards = [
  cardOf({
    name: 'slidesNotShown',
    endpoint: listSlides,
    total: `SELECT count(*)::int AS rows ${NOT_SHOWN}`,
    oldest: `SELECT id, jsonb_build_object('pl', coalesce(nullif(name->>'pl', ''), name->>'en'),
        'en', coalesce(nullif(name->>'en', ''), name->>'pl')) AS title
      ${NOT_SHOWN} ORDER BY position LIMIT 5`,
  }),
];
