import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionRow } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { IconCheck } from '@tabler/icons-react';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import type { BulkAction } from '../../ui/list/bulk/bulk-action.ts';
import { booksChanged } from '../links/books-changed.ts';
import { fullName } from '../links/people/user-name.tsx';
import { useBulkExtension } from './extending/use-bulk-extension.tsx';
import { transactionsTexts } from './transactions.texts.ts';

/** Accepts the chosen payments or extends each term by seven days, with one call per payment. */
export function useBulkPayments(): BulkAction<TransactionRow>[] {
  const t = useTexts(transactionsTexts);
  const { language } = useLanguage();
  const describe = ({ amount, meta: { user, orderId } }: TransactionRow) =>
    [
      fullName(user) || user.email,
      formatMoney(amount, language),
      ...(orderId === null ? [] : [`${t.order} ${t.orderNamed(orderId)}`]),
    ].join(' · ');
  const extension = useBulkExtension<TransactionRow>({
    paymentOf: (row) => row,
    isPossible: ({ meta }) => meta.canExtendWaitUntil,
    describe,
  });
  return [
    {
      name: 'accept',
      label: t.bulk.accept,
      icon: <IconCheck size={18} aria-hidden />,
      endpoint: acceptTransaction,
      isPossible: ({ meta }) => meta.canAccept,
      title: t.bulk.acceptTitle,
      message: t.bulk.acceptMessage,
      describe,
      run: ({ id }) => call(acceptTransaction, { params: { id: String(id) } }),
      onDone: booksChanged,
    },
    extension,
  ];
}
