import { randomUUID } from 'node:crypto';
import { uniqueFileName } from '@share/contract/shared/files.ts';
import { inOrder } from '@share/contract/shared/order/nodes.ts';
import { Refusal } from '../refusal.ts';

interface Sent {
  id?: string | undefined;
  position?: number | undefined;
}

interface Node {
  id: string;
  position: number;
}

/** Sorts and numbers the items of a list and gives new ones an id. `sentAt` is the index of the item in the request. */
export const asNodes = <Item extends Sent, Stored>(
  items: readonly Item[],
  store: (item: Item, sentAt: number) => Stored,
): (Stored & Node)[] =>
  inOrder(items).map((item) => ({
    ...store(item, item.sentAt),
    id: item.id ?? randomUUID(),
    position: item.position,
  }));

/** Adds a number to a name that is already in the list (FRM-20). */
export function withUniqueNames<Named extends { displayName: string }>(items: readonly Named[]): Named[] {
  const taken: string[] = [];
  return items.map((item) => {
    const displayName = uniqueFileName(item.displayName, taken);
    taken.push(displayName);
    return { ...item, displayName };
  });
}

/** Refuses the second occurrence of an id within an offer. */
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
