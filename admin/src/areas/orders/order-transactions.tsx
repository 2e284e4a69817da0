import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { SmallTable } from '../../ui/values/small-table.tsx';
import { TransactionLink } from '../links/transaction-link.tsx';
import { MethodName, TransactionStatusBadge } from '../links/transaction-words.tsx';
import { ordersTexts } from './orders.texts.ts';

/** The transactions of the order (ORD-13). */
export function OrderTransactions({ order }: { order: OrderView }) {
  const t = useTexts(ordersTexts).transactions;
  return (
    <FormSection title={t.title} folds>
      <SmallTable
        within
        title={t.title}
        empty={t.empty}
        rows={order.transactions}
        columns={[
          { name: 'id', header: t.id, value: ({ id }) => <TransactionLink id={id} /> },
          {
            name: 'status',
            header: t.status,
            value: ({ status }) => <TransactionStatusBadge status={status} />,
          },
          {
            name: 'originalAmount',
            header: t.originalAmount,
            kind: 'money',
            value: (one) => one.originalAmount,
          },
          {
            name: 'amount',
            header: t.amount,
            kind: 'money',
            below: 'originalAmount',
            value: (one) => one.amount,
          },
          { name: 'commission', header: t.commission, kind: 'money', value: (one) => one.commission },
          {
            name: 'commissionPercent',
            header: t.commissionPercent,
            kind: 'fraction',
            below: 'commission',
            value: (one) => one.commissionPercent,
          },
          { name: 'date', header: t.date, kind: 'instant', value: (one) => one.date },
          {
            name: 'method',
            header: t.method,
            below: 'date',
            value: ({ method }) => <MethodName method={method} />,
          },
        ]}
      />
    </FormSection>
  );
}
