import { Button, Chip, Group, Pagination, SegmentedControl, Stack, Text } from '@mantine/core';
import { acceptLines, setLineAside } from '@share/contract/areas/statements/statements.endpoints.ts';
import {
  type StatementLineView,
  type StatementVerdict,
  statementVerdicts,
} from '@share/contract/areas/statements/statements.schemas.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { IconArchive, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../platform/api/api-client.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { EmptyNotice } from '../../../ui/empty-notice.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import type { BulkAction } from '../../../ui/list/bulk/bulk-action.ts';
import BulkDialog from '../../../ui/list/bulk/bulk-dialog.tsx';
import { useAreSingleKeysOn, useSingleKeys } from '../../../ui/shortcuts/single-keys.ts';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { MoneyText } from '../../../ui/values/values.tsx';
import classes from '../statements.module.css';
import { linesChanged } from '../statements.queries.ts';
import { statementsTexts } from '../statements.texts.ts';
import { KeyHint } from './key-hint.tsx';
import { lineKeys } from './line-keys.ts';
import { LineRow } from './line-row.tsx';
import { linesTexts } from './lines.texts.ts';
import { throwIfRefused } from './refused-line.ts';
import { isDialogOpen, useCurrentLine } from './use-current-line.ts';

type View = 'open' | 'decided' | 'all';

/** More rows at once would take long to draw. */
const LINES_OF_PAGE = 50;

/** The lines of a statement: those to decide first, and all sure ones at once. */
export function StatementLines({ lines }: { lines: readonly StatementLineView[] }) {
  const t = useTexts(linesTexts);
  const words = useTexts(statementsTexts);
  const ui = useTexts(uiTexts);
  const { language } = useLanguage();
  const areKeysOn = useAreSingleKeysOn();
  const mayAccept = useCan(acceptLines);
  const [view, setView] = useState<View>(lines.some(({ state }) => state === 'open') ? 'open' : 'all');
  const [verdict, setVerdict] = useState<StatementVerdict | null>(null);
  // The lines as they were when the question was asked: afterwards they are decided.
  const [asked, setAsked] = useState<readonly StatementLineView[]>([]);
  const open = lines.filter(({ state }) => state === 'open');
  const sure = open.filter((line) => line.verdict === 'sure');
  const byRule = open.filter(({ reasons }) => reasons.includes('rule'));
  const ofView =
    view === 'all' ? lines : view === 'open' ? open : lines.filter(({ state }) => state !== 'open');
  const present = statementVerdicts.filter((one) => open.some((line) => line.verdict === one));
  const chosen = view === 'open' && verdict !== null && present.includes(verdict) ? verdict : null;
  const shown = chosen === null ? ofView : ofView.filter((line) => line.verdict === chosen);
  const { page, setPage, rowProps } = useCurrentLine(shown, LINES_OF_PAGE);
  useSingleKeys([
    [lineKeys.acceptSure, () => mayAccept && sure.length > 0 && !isDialogOpen() && setAsked(sure)],
  ]);
  const pages = Math.ceil(shown.length / LINES_OF_PAGE);
  const payments = sumOf(sure.filter(({ amount }) => amount > 0));
  const isPaidOut = ({ payout, file }: StatementLineView) => payout !== null || file !== null;
  const returns = sumOf(sure.filter((line) => line.amount < 0 && !isPaidOut(line)));
  const payouts = sumOf(sure.filter(isPaidOut));
  const whole = (amount: number) => formatMoney(amount, language).replaceAll(' ', '\u00a0');
  const sums = [
    payments > 0 && t.payments(whole(payments)),
    returns > 0 && t.returns(whole(returns)),
    payouts > 0 && t.payouts(whole(payouts)),
  ]
    .filter(Boolean)
    .join(', ');
  const describe = ({ order, payout, file, amount, counterparty, title }: StatementLineView) => (
    <>
      {[
        order ? t.order(order.id) : payout ? t.payout(payout.id) : file ? t.file(file) : title,
        (order ?? payout)?.investor || counterparty.name,
      ]
        .filter(Boolean)
        .join(' · ')}
      {' · '}
      <MoneyText amount={amount} />
    </>
  );
  const common = { icon: null, describe, onDone: linesChanged } as const;
  const accepting: BulkAction<StatementLineView> = {
    ...common,
    name: 'accept',
    label: t.accept,
    endpoint: acceptLines,
    isPossible: (line) => line.state === 'open' && line.verdict === 'sure',
    title: t.acceptSureTitle,
    message: [
      t.acceptSureMessage(sums),
      payments > 0 && t.paymentsDo,
      returns > 0 && t.returnsDo,
      payouts > 0 && t.payoutsDo,
    ]
      .filter(Boolean)
      .join(' '),
    run: ({ id }) => call(acceptLines, { body: { lines: [id] } }).then(throwIfRefused),
  };
  const settingAside: BulkAction<StatementLineView> = {
    ...common,
    name: 'aside',
    label: t.aside,
    endpoint: setLineAside,
    isPossible: (line) => line.state === 'open' && line.reasons.includes('rule'),
    title: t.asideByRuleTitle,
    message: t.asideMessage,
    run: ({ id }) => call(setLineAside, { params: { id: String(id) }, body: {} }),
  };
  return (
    <FormSection title={words.lines}>
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          className={classes.views}
          aria-label={t.view}
          value={view}
          onChange={(value) => {
            setView(value as View);
            setPage(0);
          }}
          data={[
            { value: 'open', label: words.toDecide(open.length) },
            { value: 'decided', label: t.views.decided(lines.length - open.length) },
            { value: 'all', label: t.views.all(lines.length) },
          ]}
        />
        <Group gap="xs">
          {mayAccept && byRule.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconArchive size={18} aria-hidden />}
              onClick={() => setAsked(byRule)}
            >
              {t.asideByRule(byRule.length)}
            </Button>
          )}
          {mayAccept && sure.length > 0 && (
            <Button
              classNames={{ root: classes.sure, label: classes.sureLabel }}
              leftSection={<IconCheck size={18} aria-hidden />}
              rightSection={areKeysOn && <KeyHint of="acceptSure" />}
              onClick={() => setAsked(sure)}
            >
              {t.acceptSure(sure.length, sums)}
            </Button>
          )}
        </Group>
      </Group>
      {view === 'open' && present.length > 1 && (
        <Chip.Group
          value={chosen ?? ''}
          onChange={(value) => {
            setVerdict(value as StatementVerdict);
            setPage(0);
          }}
        >
          <Group gap="xs" role="group" aria-label={t.filterVerdict}>
            <Chip size="xs" value="">
              {t.views.all(open.length)}
            </Chip>
            {present.map((one) => (
              <Chip key={one} size="xs" value={one}>
                {t.countOf(t.verdicts[one], open.filter((line) => line.verdict === one).length)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
      {mayAccept && areKeysOn && shown.length > 0 && (
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {t.keysHint}
        </Text>
      )}
      {shown.length === 0 ? (
        <EmptyNotice title={view === 'open' ? t.nothingOpen : t.nothing} />
      ) : (
        <Stack component="ul" gap={0} className={classes.lines} aria-label={words.lines}>
          {shown.slice(page * LINES_OF_PAGE, (page + 1) * LINES_OF_PAGE).map((line) => (
            <LineRow key={line.id} line={line} mayDecide={mayAccept} {...rowProps(line)} />
          ))}
        </Stack>
      )}
      {pages > 1 && (
        <Pagination
          size="sm"
          aria-label={t.pagesOfLines}
          total={pages}
          value={page + 1}
          onChange={(next) => setPage(next - 1)}
          getItemProps={(number) => ({ 'aria-label': ui.page(number) })}
          getControlProps={(control) => ({
            'aria-label': control === 'previous' || control === 'first' ? ui.previousPage : ui.nextPage,
          })}
        />
      )}
      {asked.length > 0 && (
        <BulkDialog
          action={accepting.isPossible(asked[0] as StatementLineView) ? accepting : settingAside}
          rows={asked}
          onClose={() => setAsked([])}
        />
      )}
    </FormSection>
  );
}

/** What the lines move, whichever way. */
const sumOf = (lines: readonly StatementLineView[]): number =>
  lines.reduce((total, { amount }) => total + Math.round(Math.abs(amount) * 100), 0) / 100;
