import { Button } from '@mantine/core';
import { extendTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { RowAction } from '../../../ui/list/menu/row-action.tsx';
import { extendingTexts } from './extending.texts.ts';
import { ExtensionDialog } from './lazy-extension-dialog.ts';
import type { Extending } from './use-extension.ts';

interface ExtensionButtonProps extends Extending {
  canExtend: boolean;
}

/** Opens the question with the new term, for users who may extend it while it can be extended (TRX-10). */
export function ExtensionButton(props: ExtensionButtonProps) {
  const t = useTexts(extendingTexts);
  const { ask, question } = useQuestion(props);
  if (!ask) return null;
  return (
    <>
      <Button variant="default" onClick={ask}>
        {t.open}
      </Button>
      {question}
    </>
  );
}

/** The extension button in a row of a list, which reloads by itself. */
export function ExtensionAction(props: Omit<ExtensionButtonProps, 'onExtended'>) {
  const t = useTexts(extendingTexts);
  const { ask, question } = useQuestion({ ...props, onExtended: () => {} });
  if (!ask) return null;
  return (
    <>
      <RowAction
        label={t.openOf(props.transaction.id)}
        word={t.open}
        icon={<IconCalendarPlus size={18} aria-hidden />}
        opensDialog
        onClick={ask}
      />
      {question}
    </>
  );
}

function useQuestion({ canExtend, ...extending }: ExtensionButtonProps) {
  const mayExtend = useCan(extendTransaction);
  const [isAsking, setAsking] = useState(false);
  return {
    ask: mayExtend && canExtend ? () => setAsking(true) : null,
    question: isAsking && <ExtensionDialog {...extending} onClose={() => setAsking(false)} />,
  };
}
