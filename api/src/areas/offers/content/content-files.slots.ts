import type { ChildElementInput } from '@share/contract/areas/offers/elements/elements.ts';
import type { OfferInput, OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { DocumentInput, ImageInput } from '@share/contract/shared/files.ts';

/** The parts of an offer's content that have a file. Only an image element may have none. */
export type SlotKind = 'image' | 'galleryItem' | 'attachment' | 'investorDocument';

/** A place for a file in an offer, with the file that the request sent for it. */
export interface FileSlot {
  kind: SlotKind;
  nodeId: string | undefined;
  path: string;
  /** The name of the file if the request has none. */
  name: string;
  sent: ImageInput | DocumentInput;
}

export type ContentInput = Pick<OfferInput, 'sections' | 'investorDocuments'>;
export type ContentView = Pick<OfferView, 'sections' | 'investorDocuments'>;

/** Every place for a file, in the order of the request. */
export const slotsOf = ({ sections, investorDocuments }: ContentInput): FileSlot[] => [
  ...sections.flatMap(({ elements }, section) =>
    elements.flatMap((element, at) => {
      const path = `sections.${section}.elements.${at}`;
      return [
        ...slotsOfElement(element, path),
        ...element.children.flatMap((child, index) => slotsOfElement(child, `${path}.children.${index}`)),
      ];
    }),
  ),
  ...investorDocuments.map(({ id, attachment }, at) => ({
    kind: 'investorDocument' as const,
    nodeId: id,
    path: `investorDocuments.${at}.attachment.file`,
    name: attachment.displayName,
    sent: attachment.file,
  })),
];

function slotsOfElement({ id, type, data }: ChildElementInput, path: string): FileSlot[] {
  if (type === 'image')
    return [{ kind: 'image', nodeId: id, path: `${path}.data.file`, name: 'image', sent: data.file }];
  if (type === 'gallery') {
    return data.items.map((item, at) => ({
      kind: 'galleryItem',
      nodeId: item.id,
      path: `${path}.data.items.${at}.file`,
      name: 'image',
      sent: item.file,
    }));
  }
  if (type !== 'attachments') return [];
  return data.items.map((item, at) => ({
    kind: 'attachment',
    nodeId: item.id,
    path: `${path}.data.items.${at}.file`,
    name: item.displayName,
    sent: item.file,
  }));
}

/** The ids of the present files of an offer's content, by `slotKey`. */
export function presentFiles({ sections, investorDocuments }: ContentView): ReadonlyMap<string, number> {
  const present = new Map<string, number>();
  const add = (kind: SlotKind, { id, fileId }: { id: string; fileId: number | null }) => {
    if (fileId !== null) present.set(slotKey(kind, id), fileId);
  };
  const elements = sections.flatMap((section) =>
    section.elements.flatMap((element) => [element, ...element.children]),
  );
  for (const { id, type, data } of elements) {
    if (type === 'image') add('image', { id, fileId: data.fileId });
    if (type === 'gallery') for (const item of data.items) add('galleryItem', item);
    if (type === 'attachments') for (const item of data.items) add('attachment', item);
  }
  for (const { id, attachment } of investorDocuments)
    add('investorDocument', { id, fileId: attachment.fileId });
  return present;
}

export const slotKey = (kind: SlotKind, nodeId: string): string => `${kind} ${nodeId}`;
