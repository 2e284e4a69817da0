import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import type { RecordHeadParts } from '../../ui/record/record-head.tsx';
import { MoneyText } from '../../ui/values/values.tsx';
import { OfferLink } from '../links/offer-link.tsx';
import { OrderLink } from '../links/order-link.tsx';
import { refundState, TransactionState } from '../links/pair-state.tsx';
import { PersonName } from '../links/people/person-name.tsx';
import { fullName } from '../links/people/user-name.tsx';
import { refundsOf } from '../refunds/refunds.shared.tsx';
import { transactionsPaths } from './transactions.paths.ts';
import { transactionsTexts } from './transactions.texts.ts';

/** The head of the transaction's screen: payer, purpose and order. */
export function useTransactionHead(transaction: TransactionView): RecordHeadParts {
  const t = useTexts(transactionsTexts);
  const { language } = useLanguage();
  const inList = useHeadInList({
    list: listTransactions,
    path: transactionsPaths.list,
    title: t.title,
    id: transaction.id,
    to: transactionsPaths.edit,
  });
  const { meta } = transaction;
  const order = {
    label: t.order,
    isFigure: true as const,
    value: meta.orderId !== null && <OrderLink id={meta.orderId}>{t.orderOf(meta.orderId)}</OrderLink>,
  };
  return {
    ...inList,
    state: {
      label: t.status,
      value: <TransactionState {...transaction} refund={refundState(...refundsOf(transaction))} />,
    },
    about: [
      { label: t.user, value: <PersonName user={meta.user} />, words: fullName(meta.user) },
      {
        label: t.offerTitle,
        value: <OfferLink id={meta.offerId}>{meta.offerTitle[language]}</OfferLink>,
        words: meta.offerTitle[language],
      },
      ...(meta.orderId === null ? [] : [order]),
      {
        label: t.amount,
        isFigure: true,
        value: (
          <b>
            <MoneyText amount={transaction.amount} />
          </b>
        ),
      },
    ],
  };
}
