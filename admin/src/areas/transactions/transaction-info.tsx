import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { Facts } from '../../ui/values/facts.tsx';
import { FractionText, InstantText, MoneyText, NOTHING } from '../../ui/values/values.tsx';
import { linksTexts } from '../links/links.texts.ts';
import { MethodName, TypeName } from '../links/transaction-words.tsx';
import { transactionsTexts } from './transactions.texts.ts';

/** The data of the transaction itself (TRX-15). */
export function TransactionInfo({ transaction }: { transaction: TransactionView }) {
  const t = useTexts(transactionsTexts);
  const { waitUntil } = useTexts(linksTexts).transaction;
  return (
    <FormSection title={t.info}>
      <Facts
        facts={[
          { label: t.type, value: <TypeName type={transaction.type} /> },
          { label: t.method, value: <MethodName method={transaction.method} /> },
          { label: t.originalAmount, value: <MoneyText amount={transaction.originalAmount} /> },
          { label: t.commission, value: <MoneyText amount={transaction.commission} /> },
          { label: t.commissionPercent, value: <FractionText fraction={transaction.commissionPercent} /> },
          { label: t.date, value: <InstantText at={transaction.date} /> },
          ...(transaction.type === 'dividend'
            ? [{ label: waitUntil, value: <InstantText at={transaction.waitUntil} /> }]
            : []),
          { label: t.dateCompleted, value: <InstantText at={transaction.dateCompleted} /> },
          { label: t.dateRejected, value: <InstantText at={transaction.dateRejected} /> },
          { label: t.methodId, value: transaction.methodId ?? NOTHING },
        ]}
      />
    </FormSection>
  );
}
