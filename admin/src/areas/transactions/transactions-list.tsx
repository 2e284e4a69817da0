import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  acceptTransaction,
  exportTransactions,
  extendTransaction,
  getTransaction,
  listTransactions,
  totalTransactions,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionRow } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { listTexts } from '../../ui/list/list.texts.ts';
import { lazyPart, usePreloaded } from '../../ui/parts/lazy-part.tsx';
import { PopupButton } from '../../ui/popup-button.tsx';
import { NOTHING } from '../../ui/values/values.tsx';
import { useExportedState, useExportedUser } from '../links/exported-pairs.ts';
import { linksTexts } from '../links/links.texts.ts';
import { OrderLink } from '../links/order-link.tsx';
import { TransactionState } from '../links/pair-state.tsx';
import { OwnerAndNumber, UserName } from '../links/people/user-name.tsx';
import { Overdue, Term } from '../links/term.tsx';
import { MethodName, TypeName } from '../links/transaction-words.tsx';
import { useListAcceptance } from './accepting/use-list-acceptance.tsx';
import { ExtensionAction } from './extending/extension-button.tsx';
import type { MetaDetailsProps } from './meta-details.tsx';
import { MonthButton } from './month/month-button.tsx';
import { useMonthColumns } from './month/use-month-columns.tsx';
import { transactionsPaths } from './transactions.paths.ts';
import { transactionsTexts } from './transactions.texts.ts';
import classes from './transactions-list.module.css';
import { useBulkPayments } from './use-bulk-payments.tsx';

const change = { access: [acceptTransaction.access, extendTransaction.access] } as const;

/** Widths in pixels from the style sheets of the actions: three icons, a word in place of one, a fourth icon, more words. */
const actionsRoom = (frame: number) => {
  if (frame < 900) return 135;
  if (frame < 1000) return 195;
  return frame < 1200 ? 235 : 300;
};

/** The list of transactions (TRX-03). */
export function TransactionsList() {
  const t = useTexts(transactionsTexts);
  const { transaction: words, refund, user } = useTexts(linksTexts);
  const { waits } = useTexts(listTexts);
  const acceptance = useListAcceptance();
  // Below this width the person takes two lines.
  const belowWhat = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false })
    ? 'userEmail'
    : 'id';
  return (
    <>
      <EntityList
        endpoint={listTransactions}
        file={exportTransactions}
        totals={totalTransactions}
        leftOut={t.leftOut}
        files={<MonthButton />}
        title={t.title}
        empty={t.empty}
        show={t.show}
        nameOf={(transaction) => t.nameOf(transaction.id)}
        columns={[
          { name: 'id', header: t.id, kind: 'id', value: (transaction) => transaction.id },
          {
            name: 'order',
            below: belowWhat,
            header: t.order,
            value: ({ meta }) => <OrderAndTitle {...meta} />,
          },
          {
            name: 'userEmail',
            header: t.user,
            wide: true,
            phone: { title: ({ id, meta }) => <OwnerAndNumber id={id} user={meta.user} /> },
            exported: useExportedUser(t.user),
            value: ({ meta }) => <UserName user={meta.user} />,
          },
          {
            name: 'date',
            header: t.date,
            kind: 'instant',
            below: 'amount',
            phone: 'detail',
            value: ({ date }) => date,
          },
          { name: 'amount', header: t.amount, kind: 'money', phone: 'figure', value: ({ amount }) => amount },
          {
            name: 'status',
            header: t.status,
            phone: { badge: (transaction) => <TransactionState {...transaction} isShort /> },
            exported: useExportedState('transaction'),
            value: (transaction) => (
              <TransactionState {...transaction} otherReceived={otherReceived(transaction)} />
            ),
          },
          {
            name: 'waitUntil',
            header: words.waitUntil,
            below: ['date', 'status'],
            phone: { badge: (transaction) => <Overdue {...transaction} /> },
            value: (transaction) => <Term {...transaction} />,
          },
          { name: 'type', header: t.type, phone: 'detail', value: ({ type }) => <TypeName type={type} /> },
          {
            name: 'method',
            header: t.method,
            below: 'type',
            value: ({ method }) => <MethodName method={method} />,
          },
          ...useMonthColumns(),
        ]}
        filters={{
          search: t.search,
          order: t.orderNumber,
          userEmail: t.userEmail,
          userId: user.number,
          date: t.date,
          receivedOn: t.receivedOn,
          waitUntil: words.waitUntil,
          amount: t.amount,
          waits: { label: waits, choices: { ...t.waits, ...words.waits } },
          status: { label: t.status, choices: words.statuses },
          refund: { label: refund.title, choices: refund.states },
          type: { label: t.type, choices: words.types },
          method: { label: t.method, choices: words.methods },
        }}
        bulk={useBulkPayments()}
        actionsRoom={actionsRoom}
        open={{ view: getTransaction, edit: change, to: ({ id }) => transactionsPaths.edit(id) }}
        rowActions={(transaction, onFailure) => (
          <>
            {acceptance.button(transaction, onFailure)}
            <span className={classes.extension}>
              <ExtensionAction
                transaction={transaction}
                canExtend={transaction.meta.canExtendWaitUntil}
                onFailure={onFailure}
              />
            </span>
            <MetaPopup transaction={transaction} onFailure={onFailure} />
          </>
        )}
      />
      {acceptance.question}
    </>
  );
}

/** The order that the transaction pays, and the title that the investor was asked to put on the transfer. */
function OrderAndTitle({
  orderId,
  transferTitle,
}: Pick<TransactionRow['meta'], 'orderId' | 'transferTitle'>) {
  if (orderId === null) return NOTHING;
  return (
    <div className={classes.order}>
      <OrderLink id={orderId} />
      <Text size="xs" c="dimmed" className={classes.transferTitle}>
        {transferTitle}
      </Text>
    </div>
  );
}

/** The received amount, if it differs from the requested one. */
const otherReceived = ({ amount, receipt }: TransactionRow): number | null =>
  receipt && receipt.amount !== amount ? receipt.amount : null;

const MetaDetails = lazyPart(() => import('./meta-details.tsx'));

/** A popup of the list with the investment, offer and order of a transaction (TRX-05). */
function MetaPopup(props: MetaDetailsProps) {
  const t = useTexts(transactionsTexts);
  const { id } = props.transaction;
  usePreloaded(MetaDetails);
  return (
    <PopupButton
      label={t.showMeta(id)}
      word={t.showMetaShort}
      icon={<IconInfoCircle size={18} aria-hidden />}
      title={t.nameOf(id)}
    >
      <MetaDetails {...props} />
    </PopupButton>
  );
}
