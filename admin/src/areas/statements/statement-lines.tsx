import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { acceptLines } from '@share/contract/areas/statements/statements.endpoints.ts';
import type { StatementLineView } from '@share/contract/areas/statements/statements.schemas.ts';
import { ApiError } from '@share/contract/client/api-error.ts';
import { isErrorCode } from '@share/contract/shared/errors.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import type { BulkAction } from '../../ui/list/bulk/bulk-action.ts';
import BulkDialog from '../../ui/list/bulk/bulk-dialog.tsx';
import { LineRow } from './line-row.tsx';
import classes from './statements.module.css';
import { linesChanged } from './statements.queries.ts';
import { statementsTexts } from './statements.texts.ts';

type View = 'open' | 'decided' | 'all';

/** The lines of a statement: those to decide first, and all sure ones at once. */
export function StatementLines({ lines }: { lines: readonly StatementLineView[] }) {
  const t = useTexts(statementsTexts);
  const { language } = useLanguage();
  const [view, setView] = useState<View>('open');
  // As they were when the question was asked: afterwards they are decided.
  const [asked, setAsked] = useState<readonly StatementLineView[]>([]);
  const mayAccept = useCan(acceptLines);
  const open = lines.filter(({ state }) => state === 'open');
  const sure = open.filter(({ verdict }) => verdict === 'sure');
  const shown =
    view === 'all' ? lines : view === 'open' ? open : lines.filter(({ state }) => state !== 'open');
  const sum = sure.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;
  const describe = ({ order, amount, counterparty }: StatementLineView) =>
    [order && t.order(order.id), order?.investor || counterparty.name, formatMoney(amount, language)]
      .filter(Boolean)
      .join(' · ');
  const action: BulkAction<StatementLineView> = {
    name: 'accept',
    label: t.accept,
    icon: null,
    endpoint: acceptLines,
    isPossible: ({ state, verdict }) => state === 'open' && verdict === 'sure',
    title: t.acceptSureTitle,
    message: t.acceptSureMessage,
    describe,
    run: ({ id }) => call(acceptLines, { body: { lines: [id] } }).then(throwIfRefused),
    onDone: linesChanged,
  };
  return (
    <FormSection title={t.lines}>
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          aria-label={t.view}
          value={view}
          onChange={(value) => setView(value as View)}
          data={[
            { value: 'open', label: t.toDecide(open.length) },
            { value: 'decided', label: t.views.decided },
            { value: 'all', label: t.views.all },
          ]}
        />
        {mayAccept && sure.length > 0 && (
          <Button leftSection={<IconCheck size={18} aria-hidden />} onClick={() => setAsked(sure)}>
            {t.acceptSure(sure.length, formatMoney(sum, language))}
          </Button>
        )}
      </Group>
      {shown.length === 0 ? (
        <EmptyNotice title={view === 'open' ? t.nothingOpen : t.nothing} />
      ) : (
        <Stack component="ul" gap={0} className={classes.lines} aria-label={t.lines}>
          {shown.map((line) => (
            <LineRow key={line.id} line={line} mayDecide={mayAccept} />
          ))}
        </Stack>
      )}
      {asked.length > 0 && <BulkDialog action={action} rows={asked} onClose={() => setAsked([])} />}
    </FormSection>
  );
}

/** A line that was not accepted is a failure of its own. */
function throwIfRefused(results: { done: boolean; code: string | null }[]): void {
  const code = results.find(({ done }) => !done)?.code;
  if (!isErrorCode(code)) return;
  const errors = [{ code, path: null, message: '' }];
  throw new ApiError({ status: 409, errors, requestId: null, requestBody: null, data: null });
}
