import { Button } from '@mantine/core';
import { IconLayoutSidebarRight } from '@tabler/icons-react';
import { useTexts } from '../../../../platform/texts.ts';
import { previewTexts } from '../preview.texts.ts';
import { useIsBeside, useRoomBeside, wantBeside } from './beside.ts';

/** Shows the preview beside the editor, where there is room for both. */
export function BesideButton() {
  const t = useTexts(previewTexts);
  const isBeside = useIsBeside();
  const hasRoom = useRoomBeside();
  if (!hasRoom) return null;
  return (
    <Button
      variant={isBeside ? 'light' : 'default'}
      aria-pressed={isBeside}
      leftSection={<IconLayoutSidebarRight size={18} aria-hidden />}
      onClick={() => wantBeside(!isBeside)}
    >
      {t.beside}
    </Button>
  );
}
