/** Four eyes: what one person proposes, and another one who holds the same permission confirms. */
import { z } from 'zod';
import { Money } from '../numbers/money.ts';

const switched = [
  'refunds',
  'payouts',
  'bankFiles',
  'bankAccounts',
  'terms',
  'credentials',
  'rights',
] as const;

/** The actions that may need a second person. `settings`, which is to demand one for less, needs one as soon as any other does. */
export const fourEyesActions = ['acceptance', ...switched, 'settings'] as const;
export type FourEyesAction = (typeof fourEyesActions)[number];

const Switch = z.boolean({ error: 'VALUE_INVALID' });

/** Which actions need a second person. */
export const FourEyesSettings = z.object({
  /** Payments and orders of more than this amount; null: none. */
  acceptanceAbove: Money.nullable(),
  refunds: Switch,
  payouts: Switch,
  bankFiles: Switch,
  /** Of series and of investors. */
  bankAccounts: Switch,
  /** Price and limit of a series that has orders. */
  terms: Switch,
  /** Of PayPal. */
  credentials: Switch,
  rights: Switch,
});
export type FourEyesSettings = z.infer<typeof FourEyesSettings>;

export const noFourEyes: FourEyesSettings = {
  acceptanceAbove: null,
  refunds: false,
  payouts: false,
  bankFiles: false,
  bankAccounts: false,
  terms: false,
  credentials: false,
  rights: false,
};

/** Whether a change of the settings leaves to one person what needed two before. */
export const isWeaker = (before: FourEyesSettings, after: FourEyesSettings): boolean =>
  switched.some((action) => before[action] && !after[action]) ||
  (before.acceptanceAbove !== null &&
    (after.acceptanceAbove === null || after.acceptanceAbove > before.acceptanceAbove));
