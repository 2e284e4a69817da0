import { areEqual, type Choice, type Decide, mergedOrder } from '../../../../ui/form/merge/merge.ts';
import type { Content, ElementNode, SectionNode } from './content-model.ts';
import { newSection } from './content-operations.ts';
import { mergedElement } from './element-merge.ts';

/** The content as it was loaded, as it is in the editor, and as another user stored it meanwhile. */
export interface ContentVersions {
  base: Content;
  mine: Content;
  theirs: Content;
}

/**
 * Merges the sections of two people node by node: changed, added, removed and moved ones. A conflict is named `<id>.<aspect>…`,
 * or `<id>` where one person removed a node that the other changed. Moves never conflict: the user's own move wins. An element
 * that would be nested too deep, or whose parent was removed, moves to its section, or to the last one.
 */
export function mergedContent({ base, mine, theirs }: ContentVersions, decide: Decide): Content {
  const trees = { base: treeOf(base), mine: treeOf(mine), theirs: treeOf(theirs) };
  const staying = stayingNodes(trees, decide);
  const result = assembled(trees, staying, placesOf(trees, staying));
  // The identical object if the result equals it, so that stored content does not count as unsaved.
  return [theirs, mine].find((content) => areEqual(content, result)) ?? result;
}

// Trees

interface Placed {
  /** Null for a section. */
  element: ElementNode | null;
  node: SectionNode | ElementNode;
  parent: string | null;
}

interface Tree {
  nodes: ReadonlyMap<string, Placed>;
  /** The ids below each parent, in their order. */
  below: ReadonlyMap<string | null, readonly string[]>;
}

interface Trees {
  base: Tree;
  mine: Tree;
  theirs: Tree;
}

function treeOf(content: Content): Tree {
  const nodes = new Map<string, Placed>();
  const below = new Map<string | null, readonly string[]>([[null, content.map(({ id }) => id)]]);
  const add = (elements: readonly ElementNode[], parent: string) => {
    below.set(
      parent,
      elements.map(({ id }) => id),
    );
    for (const element of elements) {
      nodes.set(element.id, { element, node: element, parent });
      add(element.children, element.id);
    }
  };
  for (const section of content) {
    nodes.set(section.id, { element: null, node: section, parent: null });
    add(section.elements, section.id);
  }
  return { nodes, below };
}

// Remaining nodes

/** Every node of the result, elements without their children. */
function stayingNodes(trees: Trees, decide: Decide): Map<string, ElementNode | null> {
  const { base, mine, theirs } = trees;
  const staying = new Map<string, ElementNode | null>();
  const resolved = new Map<string, Choice>();
  for (const id of new Set([...mine.nodes.keys(), ...theirs.nodes.keys()])) {
    const [here, there] = [mine.nodes.get(id), theirs.nodes.get(id)];
    if (here && there) {
      staying.set(
        id,
        here.element &&
          there.element &&
          mergedElement(base.nodes.get(id)?.element, here.element, there.element, decide),
      );
      continue;
    }
    const [side, present, absent] = here
      ? (['mine', mine, theirs] as const)
      : (['theirs', theirs, mine] as const);
    const root = removedRoot(id, present, absent, base);
    if (root !== null) {
      const winner = resolved.get(root) ?? resolveRemoval(root, trees, side, decide);
      resolved.set(root, winner);
      if (winner !== side) continue;
    }
    staying.set(id, present.nodes.get(id)?.element ?? null);
  }
  return staying;
}

/** The outermost removed node around a node that the other side has removed. */
function removedRoot(id: string, present: Tree, absent: Tree, base: Tree): string | null {
  let root: string | null = null;
  for (let at: string | null = id; at !== null; at = present.nodes.get(at)?.parent ?? null) {
    if (absent.nodes.has(at)) break;
    if (base.nodes.has(at)) root = at;
  }
  return root;
}

/**
 * One side removed a node that the other side still has: which side wins. If the other side did not change it, it is
 * removed; otherwise the user is asked.
 */
function resolveRemoval(root: string, { base, mine, theirs }: Trees, side: Choice, decide: Decide): Choice {
  const before = base.nodes.get(root);
  const present = (side === 'mine' ? mine : theirs).nodes.get(root);
  const isUntouched = before?.parent === present?.parent && areEqual(before?.node, present?.node);
  if (isUntouched) return side === 'mine' ? 'theirs' : 'mine';
  return decide(root, {
    base: before?.node,
    mine: mine.nodes.get(root)?.node,
    theirs: theirs.nodes.get(root)?.node,
  });
}

// Places

/** The parent of each node. */
function placesOf({ base, mine, theirs }: Trees, staying: ReadonlyMap<string, ElementNode | null>) {
  const places = new Map<string, string | null>();
  const isSection = (id: string) => staying.get(id) === null;
  const orphans: string[] = [];
  for (const [id, element] of staying) {
    if (element === null) {
      places.set(id, null);
      continue;
    }
    const [before, here, there] = [base, mine, theirs].map((tree) => tree.nodes.get(id)?.parent);
    const wanted =
      here !== undefined && (there === undefined || here !== before) ? [here, there] : [there, here];
    const parent = wanted.find((candidate) => typeof candidate === 'string' && staying.has(candidate));
    if (parent) places.set(id, parent);
    else orphans.push(id);
  }
  const last = () => [...staying.keys()].filter(isSection).at(-1) ?? null;
  for (const id of orphans) places.set(id, last());
  for (const [id, parent] of places) {
    if (parent === null || isSection(parent)) continue;
    const around = places.get(parent) ?? null;
    if (around !== null && !isSection(around)) places.set(id, sectionAround(id, places, isSection) ?? last());
  }
  return places;
}

function sectionAround(
  id: string,
  places: ReadonlyMap<string, string | null>,
  isSection: (id: string) => boolean,
): string | null {
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null && !seen.has(at); at = places.get(at) ?? null) {
    if (isSection(at)) return at;
    seen.add(at);
  }
  return null;
}

function assembled(
  { base, mine, theirs }: Trees,
  staying: ReadonlyMap<string, ElementNode | null>,
  places: ReadonlyMap<string, string | null>,
): Content {
  const idsBelow = (parent: string | null): string[] => {
    const here = new Set([...places].filter(([, place]) => place === parent).map(([id]) => id));
    const known = [base, mine, theirs].map((tree) => tree.below.get(parent) ?? []) as [
      string[],
      string[],
      string[],
    ];
    const order = mergedOrder(...known, here);
    return [...order, ...[...here].filter((id) => !order.includes(id))];
  };
  const elementsBelow = (parent: string): ElementNode[] =>
    idsBelow(parent).flatMap((id) => {
      const element = staying.get(id);
      return element ? [{ ...element, children: elementsBelow(id) }] : [];
    });
  const ids = idsBelow(null);
  const sections = ids
    .filter((id) => staying.get(id) === null)
    .map((id) => ({ id, elements: elementsBelow(id) }));
  // All sections were removed, but a moved element remains: it needs a section.
  const lost = ids.flatMap((id) => staying.get(id) ?? []);
  return lost.length === 0 ? sections : [...sections, newSection(lost)];
}
