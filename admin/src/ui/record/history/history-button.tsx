import { Box, Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { DialogMissing } from '../../parts/dialog-missing.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { uiTexts } from '../../ui.texts.ts';
import type { RecordHistory } from './record-history.ts';

const HistoryDialog = lazyPart(() => import('./history-dialog.tsx'), DialogMissing);

/** Opens the saved versions of a record. */
export function HistoryButton(record: RecordHistory) {
  const { history } = useTexts(uiTexts);
  const [isOpen, setOpen] = useState(false);
  if (!useCan(record.endpoints.listVersions)) return null;
  return (
    <>
      <Button
        variant="subtle"
        aria-label={history}
        aria-haspopup="dialog"
        leftSection={<IconHistory size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Box component="span" visibleFrom="sm">
          {history}
        </Box>
      </Button>
      {isOpen && <HistoryDialog record={record} onClose={() => setOpen(false)} />}
    </>
  );
}
