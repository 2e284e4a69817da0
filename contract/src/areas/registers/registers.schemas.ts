/** Who holds shares at the end of a day: the holders of one series, and those of an offer over all its series. */
import { z } from 'zod';
import { MoneyView } from '../../shared/numbers/money.ts';
import { TranslatedView } from '../../shared/translated.ts';
import { UserMeta } from '../orders/orders.schemas.ts';

/** The data of an erased person are gone; the number of the account stays. */
const Holder = UserMeta.extend({ isErased: z.boolean() });
export type Holder = z.infer<typeof Holder>;

const Held = z.object({ shares: z.number(), amount: MoneyView });

/** The same for all registers of a day. */
const OfADay = Held.extend({
  /** A day in Warsaw; the register shows its end. */
  asOf: z.string(),
  /** Whether the day is over, so that the register of it never changes again. */
  isFinal: z.boolean(),
});

export const HolderRow = Held.extend({
  /** The number of the account. */
  id: z.number(),
  user: Holder,
  /** The numbers of the shares: first and last of each run, ascending. */
  ranges: z.array(z.tuple([z.number(), z.number()])),
  /** Since when the person has held shares of the series. */
  since: z.string(),
  orders: z.array(z.number()),
});
export type HolderRow = z.infer<typeof HolderRow>;

export const SeriesRegister = OfADay.extend({
  series: z.object({ id: z.number(), name: TranslatedView }),
  /** The SHA-256 of `registerText`. */
  sha256: z.string(),
  /** By their lowest share number. */
  rows: z.array(HolderRow),
});
export type SeriesRegister = z.infer<typeof SeriesRegister>;

export const CapTableRow = Held.extend({
  /** The number of the investment. */
  id: z.number(),
  user: Holder,
  /** Of all shares of the offer, as a fraction. */
  part: z.number(),
  /** The shares of each series, in the order of the series of the table. */
  bySeries: z.array(z.number()),
});
export type CapTableRow = z.infer<typeof CapTableRow>;

export const CapTable = OfADay.extend({
  offer: z.object({ id: z.number(), title: TranslatedView }),
  series: z.array(Held.extend({ id: z.number(), name: TranslatedView })),
  /** The largest first. */
  rows: z.array(CapTableRow),
});
export type CapTable = z.infer<typeof CapTable>;
