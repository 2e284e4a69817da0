import { Text, Title } from '@mantine/core';
import type {
  AcceptCondition,
  ConditionState,
  OrderDecision,
  RejectCondition,
} from '@share/contract/areas/orders/order-decision.schemas.ts';
import { acceptOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import classes from './decision.module.css';
import { decisionTexts } from './decision.texts.ts';

/**
 * Every condition for accepting and for rejecting as a sentence that says whether it is met; the user's permission is one
 * of them. Nothing once the order is final.
 */
export function Conditions({ decision: { toAccept, toReject, payment } }: { decision: OrderDecision }) {
  const t = useTexts(decisionTexts);
  const words = t.conditions;
  const mayAccept = useCan(acceptOrder);
  const mayReject = useCan(rejectOrder);
  if ([...toAccept, ...toReject].some(({ state }) => state === 'notRelevant')) return null;
  const linesOf = (conditions: readonly Condition[]): Line[] =>
    conditions.flatMap(({ refusal, state }) => {
      const isMet = state === 'met';
      const sentence = sentenceOf(refusal, isMet, payment.receivedAt, words);
      return sentence === null ? [] : [{ isMet, sentence }];
    });
  return (
    <div className={classes.conditions}>
      <ConditionList
        title={t.toAccept}
        lines={[
          ...linesOf(toAccept),
          { isMet: mayAccept, sentence: mayAccept ? words.mayAccept : words.mayNotAccept },
        ]}
      />
      <ConditionList
        title={t.toReject}
        lines={[
          ...linesOf(toReject),
          { isMet: mayReject, sentence: mayReject ? words.mayReject : words.mayNotReject },
        ]}
      />
    </div>
  );
}

interface Condition {
  refusal: AcceptCondition | RejectCondition;
  state: ConditionState;
}

interface Line {
  isMet: boolean;
  sentence: string;
}

/** Null where another condition of an open order says the same. */
function sentenceOf(
  refusal: Condition['refusal'],
  isMet: boolean,
  receivedAt: string | null,
  words: (typeof decisionTexts)['pl']['conditions'],
): string | null {
  switch (refusal) {
    case 'ALREADY_ACCEPTED':
    case 'ORDER_COMPLETED':
      return words.notDecided;
    case 'ORDER_ALREADY_REJECTED':
      return null;
    case 'ORDER_NOT_PAID':
      return isMet ? words.paid : words.notPaid;
    case 'TRANSACTION_NOT_PAID':
      return isMet ? words.confirmed(receivedAt && formatInstant(receivedAt)) : words.notConfirmed;
  }
}

const ConditionList = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <div>
    <Title order={3} size="sm" mb={4}>
      {title}
    </Title>
    <ul className={classes.list}>
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
  </div>
);
