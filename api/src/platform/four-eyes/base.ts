import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../records/change.ts';
import type { Secrets } from '../secrets.ts';

/**
 * A fingerprint of what changes rest on: the former values of all that they change, and what else their verbs say they rest on. The
 * new values follow from these and from the request, apart from the time and the numbers of new records.
 */
export const baseOf = (secrets: Secrets, changes: readonly Change[]): string =>
  secrets.fingerprint(JSON.stringify(changes.map(restsOn)), 'proposal-base');

function restsOn({ action, entity, id = null, before = null, after = null, base = null }: Change) {
  const former = before === null || after === null ? before : formerValues(before, after);
  const isOfNewRecord = before === null && base === null;
  return { action, entity, id: isOfNewRecord ? null : id, former, base };
}

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values before of the fields that differ. */
function formerValues(before: unknown, after: unknown): unknown {
  if (!isValues(before) || !isValues(after)) return before;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return Object.fromEntries(
    names
      .filter((name) => !isDeepStrictEqual(before[name], after[name]))
      .map((name) => [name, formerValues(before[name] ?? null, after[name] ?? null)]),
  );
}
