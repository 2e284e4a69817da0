import { Button, Group, Text } from '@mantine/core';
import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type {
  LineState,
  StatementLineView,
  StatementVerdict,
} from '@share/contract/areas/statements/statements.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { useState } from 'react';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { StatusBadge, type Tone } from '../../ui/values/status-badge.tsx';
import { AccountNumberText, BookDayText, MoneyText } from '../../ui/values/values.tsx';
import { recordPaths } from '../links/record-paths.ts';
import { AssignDialog } from './assign-dialog.tsx';
import classes from './statements.module.css';
import { statementsTexts } from './statements.texts.ts';
import { useLineDecision, useReopening } from './use-line-decision.ts';

const tones: Record<StatementVerdict, Tone> = {
  sure: 'good',
  likely: 'info',
  'wrong-amount': 'waiting',
  several: 'waiting',
  late: 'waiting',
  further: 'waiting',
  unknown: 'bad',
  'not-ours': 'neutral',
};

const stateTones: Record<LineState, Tone> = {
  open: 'waiting',
  done: 'good',
  unknown: 'bad',
  aside: 'neutral',
  duplicate: 'neutral',
};

/** A line: what the bank says on the left, what it belongs to on the right. */
export function LineRow({ line, mayDecide }: { line: StatementLineView; mayDecide: boolean }) {
  const { amount, bookedOn, title, counterparty, state } = line;
  return (
    <li className={classes.line}>
      <div className={classes.facts}>
        <Group gap="sm">
          <BookDayText day={bookedOn} />
          <Text component="span" fw={700}>
            <MoneyText amount={amount} />
          </Text>
        </Group>
        <Text size="sm">{title}</Text>
        <Text size="sm" c="dimmed">
          {counterparty.name}{' '}
          {counterparty.account !== '' && <AccountNumberText stored={counterparty.account} />}
        </Text>
      </div>
      <div className={classes.facts}>
        {state === 'open' ? (
          <Proposal line={line} mayDecide={mayDecide} />
        ) : (
          <Decision line={line} mayDecide={mayDecide} />
        )}
      </div>
    </li>
  );
}

function Proposal({ line, mayDecide }: { line: StatementLineView; mayDecide: boolean }) {
  const t = useTexts(statementsTexts);
  const { language } = useLanguage();
  const [isAssigning, setAssigning] = useState(false);
  const { ask, aside, unknown } = useLineDecision(line);
  const { verdict, reasons, order, amount } = line;
  const failure = aside.error ?? unknown.error;
  return (
    <>
      <Group gap="xs">
        <StatusBadge tone={tones[verdict]}>{t.verdicts[verdict]}</StatusBadge>
        {order && <OrderLink id={order.id} />}
        {order && <Text size="sm">{`${order.investor} · ${formatMoney(order.amount, language)}`}</Text>}
      </Group>
      {reasons.length > 0 && (
        <Text size="sm" c="dimmed">
          {reasons.map((reason) => t.reasons[reason]).join(', ')}
        </Text>
      )}
      {mayDecide && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => setAssigning(true)}>
            {t.assign}
          </Button>
          <Button size="xs" variant="default" loading={aside.isPending} onClick={() => void ask('aside')}>
            {t.aside}
          </Button>
          {(amount > 0 || reasons.includes('unknown-money')) && (
            <Button
              size="xs"
              variant="default"
              loading={unknown.isPending}
              onClick={() => void ask('unknown')}
            >
              {amount > 0 ? t.unknown : t.wentBack}
            </Button>
          )}
        </Group>
      )}
      {failure && <ErrorBanner failure={failure} />}
      {isAssigning && <AssignDialog line={line} onClose={() => setAssigning(false)} />}
    </>
  );
}

function Decision({ line, mayDecide }: { line: StatementLineView; mayDecide: boolean }) {
  const t = useTexts(statementsTexts);
  const [isAssigning, setAssigning] = useState(false);
  const { state, decision, canReopen } = line;
  const reopening = useReopening(line);
  return (
    <>
      <Group gap="xs">
        <StatusBadge tone={stateTones[state]}>{t.states[state]}</StatusBadge>
        {decision?.parts.map((part) => (
          <Part key={`${part.kind} ${part.order}`} part={part} isAlone={decision.parts.length === 1} />
        ))}
      </Group>
      {decision && (
        <Text size="sm" c="dimmed">
          {[t.decidedBy(decision.by, formatInstant(decision.at)), decision.note].filter(Boolean).join(' · ')}
        </Text>
      )}
      {mayDecide && (
        <Group gap="xs">
          {state === 'unknown' && (
            <Button size="xs" variant="default" onClick={() => setAssigning(true)}>
              {t.assign}
            </Button>
          )}
          {canReopen && (
            <Button
              size="xs"
              variant="default"
              loading={reopening.isPending}
              onClick={() => reopening.mutate()}
            >
              {t.reopen}
            </Button>
          )}
        </Group>
      )}
      {reopening.error && <ErrorBanner failure={reopening.error} />}
      {isAssigning && <AssignDialog line={line} onClose={() => setAssigning(false)} />}
    </>
  );
}

type LinePart = NonNullable<StatementLineView['decision']>['parts'][number];

/** What became of a part of the money, with its order and, where there are several parts, its amount. */
function Part({ part: { kind, order, amount }, isAlone }: { part: LinePart; isAlone: boolean }) {
  const t = useTexts(statementsTexts);
  return (
    <Text size="sm" component="span">
      {t.kinds[kind]} {order !== null && <OrderLink id={order} />} {!isAlone && <MoneyText amount={amount} />}
    </Text>
  );
}

function OrderLink({ id }: { id: number }) {
  const t = useTexts(statementsTexts);
  return (
    <LinkIfAllowed endpoint={getOrder} to={recordPaths.order(id)}>
      {t.order(id)}
    </LinkIfAllowed>
  );
}
