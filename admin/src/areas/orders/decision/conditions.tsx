import { Text, Title } from '@mantine/core';
import type {
  AcceptCondition,
  ConditionState,
  OrderDecision,
  RejectCondition,
} from '@share/contract/areas/orders/order-decision.schemas.ts';
import { acceptOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import classes from './decision.module.css';
import { decisionTexts } from './decision.texts.ts';

interface ConditionsProps {
  order: OrderView;
  decision: OrderDecision;
}

/** Every condition for accepting and for rejecting with its state as text; the user's permission is one of them. */
export function Conditions({ order, decision: { toAccept, toReject, payment } }: ConditionsProps) {
  const t = useTexts(decisionTexts);
  const mayAccept = useCan(acceptOrder);
  const mayReject = useCan(rejectOrder);
  const inWords = (condition: Condition): Line => ({
    label: t.conditions[condition.refusal],
    state: condition.state,
    answer: answerOf(condition, order, payment, t),
  });
  const permission = (isHeld: boolean, without: string, isOver: boolean): Line => ({
    label: t.conditions.permission,
    state: isOver ? 'notRelevant' : isHeld ? 'met' : 'notMet',
    answer: isOver ? t.notRelevant : isHeld ? t.yes : without,
  });
  return (
    <div className={classes.conditions}>
      <ConditionList
        title={t.toAccept}
        lines={[...toAccept.map(inWords), permission(mayAccept, t.noPermissionToAccept, isOver(toAccept))]}
      />
      <ConditionList
        title={t.toReject}
        lines={[...toReject.map(inWords), permission(mayReject, t.noPermissionToReject, isOver(toReject))]}
      />
    </div>
  );
}

interface Condition {
  refusal: AcceptCondition | RejectCondition;
  state: ConditionState;
}

interface Line {
  label: string;
  state: ConditionState;
  answer: string;
}

const isOver = (conditions: readonly Condition[]) => conditions.some(({ state }) => state === 'notRelevant');

/** The state of a condition and since when it is met, or what is missing. */
function answerOf(
  { refusal, state }: Condition,
  { dateCompleted, dateRejected }: OrderView,
  { receivedAt }: OrderDecision['payment'],
  t: (typeof decisionTexts)['pl'],
): string {
  if (state === 'notRelevant') return t.notRelevant;
  const yes = (at: string | null) => (at ? t.yesAt(formatInstant(at)) : t.yes);
  switch (refusal) {
    case 'ALREADY_ACCEPTED':
    case 'ORDER_COMPLETED':
      return state === 'met' ? t.no : yes(dateCompleted);
    case 'ORDER_ALREADY_REJECTED':
      return state === 'met' ? t.no : yes(dateRejected);
    case 'ORDER_NOT_PAID':
      return state === 'met' ? t.yes : t.notYetReceived;
    case 'TRANSACTION_NOT_PAID':
      return state === 'met' ? yes(receivedAt) : t.notYetConfirmed;
  }
}

const marks: Record<ConditionState, { Icon: typeof IconCheck; color: string }> = {
  met: { Icon: IconCheck, color: 'var(--mantine-color-green-text)' },
  notMet: { Icon: IconX, color: 'var(--mantine-color-red-text)' },
  notRelevant: { Icon: IconMinus, color: 'var(--mantine-color-dimmed)' },
};

/** Once the order is final, nothing is marked as missing. */
const markOf = (state: ConditionState, lines: readonly Line[]) =>
  state === 'notMet' && lines.some((line) => line.state === 'notRelevant')
    ? { Icon: IconCheck, color: marks.notRelevant.color }
    : marks[state];

const ConditionList = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <div>
    <Title order={3} size="sm" mb={4}>
      {title}
    </Title>
    <ul className={classes.list}>
      {lines.map(({ label, state, answer }) => {
        const { Icon, color } = markOf(state, lines);
        return (
          <li key={label}>
            <Icon size={16} aria-hidden color={color} />
            <Text component="span" size="sm" c={state === 'notRelevant' ? 'dimmed' : undefined}>
              {label}: <span className={state === 'notMet' ? classes.unmet : undefined}>{answer}</span>
            </Text>
          </li>
        );
      })}
    </ul>
  </div>
);
