import { Button } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { patternsTexts } from './patterns.texts.ts';
import { PatternsDialog } from './patterns-dialog.tsx';

/** Adds a section from a pattern at that index, after it was chosen. */
export function PatternsButton({ index }: { index: number }) {
  const t = useTexts(patternsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconTemplate size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t.fromPattern}
      </Button>
      {isOpen && <PatternsDialog index={index} onClose={() => setOpen(false)} />}
    </>
  );
}
