import { Group } from '@mantine/core';
import type { Gap } from '@share/contract/shared/content/gaps.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { StatusBadge } from '../values/status-badge.tsx';
import { gapTexts } from './gap.texts.ts';

interface NameWithGapsProps {
  name: string;
  gaps: readonly Gap[];
}

/** The name of a row, with a badge for each language in which one of its texts is missing, or older than in the other one. */
export function NameWithGaps({ name, gaps }: NameWithGapsProps) {
  if (gaps.length === 0) return name;
  return (
    <Group component="span" display="inline-flex" gap={6}>
      {name}
      <GapBadges gaps={gaps} />
    </Group>
  );
}

/** The first gap of a row on phones; further ones are counted, and its record names them. */
export const gapBadge = ({ gaps }: { gaps: readonly Gap[] }): ReactNode =>
  gaps.length > 0 && (
    <>
      <GapBadges gaps={gaps.slice(0, 1)} />
      {gaps.length > 1 && `+${gaps.length - 1}`}
    </>
  );

export function GapBadges({ gaps }: { gaps: readonly Gap[] }) {
  const t = useTexts(gapTexts);
  return gaps.map((gap) => (
    <StatusBadge key={gap} tone={gap.startsWith('missing') ? 'waiting' : 'info'}>
      {t.marks[gap]}
    </StatusBadge>
  ));
}

/** The texts of the filter by a gap. */
export function useGapFilter() {
  const t = useTexts(gapTexts);
  return { label: t.filter, choices: t.marks };
}
