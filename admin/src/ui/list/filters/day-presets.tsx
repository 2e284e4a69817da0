import { Button, Group } from '@mantine/core';
import { warsawDay } from '@share/contract/shared/dates.ts';
import type { DateRange } from '@share/contract/shared/lists/list.ts';
import { useTexts } from '../../../platform/texts.ts';
import { listTexts } from '../list.texts.ts';
import { presetsOn } from './presets-on.ts';

interface DayPresetsProps {
  value: DateRange | undefined;
  onChange: (range: DateRange) => void;
}

/** Ranges of days that are asked for every day, each one press away. */
export function DayPresets({ value, onChange }: DayPresetsProps) {
  const { presets } = useTexts(listTexts);
  const ranges = presetsOn(warsawDay(new Date()));
  return (
    <Group gap="xs">
      {(['today', 'week', 'month'] as const).map((name) => {
        const { from, to } = ranges[name];
        const isChosen = value?.from === from && value?.to === to;
        return (
          <Button
            key={name}
            size="compact-sm"
            variant={isChosen ? 'light' : 'default'}
            fw={400}
            aria-pressed={isChosen}
            onClick={() => onChange({ from, to })}
          >
            {presets[name]}
          </Button>
        );
      })}
    </Group>
  );
}
