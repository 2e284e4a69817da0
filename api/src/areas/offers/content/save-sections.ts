import type { ChildElementInput, SectionInput } from '@share/contract/areas/offers/elements/elements.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { EveryFieldOf } from '../../../platform/records/records.ts';
import { asNodes } from '../../../platform/records/stored-nodes.ts';
import { offerElements, offerSections } from '../offers.tables.ts';
import type { AttachedFiles } from './attach-content-files.ts';
import { storedData } from './element-data.ts';
import { deleteOtherNodes, upsertNodes } from './replace-nodes.ts';

/**
 * Replaces an offer's sections, with their elements and child elements (ELM-01 to ELM-21). Elements are moved before any
 * section is deleted, because deleting a section deletes its elements.
 */
export async function saveSections(
  tx: Db,
  offerId: number,
  inputs: readonly SectionInput[],
  files: AttachedFiles,
): Promise<void> {
  const sections = asNodes(inputs, ({ elements }, sentAt) => ({ offerId, elements, sentAt }));
  const elements = sections.flatMap(({ id: sectionId, elements: ofSection, sentAt: section }) => {
    const parents = asNodes(ofSection, (element, sentAt) => {
      const path = `sections.${section}.elements.${sentAt}`;
      return {
        row: { offerId, sectionId, ...elementColumns(element, path, files) },
        children: element.children,
        path,
      };
    });
    return parents.flatMap(({ id, position, row, children, path }) => [
      { ...row, id, position, parentId: null },
      ...asNodes(children, (child, sentAt) => ({
        offerId,
        sectionId,
        parentId: id,
        ...elementColumns(child, `${path}.children.${sentAt}`, files),
      })),
    ]);
  });
  const sectionRows = sections.map(({ id, position }) => ({ offerId, id, position }));
  await upsertNodes(tx, offerSections, sectionRows);
  await upsertNodes(tx, offerElements, elements);
  await deleteOtherNodes(tx, offerElements, offerId, elements);
  await deleteOtherNodes(tx, offerSections, offerId, sectionRows);
}

/** The columns of an element, except those for its place. */
export const elementColumns = (element: ChildElementInput, path: string, files: AttachedFiles) =>
  ({
    type: element.type,
    title: element.title,
    widthDesktop: element.widthDesktop,
    widthTablet: element.widthTablet,
    widthMobile: element.widthMobile,
    userMustBeLoggedIn: element.userMustBeLoggedIn,
    userMustInvest: element.userMustInvest,
    data: storedData(element, path, files),
  }) satisfies EveryFieldOf<Omit<ChildElementInput, 'id' | 'position' | 'children'>>;
