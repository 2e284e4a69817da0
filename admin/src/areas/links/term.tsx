import { VisuallyHidden } from '@mantine/core';
import { formatInstant, warsawDay } from '@share/contract/shared/dates.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '../../platform/texts.ts';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { BookDayText } from '../../ui/values/values.tsx';
import { linksTexts } from './links.texts.ts';
import classes from './pair-state.module.css';

interface Waiting {
  status: string;
  waitUntil: string | null;
}

const isOverdue = ({ status, waitUntil }: Waiting): boolean =>
  status === 'new' && waitUntil !== null && new Date(waitUntil) < new Date();

/** The last day of the payment's term, marked if it has passed while the payment still waits. */
export function Term(payment: Waiting) {
  const { waitUntil } = payment;
  const { overdue } = useTexts(linksTexts).transaction.waits;
  const day = <BookDayText day={waitUntil && warsawDay(new Date(waitUntil))} />;
  const instant = waitUntil === null ? undefined : formatInstant(waitUntil);
  if (!isOverdue(payment)) return <span title={instant}>{day}</span>;
  return (
    <span className={classes.overdue} title={`${overdue}: ${instant}`}>
      {day}
      <IconAlertTriangle size={16} aria-hidden />
      <VisuallyHidden>{overdue}</VisuallyHidden>
    </span>
  );
}

/** A badge while a payment is overdue. */
export function Overdue(payment: Waiting) {
  const { overdue } = useTexts(linksTexts).transaction.waits;
  return isOverdue(payment) && <StatusBadge tone="bad">{overdue}</StatusBadge>;
}
