import type { InvestmentView } from '@share/contract/areas/investments/investments.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { SmallTable } from '../../ui/values/small-table.tsx';
import { TransactionLink } from '../links/transaction-link.tsx';
import { MethodName, TransactionStatusBadge, TypeName } from '../links/transaction-words.tsx';
import { PayoutOfDividend } from '../payouts/payouts.shared.tsx';
import { investmentPartsTexts } from './investment-parts.texts.ts';

type Transaction = InvestmentView['transactions']['investment'][number];

interface InvestmentTransactionsProps {
  title: string;
  empty: string;
  transactions: Transaction[];
}

/** The payments of an investment, or its dividends: both have the same columns (INV-13, INV-14), and dividends their payout. */
export function InvestmentTransactions({ title, empty, transactions }: InvestmentTransactionsProps) {
  const t = useTexts(investmentPartsTexts).transactions;
  const areDividends = transactions.some(({ type }) => type === 'dividend');
  return (
    <FormSection title={title} folds>
      <SmallTable
        within
        title={title}
        empty={empty}
        rows={transactions}
        columns={[
          { name: 'id', header: t.id, value: ({ id }) => <TransactionLink id={id} /> },
          { name: 'method', header: t.method, value: ({ method }) => <MethodName method={method} /> },
          {
            name: 'type',
            header: t.type,
            below: 'method',
            value: ({ type }) => <TypeName type={type} />,
          },
          {
            name: 'status',
            header: t.status,
            value: ({ status }) => <TransactionStatusBadge status={status} />,
          },
          { name: 'amount', header: t.amount, kind: 'money', value: (one) => one.amount },
          {
            name: 'originalAmount',
            header: t.originalAmount,
            below: 'amount',
            kind: 'money',
            value: (one) => one.originalAmount,
          },
          ...(areDividends
            ? [
                {
                  name: 'payout',
                  header: t.payout,
                  below: 'status',
                  value: (one: Transaction) => <PayoutOfDividend payout={one.payout} />,
                },
                { name: 'tax', header: t.tax, kind: 'money' as const, value: (one: Transaction) => one.tax },
                {
                  name: 'net',
                  header: t.net,
                  below: 'tax',
                  kind: 'money' as const,
                  value: (one: Transaction) => Math.round((one.amount - one.tax) * 100) / 100,
                },
              ]
            : []),
          { name: 'commission', header: t.commission, kind: 'money', value: (one) => one.commission },
          {
            name: 'commissionPercent',
            header: t.commissionPercent,
            below: 'commission',
            kind: 'fraction',
            value: (one) => one.commissionPercent,
          },
          { name: 'date', header: t.date, kind: 'instant', value: (one) => one.date },
          {
            name: 'dateCompleted',
            header: t.dateCompleted,
            below: 'date',
            kind: 'instant',
            value: (one) => one.dateCompleted,
          },
          {
            name: 'dateRejected',
            header: t.dateRejected,
            below: ['dateCompleted', 'date'],
            kind: 'instant',
            value: (one) => one.dateRejected,
          },
          {
            name: 'waitUntil',
            header: t.waitUntil,
            below: 'status',
            kind: 'instant',
            value: (one) => one.waitUntil,
          },
        ]}
      />
    </FormSection>
  );
}
