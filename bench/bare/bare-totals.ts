/** From 1 January to 29 June 2026, as five months and 29 days. */
export const HALF_A_YEAR = `((unit = 'month' AND start BETWEEN '2026-01-01' AND '2026-05-01')
  OR (unit = 'day' AND start BETWEEN '2026-06-01' AND '2026-06-29'))`;
export const HALF_A_YEAR_CHANGES = "day BETWEEN '2026-01-01' AND '2026-06-29'";

/** The best SQL for a total: the folded counts of the fewest periods, and what was written since. */
export const totalFromCounts = (table: string, periods: string, changes = 'true') =>
  `SELECT ((SELECT coalesce(sum(rows), 0) FROM list_counts WHERE list = '${table}' AND ${periods})
    + (SELECT coalesce(sum(rows), 0) FROM list_changes WHERE list = '${table}' AND ${changes}))::int AS total`;

/** The best SQL for the total of some users, whom a condition on `user_id` finds. */
export const totalOfUsers = (table: string, condition: string) => {
  const sum = (counts: string) =>
    `(SELECT coalesce(sum(rows), 0) FROM ${counts} t WHERE list = '${table}' AND ${condition})`;
  return `SELECT (${sum('list_user_counts')} + ${sum('list_changes')})::int AS total`;
};
