import { Button, Group } from '@mantine/core';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { presetOn, presetsAhead, presetsBack } from '@share/contract/shared/lists/day-presets.ts';
import type { DateRange } from '@share/contract/shared/lists/list.ts';
import { useTexts } from '../../../platform/texts.ts';
import { listTexts } from '../list.texts.ts';

interface DayPresetsProps {
  /** Whether the days are mostly still to come. */
  ahead: boolean;
  value: DateRange | undefined;
  onChange: (range: DateRange) => void;
}

/** Buttons for ranges of days that are needed every day. A saved view stores the preset, not its days. */
export function DayPresets({ ahead, value, onChange }: DayPresetsProps) {
  const { presets } = useTexts(listTexts);
  const today = warsawDay(new Date());
  return (
    <Group gap="xs">
      {(ahead ? presetsAhead : presetsBack).map((within) => (
        <Button
          key={within}
          size="compact-sm"
          variant={value?.within === within ? 'light' : 'default'}
          fw={400}
          aria-pressed={value?.within === within}
          onClick={() => onChange({ within, ...presetOn(today, within) })}
        >
          {presets[within]}
        </Button>
      ))}
    </Group>
  );
}
