import {
  acceptTransaction,
  extendTransaction,
  getTransaction,
  listTransactions,
  totalTransactions,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { NOTHING } from '../../ui/values/values.tsx';
import { linksTexts } from '../links/links.texts.ts';
import { OrderLink } from '../links/order-link.tsx';
import { TransactionState } from '../links/pair-state.tsx';
import { MethodName, TypeName } from '../links/transaction-words.tsx';
import { UserName } from '../links/user-name.tsx';
import { AcceptAction } from './accept-action.tsx';
import { MetaPopup } from './meta-popup.tsx';
import { transactionsPaths } from './transactions.paths.ts';
import { transactionsTexts } from './transactions.texts.ts';

const change = { access: [acceptTransaction.access, extendTransaction.access] } as const;

/** The list of transactions (TRX-03). */
export function TransactionsList() {
  const t = useTexts(transactionsTexts);
  const { transaction: words, refund } = useTexts(linksTexts);
  return (
    <EntityList
      endpoint={listTransactions}
      totals={totalTransactions}
      title={t.title}
      empty={t.empty}
      nameOf={(transaction) => t.nameOf(transaction.id)}
      columns={[
        { name: 'id', header: t.id, kind: 'id', value: (transaction) => transaction.id },
        {
          name: 'order',
          below: 'userEmail',
          header: t.order,
          value: ({ meta: { orderId } }) => (orderId === null ? NOTHING : <OrderLink id={orderId} />),
        },
        { name: 'userEmail', header: t.user, wide: true, value: ({ meta }) => <UserName user={meta.user} /> },
        { name: 'date', header: t.date, kind: 'instant', below: 'amount', value: ({ date }) => date },
        { name: 'amount', header: t.amount, kind: 'money', value: ({ amount }) => amount },
        {
          name: 'status',
          header: t.status,
          value: (transaction) => <TransactionState {...transaction} />,
        },
        { name: 'type', header: t.type, value: ({ type }) => <TypeName type={type} /> },
        {
          name: 'method',
          header: t.method,
          below: 'type',
          value: ({ method }) => <MethodName method={method} />,
        },
      ]}
      filters={{
        search: t.search,
        order: t.orderNumber,
        userEmail: t.userEmail,
        date: t.date,
        amount: t.amount,
        status: { label: t.status, choices: words.statuses },
        refund: { label: refund.title, choices: refund.states },
        type: { label: t.type, choices: words.types },
        method: { label: t.method, choices: words.methods },
      }}
      open={{ view: getTransaction, edit: change, to: ({ id }) => transactionsPaths.edit(id) }}
      rowActions={(transaction, onFailure) => (
        <>
          <AcceptAction transaction={transaction} onFailure={onFailure} />
          <MetaPopup transaction={transaction} />
        </>
      )}
    />
  );
}
