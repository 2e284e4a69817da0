import { Switch } from '@mantine/core';
import { useTexts } from '../../platform/texts.ts';
import { shortcutsTexts } from './shortcuts.texts.ts';
import { switchSingleKeys, useAreSingleKeysOn } from './single-keys.ts';

/** Switches shortcuts of a single character on or off in this browser. */
export function SingleKeysSwitch() {
  const t = useTexts(shortcutsTexts);
  return (
    <Switch
      mt="md"
      label={t.single}
      description={t.singleHint}
      checked={useAreSingleKeysOn()}
      onChange={(event) => switchSingleKeys(event.currentTarget.checked)}
    />
  );
}
