import { Group } from '@mantine/core';
import type { TransactionRow } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { InstantText } from '../../ui/values/values.tsx';
import { linksTexts } from '../links/links.texts.ts';
import { ExtensionButton } from './extending/extension-button.tsx';
import { MetaFacts } from './meta-facts.tsx';

export interface MetaDetailsProps {
  transaction: TransactionRow;
  onFailure: (failure: unknown) => void;
}

/** The investment, offer and order of a transaction in the list, with a button to extend its term while payment is pending. */
export default function MetaDetails({ transaction, onFailure }: MetaDetailsProps) {
  const { waitUntil } = useTexts(linksTexts).transaction;
  const { meta } = transaction;
  return (
    <>
      <MetaFacts
        meta={meta}
        first={{ label: waitUntil, value: <InstantText at={transaction.waitUntil} /> }}
      />
      <Group mt="md">
        <ExtensionButton
          canExtend={meta.canExtendWaitUntil}
          transaction={transaction}
          onExtended={() => {}}
          onFailure={onFailure}
        />
      </Group>
    </>
  );
}
