import type { ChildElementView, SectionView } from '@share/contract/areas/offers/elements/elements.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';

/**
 * The offer with signed addresses of the attachments that are not public: those of elements for users or investors, of their
 * children, and all of a hidden offer. Who may see the elements is not decided here.
 */
export function withSignedAttachments(offer: OfferView, sign: (url: string) => string): OfferView {
  const signed = <Element extends ChildElementView>(element: Element, isGated: boolean): Element =>
    element.type === 'attachments' && isGated
      ? { ...element, data: { items: element.data.items.map((item) => ({ ...item, url: sign(item.url) })) } }
      : element;
  const inSection = (section: SectionView): SectionView => ({
    ...section,
    elements: section.elements.map((element) => {
      const isGated = !offer.isVisible || element.userMustBeLoggedIn;
      const children = element.children.map((child) => signed(child, isGated || child.userMustBeLoggedIn));
      return { ...signed(element, isGated), children };
    }),
  });
  return { ...offer, sections: offer.sections.map(inSection) };
}
