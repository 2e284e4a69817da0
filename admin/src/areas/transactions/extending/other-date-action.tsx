import { extendTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { RowAction } from '../../../ui/list/menu/row-action.tsx';
import { extendingTexts } from './extending.texts.ts';
import { ExtensionDialog } from './lazy-extension-dialog.ts';
import type { Extending } from './use-extension.ts';

interface OtherDateActionProps extends Pick<Extending, 'transaction' | 'onFailure'> {
  canExtend: boolean;
}

/** Waits until a typed day, from a row (TRX-10), for users who may while that is possible. */
export function OtherDateAction({ canExtend, ...extending }: OtherDateActionProps) {
  const t = useTexts(extendingTexts);
  const mayExtend = useCan(extendTransaction);
  const [isAsking, setAsking] = useState(false);
  if (!mayExtend || !canExtend) return null;
  return (
    <>
      <RowAction
        label={t.otherDateOf(extending.transaction.id)}
        word={t.otherDate}
        icon={<IconCalendarEvent size={18} aria-hidden />}
        opensDialog
        onClick={() => setAsking(true)}
      />
      {isAsking && <ExtensionDialog {...extending} onExtended={() => {}} onClose={() => setAsking(false)} />}
    </>
  );
}
