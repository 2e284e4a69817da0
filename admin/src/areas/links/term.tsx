import { formatInstant, warsawDay } from '@share/contract/shared/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { BookDayText } from '../../ui/values/values.tsx';
import { linksTexts } from './links.texts.ts';
import classes from './pair-state.module.css';

interface Waiting {
  status: string;
  waitUntil: string | null;
}

/** The last day on which a payment is waited for, and whether it has passed while the payment still waits. */
export const Term = ({ status, waitUntil }: Waiting) => (
  <span className={classes.state}>
    <span title={waitUntil === null ? undefined : formatInstant(waitUntil)}>
      <BookDayText day={waitUntil && warsawDay(new Date(waitUntil))} />
    </span>
    <Overdue status={status} waitUntil={waitUntil} />
  </span>
);

/** A badge while a payment is overdue. */
export function Overdue({ status, waitUntil }: Waiting) {
  const { overdue } = useTexts(linksTexts).transaction.waits;
  const isOverdue = status === 'new' && waitUntil !== null && new Date(waitUntil) < new Date();
  return isOverdue && <StatusBadge tone="bad">{overdue}</StatusBadge>;
}
