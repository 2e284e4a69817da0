import type { HolderRow, SeriesRegister } from './registers.schemas.ts';

/** The numbers of shares in words: `1–20, 45`. */
export const rangesText = (ranges: HolderRow['ranges']): string =>
  ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');

/**
 * The text whose SHA-256 proves that a register of holders is the one that was printed. It has a line for the series and the day, and
 * one for each holder: account, numbers of the shares, orders, since when, shares and amount. Names are left out, because they
 * change, and disappear when the data of a person are erased.
 */
export const registerText = ({
  series,
  asOf,
  rows,
}: Pick<SeriesRegister, 'asOf' | 'rows'> & { series: { id: number } }): string =>
  [
    `${series.id};${asOf}`,
    ...rows.map(({ user, ranges, orders, since, shares, amount }) =>
      [user.id, rangesText(ranges), orders.join(', '), since, shares, amount.toFixed(2)].join(';'),
    ),
  ].join('\n');
