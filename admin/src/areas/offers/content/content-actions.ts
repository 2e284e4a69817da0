import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import { confirm } from '../../../ui/confirm.tsx';
import type { contentTexts } from './content.texts.ts';
import { focusCard, neighbourOf, reveal } from './reveal.ts';
import { copyToClipboard, readClipboard } from './store/clipboard.ts';
import type { Content, ElementNode, ParentId, SectionNode } from './store/content-model.ts';
import * as operations from './store/content-operations.ts';
import type { ContentStore } from './store/content-store.ts';
import { withType } from './store/content-values.ts';

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
}

/** Asks first, because the data is lost (ELM-17); an element without a type has none, so there is no question. */
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
