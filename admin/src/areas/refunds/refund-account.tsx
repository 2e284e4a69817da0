import { Text } from '@mantine/core';
import type { RefundView } from '@share/contract/areas/orders/refunds.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { CopyText } from '../../ui/values/copy-text.tsx';
import { AccountNumberText } from '../../ui/values/values.tsx';
import { refundsTexts } from './refunds.texts.ts';

/** The account that the money goes to, with a copy button and its bank below. */
export function RefundAccount({ account: { accountNumber, bankName } }: Pick<RefundView, 'account'>) {
  const t = useTexts(refundsTexts);
  if (accountNumber === '') return t.noAccount;
  return (
    <>
      <CopyText label={t.account} value={accountNumber}>
        <AccountNumberText stored={accountNumber} />
      </CopyText>
      <Text component="span" display="block" size="sm" c="dimmed">
        {bankName}
      </Text>
    </>
  );
}
