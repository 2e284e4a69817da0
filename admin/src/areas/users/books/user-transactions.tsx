import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { useTexts } from '../../../platform/texts.ts';
import { NOTHING } from '../../../ui/values/values.tsx';
import { OrderLink } from '../../links/order-link.tsx';
import { TransactionState } from '../../links/pair-state.tsx';
import { TransactionLink } from '../../links/transaction-link.tsx';
import { TypeName } from '../../links/transaction-words.tsx';
import { booksTexts } from './books.texts.ts';
import { RowsOfUser } from './rows-of-user.tsx';
import { useRowsOfUser } from './use-rows-of-user.ts';

/** The user's payments and payouts, newest first. */
export function UserTransactions({ userId }: { userId: number }) {
  const t = useTexts(booksTexts).transactions;
  const loaded = useRowsOfUser(listTransactions, userId);
  return (
    <RowsOfUser
      title={t.title}
      empty={t.empty}
      loaded={loaded}
      list={listTransactions}
      path="/transactions"
      userId={userId}
      columns={[
        { name: 'id', header: t.id, value: ({ id }) => <TransactionLink id={id} /> },
        {
          name: 'order',
          header: t.order,
          value: ({ meta: { orderId } }) => (orderId === null ? NOTHING : <OrderLink id={orderId} />),
        },
        { name: 'type', header: t.type, value: ({ type }) => <TypeName type={type} /> },
        { name: 'date', header: t.date, kind: 'moment', value: ({ date }) => date },
        { name: 'status', header: t.status, value: (transaction) => <TransactionState {...transaction} /> },
        { name: 'amount', header: t.amount, kind: 'money', value: ({ amount }) => amount },
      ]}
    />
  );
}
