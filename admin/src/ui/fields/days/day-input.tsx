import { useTexts } from '../../../platform/texts.ts';
import { fieldTexts } from '../fields.texts.ts';
import { dayOfText } from './day-of-text.ts';
import { WrittenInput, type WrittenInputProps } from './written-input.tsx';

type DayInputProps = Omit<WrittenInputProps, 'read' | 'write' | 'unreadable' | 'placeholder'>;

const asHeld = (day: string): string => day;

/** A calendar day as YYYY-MM-DD, typed (CON-07). */
export function DayInput(props: DayInputProps) {
  const texts = useTexts(fieldTexts);
  return (
    <WrittenInput
      {...props}
      read={dayOfText}
      write={asHeld}
      unreadable={texts.unreadableDay}
      placeholder={texts.dayPlaceholder}
    />
  );
}
