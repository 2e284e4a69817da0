import { type OrderStatus, orderStatuses } from '@share/contract/areas/orders/orders.schemas.ts';
import { StatusBadge, type Tone } from '../../ui/values/status-badge.tsx';

const tones: Record<OrderStatus, Tone> = { new: 'waiting', paid: 'info', completed: 'good', rejected: 'bad' };

const isKnown = (status: string): status is OrderStatus =>
  (orderStatuses as readonly string[]).includes(status);

interface PairStatusProps {
  /** A string, because a newer server may send a status that is unknown here. */
  status: string;
  words: Readonly<Record<OrderStatus, string>>;
}

/** The status of an order or of a transaction: same states, different labels (ORD-23, ORD-24). */
export const PairStatus = ({ status, words }: PairStatusProps) =>
  isKnown(status) ? <StatusBadge tone={tones[status]}>{words[status]}</StatusBadge> : '-';
