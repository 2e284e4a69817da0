import type { ElementView, SectionView } from '@share/contract/areas/offers/elements/elements.ts';
import type { InvestorDocumentView } from '@share/contract/areas/offers/offers.parts.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { files } from '../../../platform/files/files.tables.ts';
import {
  offerBadges,
  offerDescriptions,
  offerDocuments,
  offerElements,
  offerProperties,
  offerSections,
} from '../offers.tables.ts';
import { investorDocumentView, type KnownFiles } from './content-files.views.ts';
import { shownData } from './element-data.ts';

export type OfferContent = Pick<
  OfferView,
  'sections' | 'badges' | 'descriptions' | 'properties' | 'investorDocuments'
>;

/** The complete content of an offer, not yet filtered by what a viewer may see. */
export async function readContent(db: Db, offerId: number): Promise<OfferContent> {
  const files = await readFiles(db, offerId);
  return {
    sections: await readSections(db, offerId, files),
    badges: await readBadges(db, offerId),
    descriptions: await readDescriptions(db, offerId),
    properties: await readProperties(db, offerId),
    investorDocuments: await readDocuments(db, offerId, files),
  };
}

async function readFiles(db: Db, offerId: number): Promise<KnownFiles> {
  const rows = await db
    .select()
    .from(files)
    .where(sql`${files.id} IN (
    SELECT file_id FROM offer_content_files WHERE offer_id = ${offerId}
    UNION ALL SELECT file_id FROM offer_documents WHERE offer_id = ${offerId})`);
  return new Map(rows.map((file) => [file.id, file]));
}

async function readSections(db: Db, offerId: number, known: KnownFiles): Promise<SectionView[]> {
  const sections = await db
    .select({ id: offerSections.id, position: offerSections.position })
    .from(offerSections)
    .where(eq(offerSections.offerId, offerId))
    .orderBy(asc(offerSections.position));
  const elements = await db
    .select()
    .from(offerElements)
    .where(eq(offerElements.offerId, offerId))
    .orderBy(asc(offerElements.position));
  const byPlace = Map.groupBy(elements, ({ parentId, sectionId }) => parentId ?? sectionId);
  const at = (place: string) => byPlace.get(place) ?? [];
  return sections.map((section) => ({
    ...section,
    elements: at(section.id).map(
      (element) =>
        ({
          ...toView(element, known),
          children: at(element.id).map((child) => toView(child, known)),
        }) as ElementView,
    ),
  }));
}

/** The cast is needed because one column has the data of all types; the row's type says which it is. */
function toView(
  { offerId: _, sectionId: __, parentId: ___, ...element }: typeof offerElements.$inferSelect,
  known: KnownFiles,
) {
  return { ...element, data: shownData(element.type, element.data, known) };
}

/** All columns except `offerId`. */
function columnsOf<Table extends PgTable & { offerId: PgColumn }>(table: Table) {
  const { offerId: _, ...columns } = getTableColumns(table);
  return columns;
}

const shown = {
  badge: columnsOf(offerBadges),
  description: columnsOf(offerDescriptions),
  property: columnsOf(offerProperties),
};

const readBadges = async (db: Db, offerId: number): Promise<OfferContent['badges']> =>
  db
    .select(shown.badge)
    .from(offerBadges)
    .where(eq(offerBadges.offerId, offerId))
    .orderBy(asc(offerBadges.position));

const readDescriptions = async (db: Db, offerId: number): Promise<OfferContent['descriptions']> =>
  db
    .select(shown.description)
    .from(offerDescriptions)
    .where(eq(offerDescriptions.offerId, offerId))
    .orderBy(asc(offerDescriptions.position));

const readProperties = async (db: Db, offerId: number): Promise<OfferContent['properties']> =>
  db
    .select(shown.property)
    .from(offerProperties)
    .where(eq(offerProperties.offerId, offerId))
    .orderBy(asc(offerProperties.position));

async function readDocuments(db: Db, offerId: number, known: KnownFiles): Promise<InvestorDocumentView[]> {
  const documents = await db
    .select()
    .from(offerDocuments)
    .where(eq(offerDocuments.offerId, offerId))
    .orderBy(asc(offerDocuments.position));
  return documents.map(
    ({ id, position, displayName, fileId, signable, notifyInvestors, required, notifiedAt }) => ({
      id,
      position,
      attachment: { displayName, ...investorDocumentView(known, fileId, offerId, id) },
      signable,
      notifyInvestors,
      required,
      notifiedAt: notifiedAt?.toISOString() ?? null,
    }),
  );
}
