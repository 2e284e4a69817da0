import { useTexts } from '../../platform/texts.ts';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { InstantText } from '../../ui/values/values.tsx';
import { linksTexts } from './links.texts.ts';
import classes from './pair-state.module.css';

interface Waiting {
  status: string;
  waitUntil: string | null;
}

/** Until when a payment is waited for, and whether that has passed while it still waits. */
export const Term = ({ status, waitUntil }: Waiting) => (
  <span className={classes.state}>
    <InstantText at={waitUntil} />
    <Overdue status={status} waitUntil={waitUntil} />
  </span>
);

/** A badge while a payment is overdue. */
export function Overdue({ status, waitUntil }: Waiting) {
  const { overdue } = useTexts(linksTexts).transaction.waits;
  const isOverdue = status === 'new' && waitUntil !== null && new Date(waitUntil) < new Date();
  return isOverdue && <StatusBadge tone="bad">{overdue}</StatusBadge>;
}
