import {
  acceptTransaction,
  extendTransaction,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionRow } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { IconCalendarPlus, IconCheck } from '@tabler/icons-react';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import type { BulkAction } from '../../ui/list/bulk/bulk-action.ts';
import { booksChanged } from '../links/books-changed.ts';
import { acceptingTexts } from './accepting/accepting.texts.ts';
import { extendingTexts } from './extending/extending.texts.ts';
import { termOf } from './extending/use-extension.ts';
import { weekLater } from './extending/week-later.ts';
import { transactionsTexts } from './transactions.texts.ts';

const icon = { size: 18, 'aria-hidden': true } as const;

/** Accepts the chosen payments, or waits seven days longer for each; one by one, by the verbs of a single one. */
export function useBulkPayments(): BulkAction<TransactionRow>[] {
  const t = useTexts(transactionsTexts);
  const { accept } = useTexts(acceptingTexts);
  const { extend } = useTexts(extendingTexts);
  const { language } = useLanguage();
  const describe = ({ amount, meta: { user, orderId } }: TransactionRow) =>
    [
      `${user.firstName} ${user.lastName}`.trim() || user.email,
      formatMoney(amount, language),
      ...(orderId === null ? [] : [`${t.order} ${t.orderNamed(orderId)}`]),
    ].join(' · ');
  const paramsOf = ({ id }: TransactionRow) => ({ id: String(id) });
  return [
    {
      name: 'accept',
      label: t.bulk.accept,
      icon: <IconCheck {...icon} />,
      endpoint: acceptTransaction,
      isPossible: ({ meta }) => meta.canAccept,
      title: t.bulk.acceptTitle,
      message: t.bulk.acceptMessage,
      confirmLabel: accept,
      describe,
      run: (row) => call(acceptTransaction, { params: paramsOf(row) }),
      onDone: booksChanged,
    },
    {
      name: 'extend',
      label: t.bulk.extend,
      icon: <IconCalendarPlus {...icon} />,
      endpoint: extendTransaction,
      isPossible: ({ meta }) => meta.canExtendWaitUntil,
      title: t.bulk.extendTitle,
      message: t.bulk.extendMessage,
      confirmLabel: extend,
      describe,
      run: (row) =>
        call(extendTransaction, {
          params: paramsOf(row),
          body: { waitUntil: termOf({ waitUntil: weekLater(row.waitUntil, new Date()) }) },
          ifMatch: row.version,
        }),
      onDone: booksChanged,
    },
  ];
}
