import type { OfferInput, OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusalsOfRepeatedIds } from '../../../platform/records/stored-nodes.ts';
import { refuseIfAny } from '../../../platform/refusal.ts';
import { attachContentFiles } from '../content/attach-content-files.ts';
import { type ContentView, slotsOf } from '../content/content-files.slots.ts';
import type { PreparedFiles } from '../content/prepare-content-files.ts';
import { saveSections } from '../content/save-sections.ts';
import { saveDocuments } from '../documents/save-documents.ts';
import { saveAgreements } from './save-agreements.ts';
import { saveBadges } from './save-badges.ts';
import { saveDescriptions } from './save-descriptions.ts';
import { saveProperties } from './save-properties.ts';

interface Lists {
  input: OfferInput;
  prepared: PreparedFiles;
  /** The offer before the change: its files are used where no others are sent. Null for a new offer. */
  before: (ContentView & Pick<OfferView, 'tenants'>) | null;
}

/** Saves every ordered list of an offer. */
export async function saveLists(
  tx: Db,
  context: Context,
  offerId: number,
  { input, prepared, before }: Lists,
): Promise<void> {
  const { sections, badges, descriptions, properties, investorDocuments, agreements } = input;
  refuseIfAny(refusalsOfRepeatedIds({ sections, badges, descriptions, properties, investorDocuments }));
  // Tenants that were not sent do not change.
  const { mainDescription, tenants = before?.tenants } = input;
  const texts = { sections, descriptions, mainDescription, tenants };
  const content = { slots: slotsOf(input), texts };
  const files = await attachContentFiles(tx, context, { offerId }, content, prepared, before);
  await saveBadges(tx, offerId, badges);
  await saveDescriptions(tx, offerId, descriptions);
  await saveProperties(tx, offerId, properties);
  await saveDocuments(tx, offerId, investorDocuments, files);
  await saveSections(tx, offerId, sections, files);
  await saveAgreements(tx, offerId, agreements);
}
