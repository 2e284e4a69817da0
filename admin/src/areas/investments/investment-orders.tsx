import type { InvestmentView } from '@share/contract/areas/investments/investments.schemas.ts';
import { IconUser } from '@tabler/icons-react';
import { useTexts } from '../../platform/texts.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { PopupButton } from '../../ui/popup-button.tsx';
import { SmallTable } from '../../ui/values/small-table.tsx';
import { OrderLink } from '../links/order-link.tsx';
import { OrderState } from '../links/pair-state.tsx';
import { TransactionLink } from '../links/transaction-link.tsx';
import { TransactionStatusBadge } from '../links/transaction-words.tsx';
import { InvestorDataFacts } from '../orders/orders.shared.tsx';
import { investmentPartsTexts } from './investment-parts.texts.ts';

type Order = InvestmentView['orders'][number];

/** The orders behind the investment (INV-15). */
export function InvestmentOrders({ orders }: { orders: Order[] }) {
  const t = useTexts(investmentPartsTexts).orders;
  return (
    <FormSection title={t.title} folds>
      <SmallTable
        within
        title={t.title}
        empty={t.empty}
        rows={orders}
        columns={[
          { name: 'id', header: t.id, value: ({ id }) => <OrderLink id={id} /> },
          { name: 'date', header: t.date, kind: 'instant', value: (order) => order.date },
          {
            name: 'dateCompleted',
            header: t.dateCompleted,
            below: 'date',
            kind: 'instant',
            value: (order) => order.dateCompleted,
          },
          {
            name: 'dateRejected',
            header: t.dateRejected,
            below: ['dateCompleted', 'date'],
            kind: 'instant',
            value: (order) => order.dateRejected,
          },
          {
            name: 'pricePerShare',
            header: t.pricePerShare,
            kind: 'money',
            value: (order) => order.pricePerShare,
          },
          {
            name: 'quantity',
            header: t.quantity,
            below: 'pricePerShare',
            kind: 'number',
            value: (order) => order.quantity,
          },
          { name: 'status', header: t.status, value: (order) => <OrderState {...order} /> },
          { name: 'totalAmount', header: t.totalAmount, kind: 'money', value: (order) => order.totalAmount },
          {
            name: 'transactionId',
            header: t.transactionId,
            value: ({ transactionId }) => <TransactionLink id={transactionId} />,
          },
          {
            name: 'transactionStatus',
            header: t.transactionStatus,
            below: 'transactionId',
            value: ({ transactionStatus }) => <TransactionStatusBadge status={transactionStatus} />,
          },
        ]}
        actions={(order) => <InvestorPopup order={order} />}
      />
    </FormSection>
  );
}

function InvestorPopup({ order }: { order: Order }) {
  const t = useTexts(investmentPartsTexts).orders;
  return (
    <PopupButton
      label={t.showInvestorData(order.id)}
      icon={<IconUser size={18} aria-hidden />}
      title={t.investorDataOf(order.id)}
    >
      <InvestorDataFacts data={order.investorData} />
    </PopupButton>
  );
}
