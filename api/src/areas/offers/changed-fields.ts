/** Of a record before and after, only the fields that differ: an offer's content is long, and the audit trail is for ever. */
export function changedFields<Fields extends object>(before: Fields, after: Fields) {
  const changed = (Object.keys(after) as (keyof Fields)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (from: Fields) => Object.fromEntries(changed.map((key) => [key, from[key]]));
  return { before: pick(before), after: pick(after) };
}
