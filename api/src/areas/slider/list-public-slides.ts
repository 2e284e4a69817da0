import type { PublicSliderView } from '@share/contract/areas/slider/public-slider.endpoints.ts';
import { numbered } from '@share/contract/shared/order/positions.ts';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import { withFallback } from '@share/contract/shared/translated.ts';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { imageUrls, pictureFacts, shownAlt } from '../../platform/files/file-urls.ts';
import { files } from '../../platform/files/files.tables.ts';
import { isShownAt } from '../../platform/records/shown-time-columns.ts';
import { slides } from './slider.tables.ts';

/** The slides that visitors see. Their positions count only these; a picture without a description has the name of its slide. */
export async function listPublicSlides({ db, now }: Context): Promise<PublicSliderView> {
  const shown = await db
    .select({ slide: slides, image: files })
    .from(slides)
    .innerJoin(files, eq(files.id, slides.imageFileId))
    .where(isShownAt(slides, now()))
    .orderBy(asc(slides.position));
  const items = shown.map(({ slide, image }) => {
    const name = withFallback(slide.name);
    return {
      id: slide.id,
      name,
      content: withFallback(slide.content, showsSomething),
      guestButtonLabel: slide.guestButtonLabel,
      guestButtonUrl: withFallback(slide.guestButtonUrl),
      loggedUserButtonLabel: withFallback(slide.loggedUserButtonLabel),
      loggedUserButtonUrl: withFallback(slide.loggedUserButtonUrl),
      ...imageUrls(image),
      ...pictureFacts(image),
      imageAlt: shownAlt([slide.imageAlt, image.alt, slide.name]),
    };
  });
  return { items: numbered(items) };
}
