import { Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { Language } from '@share/contract/shared/languages.ts';
import { useMemo } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import classes from './body-changes.module.css';
import { type DifferenceLine, differenceOf } from './body-difference.ts';
import { editorTexts } from './editor.texts.ts';

interface BodyChangesProps {
  defaultBody: string;
  body: string;
  label: string;
  /** That of the text. */
  language: Language;
}

/** The differences from the default text: removed and added words. */
export default function BodyChanges({ defaultBody, body, label, language }: BodyChangesProps) {
  const t = useTexts(editorTexts).changes;
  const lines = useMemo(
    () => (body === defaultBody ? [] : differenceOf(defaultBody, body)),
    [defaultBody, body],
  );
  if (lines === null) return <Text size="sm">{t.tooDifferent}</Text>;
  if (lines.length === 0) return <Text size="sm">{t.none}</Text>;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t.hint}
      </Text>
      <Paper
        withBorder
        component="section"
        aria-label={t.title(label)}
        className={classes.lines}
        // People who use only the keyboard must be able to scroll it.
        tabIndex={0}
      >
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and never move.
          <Line key={index} line={line} language={language} />
        ))}
      </Paper>
    </Stack>
  );
}

function Line({ line, language }: { line: DifferenceLine; language: Language }) {
  const t = useTexts(editorTexts).changes;
  if (line.kind === 'skipped') return <div className={classes.skipped}>{t.skipped(line.count)}</div>;
  const Changed = line.kind === 'removed' ? 'del' : 'ins';
  return (
    <div className={classes.line} data-kind={line.kind}>
      <span aria-hidden className={classes.sign}>
        {{ same: '', added: '+', removed: '−' }[line.kind]}
      </span>
      {line.kind !== 'same' && <VisuallyHidden>{t[line.kind]} </VisuallyHidden>}
      <span className={classes.text} lang={language}>
        {line.pieces.map(({ text, isChanged }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity and never move.
          isChanged ? <Changed key={index}>{text}</Changed> : <span key={index}>{text}</span>,
        )}
      </span>
    </div>
  );
}
