import { getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { OfferInput, type OfferView, TITLE_MAXIMUM } from '@share/contract/areas/offers/offers.schemas.ts';
import { cutText } from '@share/contract/shared/text-fields.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';
import { parseStored, refusalsOf } from '../../platform/http/error-answer.ts';
import { imageInput, withFileInputs } from '../../platform/records/versions/serve-versions.ts';
import { readPresentFiles } from '../../platform/records/versions/version-files.ts';
import { Refusal } from '../../platform/refusal.ts';
import { suggestSlugs } from '../../platform/slugs/suggest-slugs.ts';
import { createOffer } from './create-offer.ts';
import { readOfferAtOneMoment } from './get-offer.ts';
import { offerSlugBook } from './slugs/offer-slug-book.ts';

/** Enough attempts, because each time at least one of the requests for the same slugs succeeds. */
const ATTEMPTS = 12;

const endings: Translated = { pl: ' (kopia)', en: ' (copy)' };

/**
 * Creates an offer with the content of another one, under its title with “(copy)” and slugs that no offer uses. It is hidden and
 * closed, sells no series and has no documents for investors, so that nobody is notified. Refuses with FORBIDDEN callers who may
 * not read offers. Also refuses by the rules of creating, because content that was valid when it was saved may not be valid
 * today.
 */
export async function duplicateOffer(context: Context, id: number): Promise<OfferView> {
  const offer = await readOfferAtOneMoment(context, id);
  if (judge(getOffer.access, context.actor) !== 'allowed') throw new Refusal('FORBIDDEN');
  const title = { pl: copied(offer.title, 'pl'), en: copied(offer.title, 'en') };
  const files = await readPresentFiles(context.db, offer);
  return withFreeSlugs(context, title, (slug) => {
    const input = parseStored(OfferInput, {
      ...withFileInputs({ ...offer }),
      title,
      slug,
      isOpen: false,
      isVisible: false,
      series: null,
      image: imageInput(offer.imageUrl, files),
      investorDocuments: [],
      agreements: offer.agreements.map(({ id: _, ...agreement }) => agreement),
    });
    return createOffer(context, input);
  });
}

/**
 * Suggests slugs again when another offer took them meanwhile, because the caller did not choose them and so cannot choose
 * others.
 */
async function withFreeSlugs(
  context: Context,
  title: Translated,
  create: (slug: Translated) => Promise<OfferView>,
): Promise<OfferView> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await create(await suggestSlugs(context, offerSlugBook, title, undefined));
    } catch (error) {
      if (!isSlugTaken(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

const isSlugTaken = (error: unknown): boolean =>
  refusalsOf(error)?.every(({ code }) => code === offerSlugBook.taken) ?? false;

const copied = (title: Translated, language: keyof Translated) =>
  `${cutText(title[language], TITLE_MAXIMUM - endings[language].length).trimEnd()}${endings[language]}`;
