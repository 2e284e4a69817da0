import {
  type TimelineChange,
  type TimelineEntry,
  type TimelineField,
  type TimelineValue,
  timelineFields,
} from '@share/contract/areas/timeline/timeline.schemas.ts';
import { eventOf } from '../ledger/ledger.shared.ts';

export interface StoredEntry {
  id: number;
  at: Date;
  actorId: number | null;
  actorLabel: string;
  action: string;
  entity: TimelineEntry['entity'];
  entityId: number;
  before: unknown;
  after: unknown;
}

/** Converts an audit entry for the timeline. Shows only changed fields from a fixed list. */
export const toTimelineEntry = (entry: StoredEntry, email: TimelineEntry['email']): TimelineEntry => ({
  id: entry.id,
  at: entry.at.toISOString(),
  actor: isSystem(entry) ? null : entry.actorLabel,
  action: actionOf(entry),
  entity: entry.entity,
  entityId: entry.entityId,
  changes: changesOf(entry),
  email,
});

const isSystem = ({ actorId, actorLabel }: StoredEntry) => actorId === null && actorLabel === 'system';

/** The name of a rejection: one that expired or was cancelled by the investor is shown as that. */
function rejectionActionOf({ after }: StoredEntry): string {
  const reason = valueAt(after, 'reason');
  if (reason === 'expired') return 'order.expire';
  return reason === 'investor' ? 'order.cancel' : 'order.reject';
}

const isRefundDue = ({ after }: StoredEntry) => valueAt(after, 'refundDue') !== null;

const actionOf = (entry: StoredEntry): string =>
  entry.action === 'order.reject' ? rejectionActionOf(entry) : entry.action;

/** The outbox event of the e-mail about the entry, or null if such entries cause no e-mail. */
export function emailEventOf(entry: StoredEntry): string | null {
  const orderId = entry.entity === 'order' ? entry.entityId : valueAt(entry.after, 'orderId');
  if (typeof orderId !== 'number') return null;
  switch (actionOf(entry)) {
    case 'order.place':
      return eventOf('order-created', orderId);
    case 'order.accept':
      return eventOf('order-accepted', orderId);
    case 'order.reject':
      return eventOf(isRefundDue(entry) ? 'order-rejected-refund-due' : 'order-rejected', orderId);
    case 'order.cancel':
      return eventOf('order-cancelled', orderId);
    case 'order.expire':
      return eventOf('order-expired', orderId);
    case 'transaction.accept':
      return eventOf('transfer-received', orderId);
    case 'transaction.extend':
      return eventOf('transaction-expiry-extended', orderId, String(valueAt(entry.after, 'waitUntil')));
    default:
      return null;
  }
}

/** The fields that a new order shows; the others are on the screen of the order. */
const settledByPlacing: readonly TimelineField[] = ['quantity', 'pricePerShare', 'totalAmount', 'waitUntil'];

function changesOf({ action, before, after }: StoredEntry): TimelineChange[] {
  const fields = action === 'order.place' ? settledByPlacing : timelineFields;
  return fields
    .map((field) => ({ field, before: valueAt(before, field), after: valueAt(after, field) }))
    .filter((change) => change.before !== change.after);
}

/** The text or number at a path with dots, or null. */
function valueAt(record: unknown, path: string): TimelineValue {
  const value = path
    .split('.')
    .reduce<unknown>(
      (inner, name) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
          ? (inner as Record<string, unknown>)[name]
          : null,
      record,
    );
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
