import { ActionIcon, Tooltip } from '@mantine/core';
import { downloadMonth } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { IconCalendarDollar } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { DialogMissing } from '../../../ui/parts/dialog-missing.tsx';
import { lazyPart, usePreloaded } from '../../../ui/parts/lazy-part.tsx';
import { monthTexts } from './month.texts.ts';

const MonthDialog = lazyPart(() => import('./month-dialog.tsx'), DialogMissing);

/** Opens the dialogue for the books of a month. */
export function MonthButton() {
  const t = useTexts(monthTexts);
  const [isOpen, setOpen] = useState(false);
  usePreloaded(MonthDialog);
  if (!useCan(downloadMonth)) return null;
  return (
    <>
      <Tooltip label={t.open}>
        <ActionIcon variant="default" size={36} aria-label={t.open} onClick={() => setOpen(true)}>
          <IconCalendarDollar size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isOpen && <MonthDialog onClose={() => setOpen(false)} />}
    </>
  );
}
