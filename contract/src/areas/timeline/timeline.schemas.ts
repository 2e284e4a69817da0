/** A timeline lists who did what to an order, a transaction or an investment, when, and what changed; newest first. */

import { z } from 'zod';
import { contentKinds } from '../../shared/content/content-names.ts';
import { IdInPath } from '../../shared/ids.ts';

/** The actions for which a timeline has texts; later versions of the server may send others. */
export const timelineActions = [
  'order.place',
  'order.update',
  'order.accept',
  'order.reject',
  'order.expire',
  'order.cancel',
  'order.attach-document',
  'order.remove-document',
  'transaction.accept',
  'transaction.extend',
  'transaction.late-transfer',
  'transaction.further-transfer',
  'transaction.undo-late-transfer',
  'transaction.undo-further-transfer',
  'transaction.refund',
  'order.change-method',
  'transaction.paypal-create',
  'transaction.paypal-ask',
  'transaction.paypal-capture',
  'transaction.paypal-refund',
  'transaction.paypal-dispute',
  'transaction.paypal-release',
] as const;
export type TimelineAction = (typeof timelineActions)[number];

/** The fields whose changes are shown. Countries and states are sent as ids, amounts as numbers, instants as ISO 8601. */
export const timelineFields = [
  'status',
  'quantity',
  'pricePerShare',
  'totalAmount',
  'waitUntil',
  'receivedAmount',
  'receivedOn',
  'note',
  'refundDue',
  'amount',
  'returnedOn',
  'reference',
  'method',
  'payPal.mode',
  'payPal.outcome',
  'payPal.result',
  'payPal.issue',
  'payPal.reference',
  'signedDocument.displayName',
  'investorData.firstName',
  'investorData.lastName',
  'investorData.phoneNumber',
  'investorData.address.address',
  'investorData.address.zip',
  'investorData.address.city',
  'investorData.address.state',
  'investorData.address.country',
  'investorData.bankAccount.country',
  'investorData.bankAccount.bankName',
  'investorData.bankAccount.accountNumber',
] as const;
export type TimelineField = (typeof timelineFields)[number];

const Value = z.union([z.string(), z.number()]).nullable();
export type TimelineValue = z.infer<typeof Value>;

const Change = z.object({ field: z.enum(timelineFields), before: Value, after: Value });
export type TimelineChange = z.infer<typeof Change>;

/** `failed` is final: no further attempt follows. */
const EmailDelivery = z.object({
  recipient: z.string(),
  state: z.enum(['sent', 'waiting', 'failed']),
  at: z.string().nullable(),
});

export const TimelineEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** The actor's name in the audit trail, even if the account was deleted since then; null is the system itself. */
  actor: z.string().nullable(),
  action: z.string(),
  entity: z.enum(['order', 'transaction']),
  entityId: z.number(),
  changes: z.array(Change),
  email: EmailDelivery.nullable(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** `older` is the `before` of the next page; null when there are no older entries. */
export const TimelinePage = z.object({ entries: z.array(TimelineEntry), older: z.number().nullable() });
export type TimelinePage = z.infer<typeof TimelinePage>;

/**
 * `revision` grows with every change of the record; `at` and `by` say when and by whom it was changed last. `by` is null for the
 * system; both are null where the change was not recorded.
 */
export const Revision = z.object({
  revision: z.number(),
  at: z.string().nullable(),
  by: z.string().nullable(),
});
export type Revision = z.infer<typeof Revision>;

/** Records with a version, by their names in the audit trail. */
export const watchedEntities = [
  ...contentKinds,
  'config',
  'payPalConfig',
  'payout',
  'permission',
  'role',
  'user',
] as const;
export type WatchedEntity = (typeof watchedEntities)[number];

export const WatchedParams = z.object({ entity: z.enum(watchedEntities), id: IdInPath });

/** The version that the screen shows. */
export const WatchedQuery = z.object({
  shown: z
    .string({ error: 'IS_REQUIRED' })
    .regex(/^\d{1,9}$/, { error: 'VALUE_INVALID' })
    .transform(Number),
});

/** Only entries older than the one with this id. */
export const TimelineQuery = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, { error: 'VALUE_INVALID' })
    .transform(Number)
    .optional(),
});

/** The number of days for which a change of the investor's e-mail or bank account is shown on their orders. */
export const ACCOUNT_CHANGE_DAYS = 14;

/** A change of the investor's account that could send money to the wrong person. */
export const AccountChange = z.object({
  what: z.enum(['email', 'bankAccount']),
  at: z.string(),
  /** Calendar days since the change, in Warsaw. */
  days: z.number(),
  /** Null if the software itself did it. */
  by: z.string().nullable(),
});
export type AccountChange = z.infer<typeof AccountChange>;
