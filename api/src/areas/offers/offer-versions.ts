import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Scope } from '../../platform/records/record-steps.ts';
import {
  imageInput,
  type VersionedRecords,
  withFileInputs,
} from '../../platform/records/versions/serve-versions.ts';
import { storeVersion } from '../../platform/records/versions/store-version.ts';

/** The name of offers in the audit trail, and their texts in two languages. */
export const offerRecords = {
  entity: 'offer',
  versioned: {
    texts: [
      'title',
      'mainDescription',
      'investmentReturn',
      'tenants',
      'properties',
      'badges',
      'descriptions',
      'sections',
      'agreements',
    ],
  },
};

/** Stores a saved version of an offer. The name and the account of its series are not part of it. */
export const keepOffer = (scope: Scope, before: OfferView | null, after: OfferView): Promise<void> =>
  storeVersion(
    scope,
    { ...offerRecords.versioned, entity: offerRecords.entity },
    { before: before && ownPart(before), after: ownPart(after) },
  );

const ownPart = ({ seriesName: _, seriesHasAccount: __, ...own }: OfferView) => own;

/** The body that brings a version back. Agreements of the offer that were deleted since are added as new ones. */
export const offerInputOf: VersionedRecords<OfferView, unknown>['toInput'] = (
  content,
  { files, present },
) => {
  const stored = new Set(idsOf(present.agreements));
  const agreements = (content.agreements as { id: number }[]).map(({ id, ...agreement }) =>
    stored.has(id) ? { id, ...agreement } : agreement,
  );
  return { ...withFileInputs(content), agreements, image: imageInput(content.imageUrl, files) };
};

const idsOf = (agreements: unknown) => (agreements as { id: number }[]).map(({ id }) => id);
