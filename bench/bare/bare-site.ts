import Fastify from 'fastify';
import pg from 'pg';

/**
 * The baseline for what the public site reads: a plain Fastify route with one statement for the same content, and one that
 * always answers 304. Arguments: the address of the database and the port.
 */
const [databaseUrl, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, options: '-c timezone=UTC' });
const http = Fastify();

const SHOWN = `active AND (visible_from IS NULL OR visible_from <= now()) AND (visible_until IS NULL OR visible_until > now())`;
const IMAGE = `CASE WHEN f.id IS NOT NULL THEN json_build_object('url', f.key || '/' || f.file_name, 'thumb', f.thumb_key,
  'width', f.width, 'height', f.height, 'alt', f.alt, 'x', f.focus_x, 'y', f.focus_y) END AS image`;
const OFFER = `SELECT o.id, o.position, o.title, o.slug, o.is_open AS "isOpen", o.project_type AS "projectType", o.address,
    o.total_cost::float8 AS "totalCost", o.investment_start AS "investmentStart", o.investment_end AS "investmentEnd",
    o.investment_return AS "investmentReturn", o.min_stock, s.is_open AS "seriesIsOpen", s.available_from, s.available_to,
    s.share_limit - s.issued - s.reserved AS available, s.price_per_share, p.production_mode, ${IMAGE},
    (SELECT json_agg(json_build_object('id', id, 'position', position, 'text', text, 'colorText', color_text,
       'colorBackground', color_background) ORDER BY position) FROM offer_badges WHERE offer_id = o.id) AS badges
  FROM offers o CROSS JOIN paypal_settings p LEFT JOIN series s ON s.id = o.series_id LEFT JOIN files f ON f.id = o.image_file_id`;

const reads: Record<string, { text: string; values?: (params: { name: string }) => unknown[] }> = {
  '/faq': {
    text: `SELECT id, is_featured AS "isFeatured", question, answer, row_number() OVER (ORDER BY position) AS position
      FROM faq WHERE ${SHOWN} ORDER BY position`,
  },
  '/page': {
    text: `SELECT p.id, slug, title, sub_title AS "subTitle", image_alt AS "imageAlt", ${IMAGE}
      FROM pages p LEFT JOIN files f ON f.id = p.image_file_id WHERE ${SHOWN} ORDER BY p.id`,
  },
  '/page/:name': {
    text: `SELECT p.*, ${IMAGE}, (SELECT json_agg(json_build_object('id', a.id, 'name', display_name, 'file', file.file_name,
          'key', file.key) ORDER BY a.position) FROM page_attachments a JOIN files file ON file.id = a.file_id WHERE page_id = p.id)
      FROM pages p LEFT JOIN files f ON f.id = p.image_file_id WHERE slug->>'pl' = $1 AND ${SHOWN}`,
    values: ({ name }) => [name],
  },
  '/slider': {
    text: `SELECT s.*, ${IMAGE} FROM slides s JOIN files f ON f.id = s.image_file_id WHERE ${SHOWN} ORDER BY position`,
  },
  '/static-content': {
    text: `SELECT s.key, type, content, s.alt, ${IMAGE} FROM static_contents s LEFT JOIN files f ON f.id = s.image_file_id
      WHERE type <> 'collection' ORDER BY position`,
  },
  '/config': { text: 'SELECT * FROM site_settings' },
  '/featured-offer/:name': {
    text: `SELECT placement.title AS place, offer.* FROM featured_placements placement
      JOIN featured_offers e ON e.placement_id = placement.id
      JOIN (${OFFER} WHERE o.is_visible) offer ON offer.id = e.offer_id
      WHERE placement.name = $1 ORDER BY e.position, e.listed_as`,
    values: ({ name }) => [name],
  },
  '/offer': {
    text: `SELECT *, count(*) OVER () AS "totalItems" FROM (${OFFER} WHERE o.is_visible) shown ORDER BY position, id LIMIT 20`,
  },
};

for (const [path, { text, values }] of Object.entries(reads))
  http.get(path, async (request) => {
    const asked = values?.(request.params as { name: string }) ?? [];
    const { rows } = await pool.query({ name: path, text, values: asked });
    return { status: 200, data: { items: rows }, errors: [] };
  });

http.get('/same', async (_, reply) =>
  reply.headers({ etag: 'W/"1"', 'cache-control': 'no-cache' }).status(304).send(),
);

await http.listen({ port: Number(port), host: '127.0.0.1' });
console.log('ready');
