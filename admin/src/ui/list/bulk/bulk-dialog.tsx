import { Button, Group, Modal, Progress, ScrollArea, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { describeFailure } from '../../error-text.ts';
import classes from './bulk.module.css';
import { bulkTexts } from './bulk.texts.ts';
import type { BulkAction } from './bulk-action.ts';
import { type BulkOutcome, useBulkRun } from './use-bulk-run.ts';

export interface BulkDialogProps<Row> {
  action: BulkAction<Row>;
  /** The chosen rows. */
  rows: readonly Row[];
  /** `isDone` tells whether the action has run. */
  onClose: (isDone: boolean) => void;
}

/** Asks once for all chosen rows and lists them, then shows the result of each. A default export for `lazyPart`. */
export default function BulkDialog<Row extends { id: number }>({
  action,
  rows,
  onClose,
}: BulkDialogProps<Row>) {
  const texts = useTexts(bulkTexts);
  const common = useTexts(commonTexts);
  const possible = rows.filter(action.isPossible);
  const run = useBulkRun(action, possible);
  const isRunning = run.phase === 'running';
  const leftOut = rows.length - possible.length;
  const ended = run.done + run.failed;
  const [text, setText] = useState('');
  const close = () => onClose(run.phase === 'ended');
  const isMissing = action.text !== undefined && text.trim() === '';
  return (
    <Modal
      opened
      size="lg"
      title={action.title(possible.length)}
      onClose={close}
      withCloseButton={!isRunning}
      closeOnEscape={!isRunning}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {run.phase === 'asking' && <Text>{action.message}</Text>}
      {run.phase === 'asking' && action.text && (
        <TextInput
          mt="sm"
          required
          data-autofocus
          label={action.text.label}
          maxLength={action.text.longest}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {leftOut > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {texts.leftOut(leftOut)}
        </Text>
      )}
      <ScrollArea.Autosize mah="45vh" my="md" type="auto">
        <ul className={classes.lines}>
          {possible.map((row) => (
            <li key={row.id} className={classes.line}>
              <span>{action.describe(row)}</span>
              {run.phase !== 'asking' && <Outcome outcome={run.outcomeOf(row)} />}
            </li>
          ))}
        </ul>
      </ScrollArea.Autosize>
      {run.phase !== 'asking' && (
        <>
          <Progress value={(ended / Math.max(1, possible.length)) * 100} aria-hidden />
          <Text role="status" size="sm" mt="xs">
            {isRunning ? texts.progress(ended, possible.length) : texts.result(run.done, run.failed)}
          </Text>
        </>
      )}
      <Group justify="flex-end" mt="lg">
        {run.phase === 'asking' && (
          <>
            <Button variant="default" data-autofocus={!action.text || undefined} onClick={close}>
              {common.cancel}
            </Button>
            <Button
              color={action.isDangerous && 'red'}
              disabled={possible.length === 0 || isMissing}
              onClick={() => void run.start(text.trim())}
            >
              {action.label}
            </Button>
          </>
        )}
        {isRunning && (
          <Button variant="default" onClick={run.stop}>
            {texts.stop}
          </Button>
        )}
        {run.phase === 'ended' && (
          // The button that was pressed has disappeared.
          <Button autoFocus onClick={close}>
            {common.close}
          </Button>
        )}
      </Group>
    </Modal>
  );
}

function Outcome({ outcome }: { outcome: BulkOutcome }) {
  const texts = useTexts(bulkTexts);
  const { language } = useLanguage();
  if (typeof outcome === 'object') {
    return (
      <span className={classes.failed}>{describeFailure(language, outcome.failure).reasons.join(' ')}</span>
    );
  }
  const words = { waiting: texts.waiting, running: '…', done: texts.done, stopped: texts.stopped };
  return <span className={outcome === 'done' ? classes.done : classes.waiting}>{words[outcome]}</span>;
}
