import { Button, Group, Text } from '@mantine/core';
import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { reopenLine, setLineAside } from '@share/contract/areas/statements/statements.endpoints.ts';
import type {
  StatementLineView,
  StatementVerdict,
} from '@share/contract/areas/statements/statements.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure } from '../../ui/announce.ts';
import { confirm } from '../../ui/confirm.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { StatusBadge, type Tone } from '../../ui/values/status-badge.tsx';
import { AccountNumberText, BookDayText, MoneyText } from '../../ui/values/values.tsx';
import { recordPaths } from '../links/record-paths.ts';
import { AssignDialog } from './assign-dialog.tsx';
import classes from './statements.module.css';
import { linesChanged } from './statements.queries.ts';
import { statementsTexts } from './statements.texts.ts';

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
  const { verdict, reasons, order, id, amount, counterparty, title } = line;
  const announcement = { key: 'statement.aside', ...t.toasts.aside } as const;
  const aside = useMutation({
    mutationFn: () => call(setLineAside, { params: { id: String(id) }, body: {} }),
    onSuccess: () => {
      announceDone(announcement);
      linesChanged();
    },
    onError: () => announceFailure(announcement),
  });
  const askAside = async () => {
    const agrees = await confirm({
      title: t.asideTitle,
      facts: [
        { label: t.amount, value: formatMoney(amount, language) },
        { label: t.sender, value: counterparty.name },
        { label: t.transferTitle, value: title },
      ],
      message: t.asideMessage,
      confirmLabel: t.aside,
      harmless: true,
    });
    if (agrees) aside.mutate();
  };
  return (
    <>
      <Group gap="xs">
        <StatusBadge tone={tones[verdict]}>{t.verdicts[verdict]}</StatusBadge>
        {order && (
          <LinkIfAllowed endpoint={getOrder} to={recordPaths.order(order.id)}>
            {t.order(order.id)}
          </LinkIfAllowed>
        )}
        {order && <Text size="sm">{`${order.investor} · ${formatMoney(order.amount, language)}`}</Text>}
      </Group>
      {reasons.length > 0 && (
        <Text size="sm" c="dimmed">
          {reasons.map((reason) => t.reasons[reason]).join(', ')}
        </Text>
      )}
      {mayDecide && (
        <Group gap="xs">
          {amount > 0 && (
            <Button size="xs" variant="default" onClick={() => setAssigning(true)}>
              {t.assign}
            </Button>
          )}
          <Button size="xs" variant="default" loading={aside.isPending} onClick={() => void askAside()}>
            {t.aside}
          </Button>
        </Group>
      )}
      {aside.error && <ErrorBanner failure={aside.error} />}
      {isAssigning && <AssignDialog line={line} onClose={() => setAssigning(false)} />}
    </>
  );
}

function Decision({ line, mayDecide }: { line: StatementLineView; mayDecide: boolean }) {
  const t = useTexts(statementsTexts);
  const { state, decision, id } = line;
  const announcement = { key: 'statement.reopen', ...t.toasts.reopen } as const;
  const reopening = useMutation({
    mutationFn: () => call(reopenLine, { params: { id: String(id) } }),
    onSuccess: () => {
      announceDone(announcement);
      linesChanged();
    },
    onError: () => announceFailure(announcement),
  });
  return (
    <>
      <Group gap="xs">
        <StatusBadge tone={state === 'done' ? 'good' : 'neutral'}>{t.states[state]}</StatusBadge>
        {decision?.parts.map(({ kind, order }) => (
          <LinkIfAllowed key={order} endpoint={getOrder} to={recordPaths.order(order)}>
            {`${t.kinds[kind]}: ${t.order(order)}`}
          </LinkIfAllowed>
        ))}
      </Group>
      {decision && (
        <Text size="sm" c="dimmed">
          {[t.decidedBy(decision.by, formatInstant(decision.at)), decision.note].filter(Boolean).join(' · ')}
        </Text>
      )}
      {mayDecide && state === 'aside' && (
        <Group>
          <Button
            size="xs"
            variant="default"
            loading={reopening.isPending}
            onClick={() => reopening.mutate()}
          >
            {t.reopen}
          </Button>
        </Group>
      )}
      {reopening.error && <ErrorBanner failure={reopening.error} />}
    </>
  );
}
