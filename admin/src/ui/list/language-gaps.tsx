import { Group } from '@mantine/core';
import type { Gap } from '@share/contract/shared/content/gaps.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { StatusBadge } from '../values/status-badge.tsx';
import { LongText } from '../values/values.tsx';
import { gapTexts } from './gap.texts.ts';

interface WithGaps {
  gaps: readonly Gap[];
}

/**
 * The column that names the record: its name, with a badge for each language in which a text is missing, or older than in the
 * other language.
 */
export const nameWithGaps = <Row extends WithGaps>(nameOf: (row: Row) => string) => ({
  phone: { title: nameOf, badge: gapBadge },
  value: (row: Row): ReactNode =>
    row.gaps.length === 0 ? (
      <LongText>{nameOf(row)}</LongText>
    ) : (
      <Group component="span" display="inline-flex" gap={6}>
        <LongText>{nameOf(row)}</LongText>
        <GapBadges gaps={row.gaps} />
      </Group>
    ),
});

/** On phones a row shows its first gap in short words and the number of the others; the record names them. */
const gapBadge = ({ gaps }: WithGaps): ReactNode =>
  gaps[0] && <ShortBadge gap={gaps[0]} others={gaps.length - 1} />;

function ShortBadge({ gap, others }: { gap: Gap; others: number }) {
  const t = useTexts(gapTexts);
  return (
    <>
      <StatusBadge tone={toneOf(gap)}>{t.shortMarks[gap]}</StatusBadge>
      {others > 0 && `+${others}`}
    </>
  );
}

export function GapBadges({ gaps }: WithGaps) {
  const t = useTexts(gapTexts);
  return gaps.map((gap) => (
    <StatusBadge key={gap} tone={toneOf(gap)}>
      {t.marks[gap]}
    </StatusBadge>
  ));
}

const toneOf = (gap: Gap) => (gap.startsWith('missing') ? 'waiting' : 'info');

/** The texts of the filter by gaps. */
export function useGapFilter() {
  const t = useTexts(gapTexts);
  return { label: t.filter, choices: t.marks };
}
