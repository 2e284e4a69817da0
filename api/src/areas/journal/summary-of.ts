import type { JournalChange } from '@share/contract/areas/journal/journal.schemas.ts';

/** More do not fit into a row of the list. */
const MOST_SHOWN = 3;

/** What a new order is about; everything else of it is on its screen. */
const OF_NEW_ORDER = ['offer.title', 'quantity', 'totalAmount'];

/** The changes that a row of the list shows, and how many fields are left out. */
export function summaryOf(
  action: string,
  changes: readonly JournalChange[],
): { changes: JournalChange[]; further: number } {
  // The name of what was created or deleted says enough.
  if (/[.](create|delete|upload)$/.test(action)) return { changes: [], further: 0 };
  if (action === 'order.place')
    return { changes: changes.filter(({ path }) => OF_NEW_ORDER.includes(path)), further: 0 };
  const fields = Map.groupBy(changes, ({ path }) => path.split('.')[0] ?? path);
  const shown = [...fields].slice(0, MOST_SHOWN).map(([field, of]) => oneOf(field, of));
  return { changes: shown, further: fields.size - shown.length };
}

/** The one change of a field; of several, or of an entry of a list, only the name of the field. */
function oneOf(field: string, changes: readonly JournalChange[]): JournalChange {
  const [change] = changes;
  if (change && changes.length === 1 && !change.path.includes('#')) return change;
  return { path: field, before: null, after: null };
}
