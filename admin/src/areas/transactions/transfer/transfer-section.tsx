import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';
import type { Fact } from '../../../ui/values/facts.tsx';
import { BookDayText, InstantText, MoneyText } from '../../../ui/values/values.tsx';
import { linksTexts } from '../../links/links.texts.ts';
import { transactionsTexts } from '../transactions.texts.ts';
import { PayTo } from './pay-to.tsx';
import { isTakenByPayPal } from './taken-by-paypal.ts';

interface TransferSectionProps {
  transaction: TransactionView;
  /** Buttons to record further facts of the transfer. */
  children: ReactNode;
}

/**
 * The money of an order's transaction: the term and the account while payment is pending, later what arrived. A dividend has
 * none.
 */
export function TransferSection({ transaction, children }: TransferSectionProps) {
  const t = useTexts(transactionsTexts);
  const { waitUntil } = useTexts(linksTexts).transaction;
  const { account, meta, amount } = transaction;
  if (account === null || meta.transferTitle === null) return null;
  return (
    <FormSection title={t.payment}>
      <PayTo
        account={isTakenByPayPal(transaction) ? null : account}
        title={meta.transferTitle}
        amount={amount}
        withCode={meta.canAccept}
        before={[
          { label: waitUntil, value: <InstantText at={transaction.waitUntil} /> },
          ...receiptFacts(transaction, t),
        ]}
      />
      {children && <div>{children}</div>}
    </FormSection>
  );
}

function receiptFacts(
  { receipt, amount }: TransactionView,
  t: Record<'received' | 'receivedOn' | 'note', string>,
): Fact[] {
  if (receipt === null) return [];
  const isOther = receipt.amount !== amount;
  const received = <MoneyText amount={receipt.amount} />;
  return [
    { label: t.received, value: isOther ? <b>{received}</b> : received },
    { label: t.receivedOn, value: <BookDayText day={receipt.receivedOn} /> },
    ...(receipt.note === '' ? [] : [{ label: t.note, value: receipt.note, long: true }]),
  ];
}
