import {
  LONGEST_TEXT,
  MAP_KEY,
  type StaticElementInput,
  type StaticElementView,
  StaticMapInput,
} from '@share/contract/areas/static-content/static-content.schemas.ts';
import { languages } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { attachImage, prepareImageInput } from '../../platform/files/pictures/resolve-image-input.ts';
import { cleanRichTexts } from '../../platform/html/html.ts';
import { audit } from '../../platform/records/audit.ts';
import type { Target } from '../../platform/records/record-steps.ts';
import type { EveryFieldOf } from '../../platform/records/records.ts';
import { refuseIfStale } from '../../platform/records/stale.ts';
import { Refusal, refuseIfAny } from '../../platform/refusal.ts';
import {
  findElement,
  keepElement,
  lockElement,
  type StoredItem,
  staticRecords,
  viewOf,
} from './static-content.reads.ts';
import { staticContents } from './static-content.tables.ts';

const { entity } = staticRecords;
const action = `${entity}.update`;

/** Changes the content of a text, or picture and alternative text of a picture (STA-11). */
export async function updateStaticElement(
  context: Context,
  { id, ifMatch }: Target,
  input: StaticElementInput,
): Promise<StaticElementView> {
  // The type never changes, so it may be read before the lock.
  const known = await findElement(context.db, id);
  const content = await contentFor(context, known, input);
  const image = await prepareImageInput(context, known.type === 'image' ? input.image : null);
  return inTransaction(context, async (tx) => {
    const stored = await lockElement(tx, id);
    await refuseIfStale(tx, stored.version, ifMatch, { action, entity, ids: [id] });
    const before = await viewOf(stored, tx);
    const [changed] = await tx
      .update(staticContents)
      .set({
        version: stored.version + 1,
        content: content ?? stored.content,
        alt: (stored.type === 'image' && input.alt) || stored.alt,
        imageFileId: await attachImage(tx, context, image, stored.imageFileId),
      } satisfies EveryFieldOf<Omit<StaticElementInput, 'image'>>)
      .where(eq(staticContents.id, id))
      .returning();
    if (!changed) throw new Error('A locked element was gone');
    const after = await viewOf(changed, tx);
    await audit(tx, context, { action, entity, id, before, after });
    await keepElement({ tx, context }, before, after);
    return after;
  });
}

/** The content to store; null where the element has none, or none was sent. */
async function contentFor(
  { actor }: Context,
  { type, key }: StoredItem,
  { content }: StaticElementInput,
): Promise<Translated | null> {
  if (!content || type === 'image') return null;
  if (type === 'richText') return (await cleanRichTexts({ content }, actor.id)).content;
  refuseIfAny(
    languages.flatMap((language) => {
      const path = `content.${language}`;
      if (content[language].length > LONGEST_TEXT) return new Refusal('VALUE_TOO_LONG', path);
      if (!isOnMap(key)) return [];
      // A place on the map is the same in every language.
      const isSame = language === 'pl' || content[language] === content.pl;
      return isSame && isPartOfMap(key, content[language]) ? [] : new Refusal('VALUE_INVALID', path);
    }),
  );
  return content;
}

const MAP_PART = new RegExp(`^${MAP_KEY}\\.(latitude|longitude|zoom)$`);
const isOnMap = (key: string): boolean => MAP_PART.test(key);

/** The three elements of the map are numbers, which the public site reads. */
function isPartOfMap(key: string, text: string): boolean {
  const field = MAP_PART.exec(key)?.[1];
  const rule = StaticMapInput.shape[field as keyof typeof StaticMapInput.shape];
  return /^-?\d{1,3}(\.\d{1,6})?$/.test(text) && rule.safeParse(Number(text)).success;
}
