import type { ChildElementView, SectionView } from '@share/contract/areas/offers/elements/elements.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';

/** A link to one of our files, in the form that cleaned texts have. */
const LINK = /<a href="(\/api\/files\/[^"?#]+)"/g;

/**
 * Signs the addresses of attachments that are not public, and of documents to which texts link: in parts for users or investors,
 * in elements within them, and in all parts of a hidden offer. It does not decide who may see these parts. Agreements stay as
 * they are, because their documents are public, and their fingerprints are those of the stored texts.
 */
export function withSignedAttachments(offer: OfferView, sign: (url: string) => string): OfferView {
  const signLinks = (html: string) =>
    html.replace(LINK, (_, url) => `<a href="${sign(url).replaceAll('&', '&amp;')}"`);
  const signed = <Element extends ChildElementView>(element: Element, isGated: boolean): Element => {
    if (!isGated) return element;
    if (element.type !== 'attachments') return { ...element, data: inTexts(element.data, signLinks) };
    return {
      ...element,
      data: { items: element.data.items.map((item) => ({ ...item, url: sign(item.url) })) },
    };
  };
  const inSection = (section: SectionView): SectionView => ({
    ...section,
    elements: section.elements.map((element) => {
      const isGated = !offer.isVisible || element.userMustBeLoggedIn;
      const children = element.children.map((child) => signed(child, isGated || child.userMustBeLoggedIn));
      return { ...signed(element, isGated), children };
    }),
  });
  const signedIf = <Texts>(isGated: boolean, texts: Texts) => (isGated ? inTexts(texts, signLinks) : texts);
  return {
    ...offer,
    mainDescription: signedIf(!offer.isVisible, offer.mainDescription),
    tenants: signedIf(!offer.isVisible, offer.tenants),
    descriptions: offer.descriptions.map((part) => ({
      ...part,
      content: signedIf(!offer.isVisible || part.userMustBeLoggedIn, part.content),
    })),
    sections: offer.sections.map(inSection),
  };
}

/** A copy of the value with all its texts changed, however deep they are. */
function inTexts<Value>(value: Value, change: (text: string) => string): Value {
  const visit = (inner: unknown): unknown => {
    if (typeof inner === 'string') return change(inner);
    if (Array.isArray(inner)) return inner.map(visit);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, child]) => [name, visit(child)]));
  };
  return visit(value) as Value;
}
