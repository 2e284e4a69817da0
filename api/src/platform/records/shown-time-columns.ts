/** Records that the public site shows for a time only. */

import type { ShownTime } from '@share/contract/shared/content/shown-time.ts';
import { fromWarsaw, toWarsaw } from '@share/contract/shared/dates.ts';
import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { type PgColumn, timestamp } from 'drizzle-orm/pg-core';

export const shownTimeColumns = {
  visibleFrom: timestamp('visible_from', { withTimezone: true }),
  visibleUntil: timestamp('visible_until', { withTimezone: true }),
};

interface StoredTime {
  visibleFrom: Date | null;
  visibleUntil: Date | null;
}

/** The columns of a body. A field that the body leaves out is undefined, and does not change. */
export const toShownTime = ({ visibleFrom, visibleUntil }: ShownTime) => ({
  visibleFrom: instantOf(visibleFrom),
  visibleUntil: instantOf(visibleUntil),
});

const instantOf = (local: string | null | undefined): Date | null | undefined =>
  typeof local === 'string' ? fromWarsaw(local) : local;

/** The times of a stored row, on the Warsaw clock. */
export const shownTimeOf = ({ visibleFrom, visibleUntil }: StoredTime) => ({
  visibleFrom: visibleFrom && toWarsaw(visibleFrom),
  visibleUntil: visibleUntil && toWarsaw(visibleUntil),
});

const onWarsawClock = (column: string) =>
  `to_char(r.${column} AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD HH24:MI:SS')`;

/** The columns of `shownTimeOf` for the rows of a list, where the table's alias is `r`. */
export const shownTimeSelect = {
  visibleFrom: onWarsawClock('visible_from'),
  visibleUntil: onWarsawClock('visible_until'),
};

interface ShownTable {
  active: PgColumn;
  visibleFrom: PgColumn;
  visibleUntil: PgColumn;
}

/** Whether the public site shows a row at that instant: it is active, and the instant is within its time. */
export const isShownAt = ({ active, visibleFrom, visibleUntil }: ShownTable, at: Date): SQL | undefined =>
  and(
    eq(active, true),
    or(isNull(visibleFrom), lte(visibleFrom, at)),
    or(isNull(visibleUntil), gt(visibleUntil, at)),
  );
