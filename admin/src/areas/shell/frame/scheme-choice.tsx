import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useTexts } from '../../../platform/texts.ts';
import { shellTexts } from '../shell.texts.ts';
import { schemes } from './theme-switcher.tsx';

/** The same choice as in the top bar, with its values side by side. */
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
