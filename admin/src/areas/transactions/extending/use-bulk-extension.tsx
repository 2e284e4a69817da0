import { extendTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { call } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import type { BulkAction } from '../../../ui/list/bulk/bulk-action.ts';
import { booksChanged } from '../../links/books-changed.ts';
import { extendingTexts } from './extending.texts.ts';
import { endOfTerm, weekLater } from './week-later.ts';

interface ExtendedRow<Row> {
  paymentOf: (row: Row) => Pick<TransactionView, 'id' | 'version' | 'waitUntil'>;
  isPossible: (row: Row) => boolean;
  describe: (row: Row) => string;
}

/** Extends the term of each chosen payment by seven days, for one reason, with one call per payment. */
export function useBulkExtension<Row>({ paymentOf, ...rules }: ExtendedRow<Row>): BulkAction<Row> {
  const t = useTexts(extendingTexts);
  return {
    ...rules,
    name: 'extend',
    label: t.bulk,
    icon: <IconCalendarPlus size={18} aria-hidden />,
    endpoint: extendTransaction,
    title: t.bulkTitle,
    message: t.bulkMessage,
    text: { label: t.reason, longest: 500 },
    run: (row, reason) => {
      const { id, version, waitUntil } = paymentOf(row);
      return call(extendTransaction, {
        params: { id: String(id) },
        body: { waitUntil: endOfTerm(weekLater(waitUntil, new Date())), reason },
        ifMatch: version,
      });
    },
    onDone: booksChanged,
  };
}
