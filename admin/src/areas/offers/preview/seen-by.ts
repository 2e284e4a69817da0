import type { Content, ElementNode } from '../content/store/content-model.ts';
import type { DescriptionValues } from '../descriptions/description-values.ts';
import type { DocumentValues } from '../documents/document-values.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import type { PropertyValues } from '../properties/property-values.ts';
import type { Visibility } from '../visibility/visibility.ts';

/** An investor holds shares of the offer. */
export const viewers = ['guest', 'user', 'investor'] as const;
export type Viewer = (typeof viewers)[number];

/** The parts of an offer that not everybody sees. */
export interface RestrictedParts {
  descriptions: readonly DescriptionValues[];
  properties: readonly PropertyValues[];
  documents: readonly DocumentValues[];
  sections: Content;
}

export const restrictedParts = (
  { descriptions, properties, investorDocuments: documents }: OfferFormValues,
  sections: Content,
): RestrictedParts => ({ descriptions, properties, documents, sections });

/**
 * The parts of an offer that a visitor would see if it were saved now, by the rules of the public site: a hidden
 * element hides its children, a section without visible elements is omitted, and documents are for investors only
 * (ELM-10, OFR-57, OFR-59, OFR-81). `hidden` counts the omitted parts.
 */
export function seenBy(viewer: Viewer, offer: RestrictedParts): RestrictedParts & { hidden: number } {
  const all = partsSeenBy('investor', offer);
  const seen = partsSeenBy(viewer, offer);
  return { ...seen, hidden: countOf(all) - countOf(seen) };
}

const partsSeenBy = (viewer: Viewer, offer: RestrictedParts): RestrictedParts => ({
  descriptions: visible(viewer, offer.descriptions),
  properties: visible(viewer, offer.properties),
  documents: viewer === 'investor' ? offer.documents.filter(({ toBeDeleted }) => !toBeDeleted) : [],
  sections: offer.sections
    .map((section) => ({ ...section, elements: elementsSeenBy(viewer, section.elements) }))
    .filter(({ elements }) => elements.length > 0),
});

const elementsSeenBy = (viewer: Viewer, elements: readonly ElementNode[]): ElementNode[] =>
  visible(viewer, elements).map((element) => ({ ...element, children: visible(viewer, element.children) }));

const visible = <Part extends Visibility>(viewer: Viewer, parts: readonly Part[]): Part[] =>
  parts.filter((part) => maySee(viewer, part));

function maySee(viewer: Viewer, { userMustBeLoggedIn, userMustInvest }: Visibility): boolean {
  if (viewer === 'investor') return true;
  return !userMustInvest && (viewer === 'user' || !userMustBeLoggedIn);
}

function countOf({ descriptions, properties, documents, sections }: RestrictedParts): number {
  const elements = sections.flatMap((section) => section.elements);
  const children = elements.flatMap((element) => element.children);
  return [descriptions, properties, documents, elements, children].reduce(
    (count, parts) => count + parts.length,
    0,
  );
}
