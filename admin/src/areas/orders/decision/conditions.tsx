import { Text } from '@mantine/core';
import type { OrderDecision } from '@share/contract/areas/orders/order-decision.schemas.ts';
import { acceptOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import classes from './decision.module.css';
import { decisionTexts } from './decision.texts.ts';

/**
 * The conditions of the decision in three sentences: the money, the order itself, and the user's permissions. Empty once the
 * order is final.
 */
export function Conditions({ decision: { toAccept, toReject, payment } }: { decision: OrderDecision }) {
  const t = useTexts(decisionTexts);
  const words = t.conditions;
  const mayAccept = useCan(acceptOrder);
  const mayReject = useCan(rejectOrder);
  if ([...toAccept, ...toReject].some(({ state }) => state === 'notRelevant')) return null;
  const unmet = toAccept.filter(({ state }) => state === 'notMet').map(({ refusal }) => refusal);
  const isReturned = unmet.includes('PAYMENT_RETURNED');
  const isContradicted = unmet.includes('PAYMENT_CONTRADICTED');
  const isDisputed = unmet.includes('PAYMENT_DISPUTED');
  const isPaid = !unmet.includes('ORDER_NOT_PAID') && !unmet.includes('TRANSACTION_NOT_PAID');
  const isBeingCaptured = toReject.some(
    ({ refusal, state }) => refusal === 'PAYMENT_BEING_CAPTURED' && state === 'notMet',
  );
  const { receivedAt } = payment;
  const may = words.may[mayAccept ? (mayReject ? 'both' : 'accept') : mayReject ? 'reject' : 'neither'];
  const lines = [
    {
      isMet: isPaid,
      sentence: isPaid ? words.confirmed(receivedAt && formatInstant(receivedAt)) : words.notConfirmed,
    },
    ...(isReturned ? [{ isMet: false, sentence: words.returned }] : []),
    ...(isContradicted ? [{ isMet: false, sentence: words.contradicted }] : []),
    ...(unmet.includes('OWN_ORDER') ? [{ isMet: false, sentence: words.own }] : []),
    ...(isDisputed ? [{ isMet: false, sentence: words.disputed }] : []),
    { isMet: true, sentence: words.notDecided },
    { isMet: mayAccept && mayReject, sentence: may },
    ...(isBeingCaptured ? [{ isMet: false, sentence: words.beingCaptured }] : []),
  ];
  return (
    <ul className={classes.list} aria-label={t.checklist}>
      {lines.map(({ isMet, sentence }) => {
        const Icon = isMet ? IconCheck : IconX;
        return (
          <li key={sentence}>
            <Icon size={16} aria-hidden color={`var(--mantine-color-${isMet ? 'green' : 'red'}-text)`} />
            <Text component="span" size="sm" className={isMet ? undefined : classes.unmet}>
              {sentence}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
