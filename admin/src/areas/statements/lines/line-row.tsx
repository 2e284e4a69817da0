import { Button, type ButtonProps, Group, Text } from '@mantine/core';
import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type {
  LineState,
  StatementLineView,
  StatementVerdict,
} from '@share/contract/areas/statements/statements.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { LinkIfAllowed } from '../../../ui/link-if-allowed.tsx';
import { useAreSingleKeysOn } from '../../../ui/shortcuts/single-keys.ts';
import { StatusBadge, type Tone } from '../../../ui/values/status-badge.tsx';
import { AccountNumberText, BookDayText, MoneyText } from '../../../ui/values/values.tsx';
import { recordPaths } from '../../links/record-paths.ts';
import classes from '../statements.module.css';
import { AsideDialog } from './aside-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { KeyHint } from './key-hint.tsx';
import { lineKeys } from './line-keys.ts';
import { linesTexts } from './lines.texts.ts';
import { useReopening, useWithoutOrder, withoutOrderIn } from './use-line-decision.ts';

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
  aside: 'neutral',
  duplicate: 'neutral',
};

interface LineRowProps {
  line: StatementLineView;
  mayDecide: boolean;
  isCurrent: boolean;
  ref: Ref<HTMLLIElement>;
  onFocus: () => void;
  onMove: (by: 1 | -1) => void;
  onDecided: () => void;
}
type DecidedProps = Pick<LineRowProps, 'line' | 'mayDecide' | 'onDecided'>;

/** A line: what the bank says on the left, what it belongs to on the right. */
export function LineRow({ isCurrent, ref, onFocus, onMove, ...decided }: LineRowProps) {
  const { line } = decided;
  const areKeysOn = useAreSingleKeysOn();
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { j: 1, k: -1 }[event.key.toLowerCase()] as 1 | -1 | undefined;
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') event.currentTarget.querySelector<HTMLButtonElement>('[data-key]')?.click();
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (!by || !areKeysOn) return;
    // J and K would leave for the next statement.
    event.stopPropagation();
    onMove(by);
  };
  const { amount, bookedOn, title, counterparty, state } = line;
  return (
    <li
      className={classes.line}
      ref={ref}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent || undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
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
        {state === 'open' ? <Proposal {...decided} /> : <Decision {...decided} />}
      </div>
    </li>
  );
}

function Proposal({ line, mayDecide, onDecided }: DecidedProps) {
  const t = useTexts(linesTexts);
  const { language } = useLanguage();
  const [asked, setAsked] = useState<'assign' | 'aside' | null>(null);
  const { ask, label, deciding } = useWithoutOrder(line, onDecided);
  const { verdict, reasons, order, payout, file } = line;
  const paid = order ?? payout;
  const close = () => setAsked(null);
  return (
    <>
      <Group gap="xs">
        <StatusBadge tone={tones[verdict]}>{t.verdicts[verdict]}</StatusBadge>
        {order && <OrderLink id={order.id} />}
        {payout && <Text size="sm">{t.payout(payout.id)}</Text>}
        {file !== null && <Text size="sm">{t.file(file)}</Text>}
        {paid && <Text size="sm">{`${paid.investor} · ${formatMoney(paid.amount, language)}`}</Text>}
      </Group>
      {reasons.length > 0 && (
        <Text size="sm" c="dimmed">
          {reasons.map((reason) => t.reasons[reason]).join(', ')}
        </Text>
      )}
      {mayDecide && (
        <Group gap="xs">
          <KeyButton keyOf="assign" onClick={() => setAsked('assign')}>
            {t.assign}
          </KeyButton>
          <KeyButton keyOf="aside" onClick={() => setAsked('aside')}>
            {t.aside}
          </KeyButton>
          {withoutOrderIn(line) !== null && (
            <KeyButton keyOf="unknown" loading={deciding.isPending} onClick={() => void ask()}>
              {label}
            </KeyButton>
          )}
        </Group>
      )}
      {deciding.error && <ErrorBanner failure={deciding.error} />}
      {asked === 'assign' && <AssignDialog line={line} onClose={close} onDone={onDecided} />}
      {asked === 'aside' && <AsideDialog line={line} onClose={close} onDone={onDecided} />}
    </>
  );
}

/** A button that a key presses while its line is the current one. */
function KeyButton({
  keyOf,
  ...button
}: ButtonProps & { keyOf: keyof typeof lineKeys; onClick: () => void }) {
  const areKeysOn = useAreSingleKeysOn();
  return (
    <Button
      size="xs"
      variant="default"
      data-key={lineKeys[keyOf]}
      rightSection={areKeysOn && <KeyHint of={keyOf} />}
      {...button}
    />
  );
}

/** A file for the bank may have thousands. */
const MOST_PARTS = 10;

function Decision({ line, mayDecide, onDecided }: DecidedProps) {
  const t = useTexts(linesTexts);
  const [isAssigning, setAssigning] = useState(false);
  const { state, waiting, decision, canReopen } = line;
  const reopening = useReopening(line);
  const further = (decision?.parts.length ?? 0) - MOST_PARTS;
  return (
    <>
      <Group gap="xs">
        {waiting > 0 ? (
          <StatusBadge tone="bad">{t.kinds.unknown}</StatusBadge>
        ) : (
          <StatusBadge tone={stateTones[state]}>{t.states[state]}</StatusBadge>
        )}
        {decision?.parts.slice(0, MOST_PARTS).map((part) => (
          <Part
            key={`${part.kind} ${part.order} ${part.transaction}`}
            part={part}
            isAlone={decision.parts.length === 1}
          />
        ))}
        {further > 0 && <Text size="sm">{t.moreParts(further)}</Text>}
      </Group>
      {decision && (
        <Text size="sm" c="dimmed">
          {[`${decision.by}, ${formatInstant(decision.at)}`, decision.note].filter(Boolean).join(' · ')}
        </Text>
      )}
      {mayDecide && (
        <Group gap="xs">
          {waiting > 0 && (
            <KeyButton keyOf="assign" onClick={() => setAssigning(true)}>
              {t.assign}
            </KeyButton>
          )}
          {canReopen && (
            <KeyButton keyOf="reopen" loading={reopening.isPending} onClick={() => reopening.mutate()}>
              {t.reopen}
            </KeyButton>
          )}
        </Group>
      )}
      {reopening.error && <ErrorBanner failure={reopening.error} />}
      {isAssigning && <AssignDialog line={line} onClose={() => setAssigning(false)} onDone={onDecided} />}
    </>
  );
}

type LinePart = NonNullable<StatementLineView['decision']>['parts'][number];

/** What became of a part of the money, with its order and, where there are several parts, its amount. */
function Part({ part: { kind, order, payout, amount }, isAlone }: { part: LinePart; isAlone: boolean }) {
  const t = useTexts(linesTexts);
  return (
    <Text size="sm" component="span">
      {payout === null ? t.kinds[kind] : t.payout(payout)} {order !== null && <OrderLink id={order} />}{' '}
      {!isAlone && <MoneyText amount={amount} />}
    </Text>
  );
}

function OrderLink({ id }: { id: number }) {
  const t = useTexts(linesTexts);
  return (
    <LinkIfAllowed endpoint={getOrder} to={recordPaths.order(id)}>
      {t.order(id)}
    </LinkIfAllowed>
  );
}
