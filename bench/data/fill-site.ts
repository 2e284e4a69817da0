import { paragraphs } from '../../api/src/testing/content/big-offer.ts';
import { aBadge, anElement, anOfferInput, aSection } from '../../api/src/testing/offers.ts';
import { aPageInput } from '../../api/src/testing/pages.ts';
import { aSeriesInput } from '../../api/src/testing/series.ts';
import { aSentPicture, aSlideInput } from '../../api/src/testing/slides.ts';
import type { Placement } from '../../contract/src/areas/featured-offers/featured-offers.schemas.ts';
import type { Product } from '../product.ts';

const QUESTIONS = 60;
const PAGES = 40;
const SLIDES = 8;
const OFFERS = 24;
export const FEATURED: Placement = 'homepage-offer-list';
export const SLUG = 'strona-1';

/** Fills a site as staff would have written it: questions, pages of several kilobytes, slides, and offers of which some are featured. */
export async function fillSite(product: Product): Promise<void> {
  const both = (count: number) => ({ pl: paragraphs(count), en: paragraphs(count) });
  const image = await aSentPicture();
  for (let at = 1; at <= QUESTIONS; at += 1) {
    const question = { pl: `Jak kupić udział numer ${at}?`, en: `How do I buy share number ${at}?` };
    const body = { active: true, position: at, isFeatured: at < 6, question, answer: both(2) };
    await sent(product, 'POST', '/admin/faq', body);
  }
  for (let at = 1; at <= PAGES; at += 1) {
    const fields = { slug: { pl: `strona-${at}`, en: `page-${at}` }, content: both(15), image };
    await sent(product, 'POST', '/admin/page', aPageInput(fields));
  }
  for (let at = 1; at <= SLIDES; at += 1)
    await sent(product, 'POST', '/admin/slider', aSlideInput(`Slajd ${at}`, { position: at, image }));
  const offers: { offerId: number; position: number; fixedPosition: boolean }[] = [];
  for (let at = 1; at <= OFFERS; at += 1) {
    const series = await sent(product, 'POST', '/admin/share/series', aSeriesInput());
    const sections = [aSection(anElement('text', { data: { content: both(4) } }))];
    const offer = anOfferInput({ series: series.id, position: at, image, badges: [aBadge()], sections });
    const { id } = await sent(product, 'POST', '/admin/offer', offer);
    offers.push({ offerId: id, position: at, fixedPosition: false });
  }
  const { items } = await sent(product, 'GET', '/admin/featured-offer');
  const placement = items?.find(({ name }) => name === FEATURED);
  if (!placement) throw new Error(`There is no placement ${FEATURED}`);
  const title = { pl: 'Polecamy', en: 'Featured' };
  await sent(product, 'PUT', `/admin/featured-offer/${placement.id}`, { title, offers: offers.slice(0, 8) });
}

interface Answered {
  id: number;
  items?: { id: number; name: string }[];
}

async function sent(
  { api, token }: Product,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answered> {
  const response = await fetch(api + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { data, errors } = (await response.json()) as { data: Answered; errors: unknown };
  if (response.status !== 200) throw new Error(`${method} ${path} answered ${JSON.stringify(errors)}`);
  return data;
}
