import type { ElementView, SectionInput } from '@share/contract/areas/offers/elements/elements.ts';
import { asNodes } from '../../../platform/records/stored-nodes.ts';
import type { AttachedFiles } from '../content/attach-content-files.ts';
import type { KnownFiles } from '../content/content-files.views.ts';
import { shownData } from '../content/element-data.ts';
import { elementColumns } from '../content/save-sections.ts';

type StoredChild = ReturnType<typeof elementColumns> & { id: string; position: number };

/** An element of a pattern in the database: as in an offer, with the elements within it. */
type StoredElement = StoredChild & { children: readonly StoredChild[] };

/** Converts the elements of the only section of a request. */
export const storedElements = ({ elements }: SectionInput, files: AttachedFiles): StoredElement[] =>
  asNodes(elements, (element, sentAt) => {
    const path = `sections.0.elements.${sentAt}`;
    return {
      ...elementColumns(element, path, files),
      children: asNodes(element.children, (child, at) =>
        elementColumns(child, `${path}.children.${at}`, files),
      ),
    };
  });

/** The elements as an answer shows them, with names and addresses of their files. */
export const shownElements = (stored: unknown, files: KnownFiles): ElementView[] =>
  (stored as readonly StoredElement[]).map(
    ({ children, ...element }) =>
      ({ ...shown(element, files), children: children.map((child) => shown(child, files)) }) as ElementView,
  );

const shown = (element: StoredChild, files: KnownFiles) => ({
  ...element,
  data: shownData(element.type, element.data, files),
});
