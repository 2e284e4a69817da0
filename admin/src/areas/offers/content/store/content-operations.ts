/**
 * All operations on the structure of an offer's content, as pure functions. An impossible operation (an unknown node,
 * an element with children moved into another element) returns its input unchanged.
 */
import { randomId } from '@share/contract/client/random-id.ts';
import type { Content, ElementNode, ParentId, SectionNode } from './content-model.ts';
import { keepPlaces, type Place, placesIn } from './content-places.ts';

export type Side = 'above' | 'below';

export const newSection = (elements: readonly ElementNode[] = []): SectionNode => ({
  id: randomId(),
  elements,
});

export const newElement = (): ElementNode => ({
  id: randomId(),
  title: { pl: '', en: '' },
  widthDesktop: 12,
  widthTablet: 12,
  widthMobile: 12,
  userMustBeLoggedIn: false,
  userMustInvest: false,
  children: [],
  type: null,
  data: null,
});

/** The element with that id, or undefined. */
export function elementOf(content: Content, id: string): ElementNode | undefined {
  const place = placeOf(content, id);
  return place && place.parent !== null ? elementsIn(content, place.parent)?.[place.index] : undefined;
}

/** The section with that id, or undefined. */
export function sectionOf(content: Content, id: string): SectionNode | undefined {
  const place = placeOf(content, id);
  return place?.parent === null ? content[place.index] : undefined;
}

/** The place of the section or element with that id, or undefined. */
export const placeOf = (content: Content, id: string): Place | undefined => placesIn(content).get(id);

/** The place directly above or below a section or element, in the same list, or undefined. */
export function placeBeside(content: Content, id: string, side: Side): Place | undefined {
  const place = placeOf(content, id);
  return place && { ...place, index: place.index + (side === 'below' ? 1 : 0) };
}

/** The elements of a section or element, or undefined when there is none with that id. */
export const elementsIn = (content: Content, parent: ParentId): readonly ElementNode[] | undefined =>
  sectionOf(content, parent)?.elements ?? elementOf(content, parent)?.children;

const isElementWithin = (content: Content, parent: ParentId): boolean =>
  elementOf(content, parent) !== undefined;

/**
 * Whether the parent may contain the element: only elements without children may be inside another element, and never
 * inside themselves.
 */
export function mayStandIn(content: Content, element: ElementNode, parent: ParentId): boolean {
  if (!isElementWithin(content, parent)) return content.some(({ id }) => id === parent);
  const place = placeOf(content, parent);
  const isTopLevel = content.some(({ id }) => id === place?.parent);
  return isTopLevel && element.id !== parent && element.children.length === 0;
}

// Sections

export const addSection = (content: Content, index: number, section = newSection()): Content => [
  ...content.slice(0, index),
  section,
  ...content.slice(index),
];

export const removeSection = (content: Content, id: string): Content =>
  content.some((section) => section.id === id) ? content.filter((section) => section.id !== id) : content;

export function moveSection(content: Content, id: string, index: number): Content {
  const from = content.findIndex((section) => section.id === id);
  return from < 0 || index < 0 || index >= content.length ? content : withMoved(content, from, index);
}

export function duplicateSection(content: Content, id: string): Content {
  const index = content.findIndex((section) => section.id === id);
  const section = content[index];
  return section ? addSection(content, index + 1, copyOf(section)) : content;
}

// Elements

export function insertElement(
  content: Content,
  parent: ParentId,
  index: number,
  element: ElementNode,
): Content {
  if (!mayStandIn(content, element, parent) || placeOf(content, element.id)) return content;
  return withElements(content, parent, (elements) => [
    ...elements.slice(0, index),
    element,
    ...elements.slice(index),
  ]);
}

export function removeElement(content: Content, id: string): Content {
  const parent = placeOf(content, id)?.parent;
  if (!parent) return content;
  return withElements(content, parent, (elements) => elements.filter((element) => element.id !== id));
}

/** Moves an element, with its content, to an index of the same or of another parent. */
export function moveElement(content: Content, id: string, parent: ParentId, index: number): Content {
  const element = elementOf(content, id);
  const from = placeOf(content, id);
  const there = elementsIn(content, parent);
  if (!element || !from || !there || index < 0 || !mayStandIn(content, element, parent)) return content;
  if (from.parent === parent) {
    if (index >= there.length || index === from.index) return content;
    return withElements(content, parent, (elements) => withMoved(elements, from.index, index));
  }
  if (index > there.length) return content;
  return insertElement(removeElement(content, id), parent, index, element);
}

export function duplicateElement(content: Content, id: string): Content {
  const place = placeOf(content, id);
  const element = elementOf(content, id);
  if (!element || !place?.parent) return content;
  return insertElement(content, place.parent, place.index + 1, copyOf(element));
}

/** Replaces an element by the result of `change`; its id and place stay. */
export function changeElement(
  content: Content,
  id: string,
  change: (element: ElementNode) => ElementNode,
): Content {
  const place = placeOf(content, id);
  if (!place?.parent) return content;
  let keepsChildren = true;
  const next = withElements(content, place.parent, (elements) =>
    changedAt(elements, place.index, (element) => {
      const changed = change(element);
      keepsChildren = changed.children === element.children;
      return changed;
    }),
  );
  if (keepsChildren) keepPlaces(content, next);
  return next;
}

/** A copy with new ids throughout. Stored parts are new in the copy, and parts marked for deletion are omitted. */
export function copyOf<Node>(node: Node): Node {
  if (Array.isArray(node)) {
    return node.filter((item) => !isMarked(item)).map((item) => copyOf(item)) as Node;
  }
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, copyOf(value)]));
  if (typeof copy.id === 'string') copy.id = randomId();
  if ('isStored' in copy) copy.isStored = false;
  return copy as Node;
}

const isMarked = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'toBeDeleted' in item && item.toBeDeleted === true;

/** Replaces the elements of one parent; everything else stays identical. */
function withElements(
  content: Content,
  parent: ParentId,
  change: (elements: readonly ElementNode[]) => readonly ElementNode[],
): Content {
  const place = placeOf(content, parent);
  if (!place) return content;
  if (place.parent === null) {
    return changedAt(content, place.index, (section) =>
      replaced(section, 'elements', change(section.elements)),
    );
  }
  return withElements(content, place.parent, (elements) =>
    changedAt(elements, place.index, (element) => replaced(element, 'children', change(element.children))),
  );
}

const replaced = <Node extends object, Key extends keyof Node>(
  node: Node,
  key: Key,
  value: Node[Key],
): Node => (node[key] === value ? node : { ...node, [key]: value });

/** Returns the identical list when the item did not change. */
function changedAt<Item>(
  items: readonly Item[],
  index: number,
  change: (item: Item) => Item,
): readonly Item[] {
  const item = items[index] as Item;
  const next = change(item);
  return next === item ? items : items.with(index, next);
}

function withMoved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (from === to) return items;
  const result = items.filter((_, index) => index !== from);
  result.splice(to, 0, items[from] as Item);
  return result;
}

/** The ids of all sections and elements. */
export const nodeIds = (content: Content): string[] => [...placesIn(content).keys()];

/** The ids of the cards that must be open to show a node: the node itself and all cards around it, from the inside out. */
export function wayTo(content: Content, id: string): string[] {
  const parent = placeOf(content, id)?.parent;
  return parent ? [id, ...wayTo(content, parent)] : [id];
}

/** Whether any element still has no type (OFR-24). */
export const hasUntyped = (content: Content): boolean => content.some(({ elements }) => anyUntyped(elements));

const anyUntyped = (elements: readonly ElementNode[]): boolean =>
  elements.some(({ type, children }) => type === null || anyUntyped(children));
