import { getStatement } from '@share/contract/areas/statements/statements.endpoints.ts';
import type { BankLine, TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { LinkIfAllowed } from '../../../ui/link-if-allowed.tsx';
import type { Fact } from '../../../ui/values/facts.tsx';
import { BookDayText, InstantText, MoneyText } from '../../../ui/values/values.tsx';
import { linksTexts } from '../../links/links.texts.ts';
import { recordPaths } from '../../links/record-paths.ts';
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
          ...transaction.bankLines.map((line) => ({
            label: t.bankLine,
            value: <BankLineText line={line} />,
          })),
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

/** The line of a statement that is the proof, for readers of statements with a link. */
function BankLineText({ line: { statement, bookedOn, amount } }: { line: BankLine }) {
  return (
    <LinkIfAllowed endpoint={getStatement} to={recordPaths.statement(statement)}>
      <BookDayText day={bookedOn} />, <MoneyText amount={amount} />
    </LinkIfAllowed>
  );
}
