import { Group, NativeSelect, Text } from '@mantine/core';
import { useTexts } from '../../../platform/texts.ts';
import { fieldTexts } from '../fields.texts.ts';

const numbersBelow = (end: number): string[] =>
  Array.from({ length: end }, (_, number) => String(number).padStart(2, '0'));
const HOURS = numbersBelow(24);
const MINUTES = numbersBelow(60);

interface TimeBelowProps {
  /** HH:mm:ss */
  time: string;
  isDisabled: boolean;
  onChoose: (time: string) => void;
}

/** The hour and the minutes of a chosen day. */
export function TimeBelow({ time, isDisabled, onChoose }: TimeBelowProps) {
  const texts = useTexts(fieldTexts);
  const [hour = '00', minute = '00'] = time.split(':');
  return (
    <Group gap="xs" mt="xs" justify="center">
      <NativeSelect
        aria-label={texts.hours}
        data={HOURS}
        value={hour}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChoose(`${currentTarget.value}:${minute}:00`)}
      />
      <Text aria-hidden>:</Text>
      <NativeSelect
        aria-label={texts.minutes}
        data={MINUTES}
        value={minute}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChoose(`${hour}:${currentTarget.value}:00`)}
      />
    </Group>
  );
}
