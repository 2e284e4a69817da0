import type { Rejection } from '@share/contract/areas/orders/orders.schemas.ts';
import type { RefundState } from '@share/contract/areas/orders/refunds.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { linksTexts } from './links.texts.ts';
import { PairStatus } from './order-status.tsx';
import classes from './pair-state.module.css';

interface State {
  status: string;
  rejection: Rejection | null;
  refund: RefundState | null;
  /** The amount that arrived, if it is not the one that was asked for. */
  otherReceived?: number | null;
  /** Leaves out reasons, where there is room for badges only. */
  isShort?: boolean;
}

type PairWords = (typeof linksTexts)[Language]['order' | 'transaction'];

/** The status with its notes: why and by whom the order was cancelled, and that a refund is due (ORD-23, ORD-27). */
function PairState({
  status,
  rejection,
  refund,
  otherReceived = null,
  isShort = false,
  words,
}: State & { words: PairWords }) {
  const { states } = useTexts(linksTexts).refund;
  const { received } = useTexts(linksTexts).transaction;
  const { language } = useLanguage();
  const arrived = otherReceived === null ? null : received(formatMoney(otherReceived, language));
  const reason = rejection && words.rejection[rejection.reason](rejection.by ?? '');
  return (
    <span className={classes.state} data-short={isShort || undefined}>
      <PairStatus status={status} words={words.statuses} />
      {refund === 'due' && (
        <span className={classes.refund} title={states.due}>
          <IconReceiptRefund className={classes.sign} aria-hidden />
          <StatusBadge tone="waiting">{states.due}</StatusBadge>
        </span>
      )}
      {isShort && arrived !== null && refund !== 'due' && <StatusBadge tone="waiting">{arrived}</StatusBadge>}
      {!isShort && (arrived ?? reason) !== null && (
        <span className={classes.notes} data-instead-of-below>
          {arrived !== null && <span className={classes.arrived}>{arrived}</span>}
          {reason !== null && (
            <span className={classes.reason} title={reason}>
              {reason}
            </span>
          )}
        </span>
      )}
    </span>
  );
}

export const OrderState = (state: State) => <PairState {...state} words={useTexts(linksTexts).order} />;

export const TransactionState = (state: State) => (
  <PairState {...state} words={useTexts(linksTexts).transaction} />
);

/** The state of refunds that are loaded in full: due while any of them is due. */
export function refundState(...refunds: ({ returnedOn: string | null } | null)[]): RefundState | null {
  const present = refunds.filter((refund) => refund !== null);
  if (present.length === 0) return null;
  return present.some(({ returnedOn }) => returnedOn === null) ? 'due' : 'returned';
}
