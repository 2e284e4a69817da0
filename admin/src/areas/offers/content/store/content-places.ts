import type { Content, ElementNode, ParentId } from './content-model.ts';

/** The place of a node: its parent (null for a section) and its index there. */
export interface Place {
  parent: ParentId | null;
  index: number;
}

type Places = ReadonlyMap<string, Place>;

/** Computed once for each content, which is immutable. */
const known = new WeakMap<Content, Places>();

/** The place of each node of a content, in the order of the page. */
export function placesIn(content: Content): Places {
  const places = known.get(content) ?? findPlaces(content);
  known.set(content, places);
  return places;
}

/** Reuses the places for `next`, in which no node has moved, so that they are not computed again for each key. */
export function keepPlaces(content: Content, next: Content): void {
  known.set(next, placesIn(content));
}

function findPlaces(content: Content): Places {
  const places = new Map<string, Place>();
  const add = (elements: readonly ElementNode[], parent: ParentId) => {
    for (const [index, { id, children }] of elements.entries()) {
      places.set(id, { parent, index });
      add(children, id);
    }
  };
  for (const [index, { id, elements }] of content.entries()) {
    places.set(id, { parent: null, index });
    add(elements, id);
  }
  return places;
}
