import type { SlideInput, SlideView } from '@share/contract/areas/slider/slider.schemas.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { attachImage, prepareImageInput } from '../../platform/files/pictures/resolve-image-input.ts';
import { readImageUrls } from '../../platform/files/read-image-urls.ts';
import { cleanRichTexts, sanitizeTranslated } from '../../platform/html/html.ts';
import { placedVerbs } from '../../platform/records/placed-verbs.ts';
import { type RowOf, records } from '../../platform/records/records.ts';
import { shownTimeOf, toShownTime } from '../../platform/records/shown-time-columns.ts';
import { Refusal } from '../../platform/refusal.ts';
import { slides } from './slider.tables.ts';

type StoredSlide = RowOf<typeof slides>;

export const slideRecords = records({
  table: slides,
  entity: 'slide',
  missing: 'NOT_FOUND',
  versioned: {
    texts: [
      'name',
      'content',
      'guestButtonLabel',
      'guestButtonUrl',
      'loggedUserButtonLabel',
      'loggedUserButtonUrl',
      'imageAlt',
    ],
  },
  view: async ({ imageFileId, ...row }, db): Promise<SlideView> => ({
    ...row,
    ...shownTimeOf(row),
    ...(await readImageUrls(db, imageFileId)),
  }),
});

const placed = placedVerbs(
  slideRecords,
  async ({ image: sentImage, ...sent }: Omit<SlideInput, 'position'>, context) => {
    const input = await cleanRichTexts(sent, context.actor.id);
    const image = await prepareImageInput(context, sentImage);
    return async ({ tx }, stored) => {
      if (!input.active) {
        if (stored) await refuseIfLastActive(tx, stored, 'active');
        else await refuseIfFirst(tx);
      }
      const imageFileId = await attachImage(tx, context, image, stored?.imageFileId ?? null);
      if (imageFileId === null) throw new Refusal('IMAGE_IS_REQUIRED', 'image');
      return {
        ...input,
        ...toShownTime(input),
        content: sanitizeTranslated(input.content),
        imageFileId,
      };
    };
  },
);

export const slideVerbs = {
  ...placed,
  remove: (context: Context, id: number) =>
    placed.remove(context, id, ({ tx }, stored) => refuseIfLastActive(tx, stored, null)),
};

/**
 * Refuses to remove the last active slide: the site always has one to show (ERR-73, I-31). Two requests at once cannot remove
 * the last two, because only one transaction at a time changes the slides.
 */
async function refuseIfLastActive(tx: Db, stored: StoredSlide, path: string | null): Promise<void> {
  if (!stored.active) return;
  const isOther = and(eq(slides.active, true), ne(slides.id, stored.id));
  const [other] = await tx.select({ id: slides.id }).from(slides).where(isOther).limit(1);
  if (!other) throw new Refusal('CANT_REMOVE_LAST_ACTIVE', path);
}

/** Refuses an inactive slide as the first one, because a slider of inactive slides shows nothing (I-31). */
async function refuseIfFirst(tx: Db): Promise<void> {
  const [active] = await tx.select({ id: slides.id }).from(slides).where(eq(slides.active, true)).limit(1);
  if (!active) throw new Refusal('FIRST_SLIDE_NOT_ACTIVE', 'active');
}
