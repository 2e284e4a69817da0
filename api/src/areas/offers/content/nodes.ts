import { randomUUID } from 'node:crypto';
import { uniqueFileName } from '@share/contract/shared/files.ts';
import { inOrder } from '@share/contract/shared/nodes.ts';
import { Refusal } from '../../../platform/refusal.ts';

interface Sent {
  id?: string | undefined;
  position?: number | undefined;
}

interface Node {
  id: string;
  position: number;
}

/** The items of a list as they are stored: in order, each with its id or a new one. `sentAt` is where it stood in the body. */
export const asNodes = <Item extends Sent, Stored>(
  items: readonly Item[],
  store: (item: Item, sentAt: number) => Stored,
): (Stored & Node)[] =>
  inOrder(items).map((item) => ({
    ...store(item, item.sentAt),
    id: item.id ?? randomUUID(),
    position: item.position,
  }));

/** FRM-20: a name that an earlier one of the list has already gets a number. */
export function withUniqueNames<Named extends { displayName: string }>(items: readonly Named[]): Named[] {
  const taken: string[] = [];
  return items.map((item) => {
    const displayName = uniqueFileName(item.displayName, taken);
    taken.push(displayName);
    return { ...item, displayName };
  });
}

/** Every node of an offer is there once, wherever it stands: refused is the second one. */
export function refusalsOfRepeatedIds(lists: object): Refusal[] {
  const seen = new Set<string>();
  const refusals: Refusal[] = [];
  const visit = (value: object, path: string) => {
    for (const [key, child] of Object.entries(value)) {
      const place = path === '' ? key : `${path}.${key}`;
      if (typeof child === 'object' && child !== null) visit(child, place);
      if (key !== 'id' || typeof child !== 'string') continue;
      if (seen.has(child)) refusals.push(new Refusal('VALUE_INVALID', place));
      seen.add(child);
    }
  };
  visit(lists, '');
  return refusals;
}
