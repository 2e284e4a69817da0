import type { StoredFileView } from '@share/contract/areas/files/files.endpoints.ts';
import { type ElementType, elementTypes } from '@share/contract/areas/offers/elements/elements.ts';
import { confirm } from '../../../ui/confirm.tsx';
import type { Slash } from '../../../ui/fields/rich-text/slash.ts';
import { noImage, withUploaded } from '../../../ui/fields/uploads/image-value.ts';
import type { contentTexts } from './content.texts.ts';
import { askType } from './inserting/ask-type.tsx';
import { focusAddSection, focusCard, neighbourOf, reveal } from './reveal.ts';
import { copyToClipboard, readClipboard } from './store/clipboard.ts';
import type { Content, ElementNode, ElementOf, ParentId, SectionNode } from './store/content-model.ts';
import * as operations from './store/content-operations.ts';
import type { ContentStore } from './store/content-store.ts';
import { isEmptyText, withType } from './store/content-values.ts';

type Texts = (typeof contentTexts)['pl'];

/** Adds a new section, or the given copy, and opens it. */
export function addSection(store: ContentStore, index: number, section = operations.newSection()): void {
  store.change('add section', (content) => operations.addSection(content, index, section));
  reveal(store, section.id);
}

/** Adds a new element, or the given copy, at the end of a section or element, and opens it. */
export function addElement(store: ContentStore, parent: ParentId, element = operations.newElement()): void {
  const index = operations.elementsIn(store.content, parent)?.length ?? 0;
  store.change('add element', (content) => operations.insertElement(content, parent, index, element));
  reveal(store, element.id, 'type');
}

/**
 * Inserts a section beside a section. Beside an element it inserts an element of the type that is asked for at `at`. The new one
 * is opened. Returns false when the user chose no type and the focus should return.
 */
export async function insertBeside(
  store: ContentStore,
  id: string,
  side: operations.Side,
  at: DOMRect,
): Promise<boolean> {
  const section = operations.sectionOf(store.content, id);
  const answer = section ? null : await askType({ at });
  if (answer && answer.type === null) return answer.isLeft;
  const place = operations.placeBeside(store.content, id, side);
  if (place?.parent === null) addSection(store, place.index);
  if (place?.parent && answer) insertTyped(store, place.parent, place.index, answer.type);
  return true;
}

function insertTyped(store: ContentStore, parent: ParentId, index: number, type: ElementType): void {
  const element = withType(operations.newElement(), type);
  store.change('insert element', (content) => operations.insertElement(content, parent, index, element));
  reveal(store, element.id, 'content');
}

/** Adds an image element for each uploaded picture at the end of a section, as one undo step. */
export function addPictures(
  store: ContentStore,
  section: string,
  pictures: readonly Pick<StoredFileView, 'id' | 'url' | 'thumbUrl'>[],
): void {
  const elements = pictures.map((picture) => {
    const element = withType(operations.newElement(), 'image') as ElementOf<'image'>;
    return { ...element, data: { ...element.data, image: withUploaded(noImage, picture) } };
  });
  store.change('add pictures', (content) =>
    elements.reduce<Content>((present, element) => {
      const index = operations.elementsIn(present, section)?.length ?? 0;
      return operations.insertElement(present, section, index, element);
    }, content),
  );
}

/**
 * Asks for a type at a `/` in a text. An empty text element is replaced by an element of that type; otherwise one is inserted
 * below it. Without an answer the `/` is text.
 */
export async function askAtText(store: ContentStore, id: string, slash: Slash): Promise<void> {
  const isEmpty = isEmptyText(operations.elementOf(store.content, id));
  const types = elementTypes.filter((type) => !isEmpty || type !== 'text');
  const answer = await askType({ at: slash.at, types, typed: '/' });
  if (answer.type === null) {
    slash.write(answer.typed);
    if (!answer.isLeft) slash.focus();
    return;
  }
  const place = operations.placeBeside(store.content, id, 'below');
  if (!isEmpty) {
    if (place?.parent) insertTyped(store, place.parent, place.index, answer.type);
    return;
  }
  store.errors.setOf(id, []);
  store.changeElement(id, 'change type', (present) => withType(present, answer.type));
  reveal(store, id, 'content');
}

export function pasteSection(store: ContentStore, index: number): void {
  const copied = readClipboard();
  if (copied?.kind === 'section') addSection(store, index, copied.node);
}

export function pasteElement(store: ContentStore, parent: ParentId): void {
  const copied = readClipboard();
  if (copied?.kind === 'element') addElement(store, parent, copied.node);
}

export const copySection = (section: SectionNode): void =>
  copyToClipboard({ kind: 'section', node: section });
export const copyElement = (element: ElementNode): void =>
  copyToClipboard({ kind: 'element', node: element });

/** Removes a section after asking (ELM-03). */
export async function removeSection(
  store: ContentStore,
  section: SectionNode,
  position: number,
  t: Texts,
): Promise<void> {
  const isSure = await confirm({
    title: t.removeSectionTitle(position),
    message: t.removeSection(position, section.elements.length),
    confirmLabel: t.remove,
  });
  if (isSure) remove(store, section.id, operations.removeSection);
}

/** Removes an element after asking (ELM-08). */
export async function removeElement(store: ContentStore, id: string, name: string, t: Texts): Promise<void> {
  const isSure = await confirm({
    title: t.removeElementTitle,
    message: t.removeElement(name),
    confirmLabel: t.remove,
  });
  if (isSure) remove(store, id, operations.removeElement);
}

function remove(store: ContentStore, id: string, operation: (content: Content, id: string) => Content): void {
  const next = neighbourOf(store, id);
  store.change('remove', (content) => operation(content, id));
  if (next) focusCard(next);
  else focusAddSection();
}

/**
 * Asks first, because changing the type loses the data (ELM-17). An element without a type has no data, so there is no question.
 */
export async function changeType(
  store: ContentStore,
  element: ElementNode,
  type: ElementType,
  name: string,
  t: Texts,
): Promise<void> {
  if (element.type === type) return;
  const question = {
    title: t.changeTypeTitle,
    message: t.changeType(name, t.types[type]),
    confirmLabel: t.changeTypeLabel,
  };
  if (element.type !== null && !(await confirm(question))) return;
  store.errors.setOf(element.id, []);
  store.changeElement(element.id, 'change type', (present) => withType(present, type));
  if (element.type === null) focusCard(element.id, 'type');
}
