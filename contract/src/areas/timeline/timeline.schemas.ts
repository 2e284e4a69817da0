/** A timeline tells who did what to an order, a transaction or an investment, when and with what change, newest first. */
import { z } from 'zod';

/** What a timeline has words for; later versions of the server may tell of more. */
export const timelineActions = [
  'order.place',
  'order.update',
  'order.accept',
  'order.reject',
  'order.expire',
  'order.attach-document',
  'order.remove-document',
  'transaction.accept',
  'transaction.extend',
] as const;
export type TimelineAction = (typeof timelineActions)[number];

/** What may be shown to have changed. Countries and states come as their ids, amounts as numbers, instants as ISO 8601. */
export const timelineFields = [
  'status',
  'quantity',
  'pricePerShare',
  'totalAmount',
  'waitUntil',
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

/** `waiting` to be sent, or `failed` for good. */
const ToldByEmail = z.object({
  recipient: z.string(),
  state: z.enum(['sent', 'waiting', 'failed']),
  at: z.string().nullable(),
});

export const TimelineEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** As the audit trail names the actor, whatever has become of the account since; null is the system itself. */
  actor: z.string().nullable(),
  action: z.string(),
  entity: z.enum(['order', 'transaction']),
  entityId: z.number(),
  changes: z.array(Change),
  email: ToldByEmail.nullable(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** `older` is what to ask with for the entries before these; null after the first one of all. */
export const TimelinePage = z.object({ entries: z.array(TimelineEntry), older: z.number().nullable() });
export type TimelinePage = z.infer<typeof TimelinePage>;

/** Only entries older than the one with this id. */
export const TimelineQuery = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, { error: 'VALUE_INVALID' })
    .transform(Number)
    .optional(),
});
