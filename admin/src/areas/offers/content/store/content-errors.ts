import type { FormError } from '../../../../ui/form/errors/form-errors.ts';
import { fieldOf, valueAt } from '../../../../ui/form/paths.ts';
import type { Content, ElementNode, SectionNode } from './content-model.ts';
import type { NodeError } from './found-errors.ts';

/** The node id for errors that belong to no node, such as too many sections. */
export const NO_NODE = '';

/** The errors by section or element, with paths relative to the node: `data.items.0.label.pl`. */
export function errorsByNode(
  content: Content,
  errors: readonly FormError[],
): ReadonlyMap<string, readonly NodeError[]> {
  const byNode = new Map<string, NodeError[]>();
  for (const { path, code } of errors) {
    const found = nodeAt(content, path.split('.'));
    const id = found?.node.id ?? NO_NODE;
    byNode.set(id, [...(byNode.get(id) ?? []), { path: found ? fieldIn(found) : '', code }]);
  }
  return byNode;
}

interface Found {
  node: SectionNode | ElementNode;
  rest: string[];
}

/** The innermost node of `sections.0.elements.1.children.2.…`. */
function nodeAt(content: Content, path: string[]): Found | null {
  const [, sectionIndex, elements, elementIndex, children, childIndex, ...rest] = path;
  const section = content[Number(sectionIndex)];
  if (!section) return null;
  const element = elements === 'elements' ? section.elements[Number(elementIndex)] : undefined;
  if (!element) return { node: section, rest: path.slice(2) };
  const child = children === 'children' ? element.children[Number(childIndex)] : undefined;
  return child ? { node: child, rest } : { node: element, rest: path.slice(4) };
}

/** The field of the node for the rest of a path; '' for the node itself. */
function fieldIn({ node, rest }: Found): string {
  const parts: string[] = [];
  for (const part of rest) {
    const holder = parts.length === 0 ? node : valueAt(node, parts.join('.'));
    parts.push(Array.isArray(holder) ? String(indexOfSent(holder, Number(part))) : nameIn(holder, part));
  }
  return fieldOf(node, parts.join('.')) ?? '';
}

/** The body has a file where the editor has a picture. */
const nameIn = (holder: unknown, part: string): string =>
  part === 'file' && typeof holder === 'object' && holder !== null && 'image' in holder ? 'image' : part;

/** Items marked for deletion are not sent, so indices differ. */
function indexOfSent(items: readonly unknown[], sent: number): number {
  const staying = items.flatMap((item, index) => (isMarked(item) ? [] : [index]));
  return staying[sent] ?? sent;
}

const isMarked = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'toBeDeleted' in item && item.toBeDeleted === true;

/** Errors that no field shows: they concern the node itself, a complete list, or an unknown field. */
export const errorsWithoutField = (
  node: SectionNode | ElementNode,
  errors: readonly NodeError[],
): readonly NodeError[] =>
  errors.filter(({ path }) => {
    const value = path === '' ? node : valueAt(node, path);
    return path !== 'type' && (value === undefined || Array.isArray(value) || path === '');
  });
