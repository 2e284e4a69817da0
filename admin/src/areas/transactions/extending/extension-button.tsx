import { Button } from '@mantine/core';
import { extendTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { useState } from 'react';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { extendingTexts } from './extending.texts.ts';
import { ExtensionDialog } from './lazy-extension-dialog.ts';
import type { Extending } from './use-extension.ts';

interface ExtensionButtonProps extends Extending {
  canExtend: boolean;
}

/** Opens the question with the new term, for users who may extend it while that is possible (TRX-10). */
export function ExtensionButton({ canExtend, ...extending }: ExtensionButtonProps) {
  const t = useTexts(extendingTexts);
  const mayExtend = useCan(extendTransaction);
  const [isAsking, setAsking] = useState(false);
  if (!mayExtend || !canExtend) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t.open}
      </Button>
      {isAsking && <ExtensionDialog {...extending} onClose={() => setAsking(false)} />}
    </>
  );
}
