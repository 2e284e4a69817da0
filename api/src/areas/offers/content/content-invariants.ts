const FOR_INVESTORS_WHO_ARE_GUESTS = 'user_must_invest AND NOT user_must_be_logged_in';

/** The tables with ordered lists of an offer, each with the columns that separate lists within an offer. */
const lists = {
  offer_sections: 'NULL::uuid',
  offer_elements: 'coalesce(parent_id, section_id)',
  offer_badges: 'NULL::uuid',
  offer_descriptions: 'NULL::uuid',
  offer_properties: 'NULL::uuid',
  offer_documents: 'NULL::uuid',
  offer_agreements: 'NULL::uuid',
};

const gaps = Object.entries(lists).map(
  ([table, parent]) => `SELECT '${table}' AS list, offer_id, ${parent} AS parent FROM ${table} GROUP BY 2, 3
    HAVING min(position) <> 1 OR max(position) <> count(*) OR count(DISTINCT position) <> count(*)`,
);

/** The ordered lists of the public site outside offers, each with the column that separates its lists. */
const siteLists = { faq: 'NULL::int', slides: 'NULL::int', page_attachments: 'page_id' };

const siteGaps = Object.entries(siteLists).map(
  ([table, parent]) => `SELECT '${table}', ${parent}, NULL::uuid FROM ${table} GROUP BY 2
    HAVING min(position) <> 1 OR max(position) <> count(*) OR count(DISTINCT position) <> count(*)`,
);

/** Rules that always hold for the content of offers, and for other lists that are ordered in the same way. */
export const contentInvariants = [
  {
    id: 'I-17',
    holds: 'Every list of an offer, of an element, and of the public site is numbered from 1 without gaps.',
    violations: `${[...gaps, ...siteGaps].join(' UNION ALL ')}
      UNION ALL SELECT e.type, e.offer_id, e.id FROM offer_elements e CROSS JOIN LATERAL (
        SELECT jsonb_path_query(e.data, 'strict $.* ? (@.type() == "array")') AS items
        UNION ALL SELECT jsonb_path_query(e.data, 'lax $.rows[*].cells')) inner_lists
      WHERE EXISTS (SELECT FROM jsonb_array_elements(items) WITH ORDINALITY AS i(item, place)
        WHERE (item->>'position')::int IS DISTINCT FROM place)`,
  },
  {
    id: 'I-18',
    holds:
      'Elements are within their limits, children are in the section of their parent, and files of the content belong to the offer.',
    violations: `SELECT 'offer_elements' AS place, e.offer_id, e.id FROM offer_elements e
        LEFT JOIN offer_elements p ON p.offer_id = e.offer_id AND p.id = e.parent_id
      WHERE e.type NOT IN ('text', 'image', 'gallery', 'attachments', 'table', 'barChart', 'pieChart', 'counter', 'timeline',
          'map', 'youtube')
         OR NOT ARRAY[3, 6, 9, 12] @> ARRAY[e.width_desktop, e.width_tablet, e.width_mobile]
         OR (e.user_must_invest AND NOT e.user_must_be_logged_in)
         OR (e.type = 'gallery' AND jsonb_array_length(e.data->'items') NOT BETWEEN 1 AND 4)
         OR (e.type = 'counter' AND jsonb_array_length(e.data->'items') < 1)
         OR (e.type = 'timeline' AND jsonb_array_length(e.data->'stages') < 1)
         OR (e.type = 'map' AND (e.data->>'zoom')::numeric NOT IN (15, 16, 17, 18))
         OR p.parent_id IS NOT NULL OR p.section_id <> e.section_id
      UNION ALL SELECT 'offer_descriptions', offer_id, id FROM offer_descriptions WHERE ${FOR_INVESTORS_WHO_ARE_GUESTS}
      UNION ALL SELECT 'offer_properties', offer_id, id FROM offer_properties WHERE ${FOR_INVESTORS_WHO_ARE_GUESTS}
      UNION ALL SELECT 'offer_content_files', e.offer_id, e.id FROM offer_elements e,
        jsonb_path_query(e.data, 'lax $.**.fileId') AS file
      WHERE file <> 'null' AND NOT EXISTS (SELECT FROM offer_content_files f
        WHERE f.offer_id = e.offer_id AND f.file_id = file::int)`,
  },
];
