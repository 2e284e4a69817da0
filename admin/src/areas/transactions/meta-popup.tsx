import { Group } from '@mantine/core';
import type { TransactionRow } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTexts } from '../../platform/texts.ts';
import { PopupButton } from '../../ui/popup-button.tsx';
import { InstantText } from '../../ui/values/values.tsx';
import { linksTexts } from '../links/links.texts.ts';
import { ExtensionButton } from './extending/extension-button.tsx';
import { MetaFacts } from './meta-facts.tsx';
import { transactionsTexts } from './transactions.texts.ts';

interface MetaPopupProps {
  transaction: TransactionRow;
  onFailure: (failure: unknown) => void;
}

/** What a transaction belongs to, in a popup of the list (TRX-05), with a later term while it waits for its money. */
export function MetaPopup({ transaction, onFailure }: MetaPopupProps) {
  const t = useTexts(transactionsTexts);
  const { waitUntil } = useTexts(linksTexts).transaction;
  return (
    <PopupButton
      label={t.showMeta(transaction.id)}
      word={t.showMetaShort}
      icon={<IconInfoCircle size={18} aria-hidden />}
      title={t.nameOf(transaction.id)}
    >
      <MetaFacts
        meta={transaction.meta}
        first={{ label: waitUntil, value: <InstantText at={transaction.waitUntil} /> }}
      />
      <Group mt="md">
        <ExtensionButton
          canExtend={transaction.meta.canExtendWaitUntil}
          transaction={transaction}
          onExtended={() => {}}
          onFailure={onFailure}
        />
      </Group>
    </PopupButton>
  );
}
