import type { Content, ElementNode, ParentId } from './content-model.ts';

/** Where a node stands: its parent (null for a section) and its index there. */
export interface Place {
  parent: ParentId | null;
  index: number;
}

type Places = ReadonlyMap<string, Place>;

/** Found once for each content: content never changes, so that what was found stays true. */
const known = new WeakMap<Content, Places>();

/** Where each node of a content stands, in the order of the page. */
export function placesIn(content: Content): Places {
  const places = known.get(content) ?? findPlaces(content);
  known.set(content, places);
  return places;
}

/** In `next` all nodes stand where they stood in `content`; so they need not be looked for again with each key. */
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
