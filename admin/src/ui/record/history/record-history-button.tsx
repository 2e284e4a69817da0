import { Box, Button } from '@mantine/core';
import type { VersionEndpoints } from '@share/contract/shared/content/version-endpoints.ts';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import type { SaveForm } from '../../form/save-form.ts';
import { DialogMissing } from '../../parts/dialog-missing.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { uiTexts } from '../../ui.texts.ts';
import type { RecordHistory } from './record-history.ts';

interface RecordHistoryButtonProps<Values extends FieldValues> {
  endpoints: VersionEndpoints;
  /** The kind of the record in the audit trail. */
  entity: string;
  id: number;
  name: string;
  form: SaveForm<Values>;
  /** Invalidates the queries that the restored version makes stale. */
  onRestored: () => void;
}

/** The history of the record in a form, which shows the restored version. */
export const RecordHistoryButton = <Values extends FieldValues>({
  form,
  onRestored,
  ...record
}: RecordHistoryButtonProps<Values>) => (
  <HistoryButton
    {...record}
    version={form.base.version ?? 0}
    isDirty={form.isDirty}
    onRestored={() => {
      void form.reload?.();
      onRestored();
    }}
  />
);

const HistoryDialog = lazyPart(() => import('./history-dialog.tsx'), DialogMissing);

/** Opens the saved versions of a record. */
function HistoryButton(record: RecordHistory) {
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
