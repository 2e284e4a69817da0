import type {
  FoundStaticContent,
  StaticRow,
} from '@share/contract/areas/static-content/static-content.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { imageUrls } from '../../platform/files/file-urls.ts';
import { plainPattern } from '../../platform/lists/list-conditions.ts';
import { readGapsBelow } from './static-content.reads.ts';

const MOST_FOUND = 50;

interface Found extends Omit<StaticRow, 'imageUrl' | 'thumbUrl' | 'gaps'>, Record<string, unknown> {
  breadcrumbs: { id: number; name: Translated }[];
  imageKey: string | null;
  imageThumbKey: string | null;
  imageName: string | null;
}

/** The words of a formatted text, which contains no other entities. */
const WORDS = [
  ['&nbsp;', ' '],
  ['\u00A0', ' '],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
].reduce(
  (text, [entity, character]) => sql`replace(${text}, ${entity}, ${character})`,
  sql`regexp_replace(regexp_replace(value, '</(?:p|li|h[1-6]|div|td|th|tr|blockquote)>|<br[^<>]*>', ' ', 'g'), '<[^<>]*>', '', 'g')`,
);

/**
 * The collections and elements that contain the text in a name, in a shown text, or in their key, in the order of the tree. In
 * formatted texts only the words are searched, not the markup.
 */
export async function searchStaticContent({ db }: Context, text: string): Promise<FoundStaticContent> {
  const { rows } = await db.execute<Found>(sql`
    WITH RECURSIVE tree AS (
      SELECT s.*, '[]'::jsonb AS breadcrumbs, ARRAY[s.position] AS place FROM static_contents s WHERE parent_id IS NULL
      UNION ALL
      SELECT s.*, tree.breadcrumbs || jsonb_build_object('id', tree.id, 'name', tree.name), tree.place || s.position
        FROM static_contents s JOIN tree ON s.parent_id = tree.id
    ), texts AS (
      SELECT id, key AS text FROM tree
      UNION ALL SELECT id, value FROM tree, jsonb_each_text(name)
      UNION ALL SELECT id, value FROM tree, jsonb_each_text(alt)
      UNION ALL SELECT id, CASE WHEN type = 'richText' THEN ${WORDS} ELSE value END
        FROM tree, jsonb_each_text(content)
    )
    SELECT t.id, t.key, t.name, t.type, t.content, t.breadcrumbs,
      f.key AS "imageKey", f.thumb_key AS "imageThumbKey", f.file_name AS "imageName"
    FROM tree t LEFT JOIN files f ON f.id = t.image_file_id
    WHERE t.id IN (SELECT id FROM texts WHERE plain_letters(text) LIKE ${plainPattern(text)})
    ORDER BY t.place LIMIT ${MOST_FOUND + 1}`);
  const found = rows.slice(0, MOST_FOUND);
  const gaps = await readGapsBelow(
    db,
    found.map(({ id }) => id),
  );
  return {
    hasMore: rows.length > MOST_FOUND,
    items: found.map((item) => ({ ...toItem(item), gaps: gaps.get(item.id) ?? [] })),
  };
}

function toItem({
  imageKey,
  imageThumbKey,
  imageName,
  ...found
}: Found): Omit<FoundStaticContent['items'][number], 'gaps'> {
  const image =
    imageKey === null ? null : { key: imageKey, thumbKey: imageThumbKey, fileName: imageName ?? '' };
  return { ...found, ...imageUrls(image) };
}
