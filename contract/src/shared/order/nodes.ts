/**
 * Parts of a record that are edited, moved and copied, such as sections, elements and their items. The id of a node never
 * changes; a form may choose the id of a new one, otherwise the server does. Positions follow from the order (ELM-18).
 */
import { z } from 'zod';
import { numbered } from './positions.ts';

export const NodeId = z.uuid({ error: 'VALUE_INVALID' }).toLowerCase();

/** Positions decide the order only if every item of the list has one. */
export const nodeFields = {
  id: NodeId.optional(),
  position: z.number({ error: 'VALUE_INVALID' }).optional(),
};

export const nodeView = { id: z.string(), position: z.number() };

interface Sent {
  id?: string | undefined;
  position?: number | undefined;
}

/** A list of nodes; refuses a node that appears twice. */
export const nodeList = <Item extends z.ZodType<Sent>>(item: Item, limits: { max: number }) =>
  z
    .array(item, { error: 'IS_REQUIRED' })
    .max(limits.max, { error: 'TOO_MANY_ITEMS' })
    .superRefine((items, issues) => {
      const seen = new Set<string>();
      for (const [index, { id }] of items.entries()) {
        if (id !== undefined && seen.has(id))
          issues.addIssue({ code: 'custom', message: 'VALUE_INVALID', path: [index, 'id'] });
        if (id !== undefined) seen.add(id);
      }
    });

/** Like `nodeList`, with at least one item. */
export const filledNodeList = <Item extends z.ZodType<Sent>>(item: Item, limits: { max: number }) =>
  nodeList(item, limits).min(1, { error: 'AT_LEAST_ONE_ITEM' });

/** The items in their order, numbered from 1, each with the index at which it was sent, because errors name that index. */
export function inOrder<Item extends Sent>(
  items: readonly Item[],
): (Item & { position: number; sentAt: number })[] {
  const sent = items.map((item, sentAt) => ({ ...item, sentAt }));
  if (sent.every(({ position }) => position !== undefined))
    sent.sort((one, other) => Number(one.position) - Number(other.position));
  return numbered(sent);
}
