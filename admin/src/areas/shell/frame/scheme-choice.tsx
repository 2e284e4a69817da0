import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useTexts } from '../../../platform/texts.ts';
import { shellTexts } from '../shell.texts.ts';
import { schemes } from './theme-switcher.tsx';

/** The colour scheme, as in the top bar but with all values side by side. */
export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const texts = useTexts(shellTexts);
  return (
    <SegmentedControl
      aria-label={texts.colorScheme}
      value={colorScheme}
      onChange={(scheme) => setColorScheme(scheme as typeof colorScheme)}
      data={schemes.map((value) => ({ value, label: texts.colorSchemes[value] }))}
    />
  );
}
