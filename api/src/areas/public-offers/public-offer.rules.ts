import type { ElementView, SectionView } from '@share/contract/areas/offers/elements/elements.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type {
  OfferDocumentsView,
  PublicOfferView,
  PublicSeriesView,
} from '@share/contract/areas/offers/public-offers.schemas.ts';
import type { PictureFacts } from '@share/contract/shared/files.ts';
import { numbered } from '@share/contract/shared/order/positions.ts';
import { fingerprintOf } from '../consents/consents.shared.ts';

/** Decides how much of an offer somebody sees. An investor holds shares of it; readers of offers count as investors. */
export type Viewer = 'guest' | 'user' | 'investor';

interface Restricted {
  userMustBeLoggedIn: boolean;
  userMustInvest: boolean;
}

/** Whether the viewer may see a part with these restrictions (ELM-10, OFR-57, OFR-59). */
export function maySee(viewer: Viewer, { userMustBeLoggedIn, userMustInvest }: Restricted): boolean {
  if (viewer === 'investor') return true;
  return !userMustInvest && (viewer === 'user' || !userMustBeLoggedIn);
}

/** The offer with the parts that the viewer may see, without internal fields. */
export function offerSeenBy(
  viewer: Viewer,
  offer: OfferView,
  series: PublicSeriesView | null,
): Omit<PublicOfferView, 'ordering' | 'imageAlt' | keyof PictureFacts> {
  const {
    version: _,
    createdAt: __,
    isVisible: ___,
    seriesName: ____,
    seriesHasAccount: _____,
    investorDocuments: ______,
    ...shown
  } = offer;
  return {
    ...shown,
    series,
    descriptions: seen(viewer, offer.descriptions),
    properties: seen(viewer, offer.properties),
    sections: sectionsSeenBy(viewer, offer.sections),
    agreements: numbered(offer.agreements.filter(({ active }) => active)).map((agreement) => ({
      ...agreement,
      fingerprint: fingerprintOf(agreement),
    })),
  };
}

/** The attachments in the sections that the viewer may see, and for investors also the investor documents (OFR-81). */
export function documentsSeenBy(viewer: Viewer, offer: OfferView): OfferDocumentsView {
  const elements = sectionsSeenBy(viewer, offer.sections).flatMap((section) =>
    section.elements.flatMap((element) => [element, ...element.children]),
  );
  const attachments = elements.flatMap(({ type, data }) => (type === 'attachments' ? data.items : []));
  const investorDocuments = viewer === 'investor' ? offer.investorDocuments : [];
  return {
    documents: numbered(attachments.map(({ fileId: _, ...document }) => document)),
    investorDocuments: investorDocuments.map(({ id, position, attachment, signable, required }) => {
      const { displayName, fileName, url, size } = attachment;
      return { id, position, displayName, fileName, url, size, signable, required };
    }),
  };
}

/** Hides the children of hidden elements, and sections without visible elements. */
function sectionsSeenBy(viewer: Viewer, sections: readonly SectionView[]): SectionView[] {
  const shown = sections.map((section) => ({
    ...section,
    elements: seen(viewer, section.elements).map(
      (element): ElementView => ({ ...element, children: seen(viewer, element.children) }),
    ),
  }));
  return numbered(shown.filter(({ elements }) => elements.length > 0));
}

const seen = <Part extends Restricted>(viewer: Viewer, parts: readonly Part[]) =>
  numbered(parts.filter((part) => maySee(viewer, part)));
