import { Button } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useTexts } from '../../platform/texts.ts';
import { shortcutsTexts } from './shortcuts.texts.ts';
import { showShortcuts } from './shortcuts.tsx';

/** Opens the list of shortcuts without its key. */
export function ShortcutsButton() {
  const t = useTexts(shortcutsTexts);
  return (
    <Button variant="default" leftSection={<IconKeyboard size={18} aria-hidden />} onClick={showShortcuts}>
      {t.show}
    </Button>
  );
}
