import type { TransferAccount } from '@share/contract/areas/orders/receipts.schemas.ts';
import { fitsTransferCode, transferCode } from '@share/contract/areas/transactions/transfer-code.ts';
import { useTexts } from '../../../platform/texts.ts';
import { CopyText } from '../../../ui/values/copy-text.tsx';
import { type Fact, Facts } from '../../../ui/values/facts.tsx';
import { QrCode } from '../../../ui/values/qr-code.tsx';
import { AccountNumberText, NOTHING } from '../../../ui/values/values.tsx';
import classes from './pay-to.module.css';
import { transferTexts } from './transfer.texts.ts';

interface PayToProps {
  account: TransferAccount;
  title: string;
  amount: number;
  /** What else is known about the payment, shown before the account. */
  before: readonly Fact[];
  /** While money is awaited, a code for the apps of Polish banks. */
  withCode: boolean;
}

/** Where the investor pays: account and title, to be copied, and the code of the transfer. */
export function PayTo({ account, title, amount, before, withCode }: PayToProps) {
  const t = useTexts(transferTexts);
  const { accountHolder, bankName, accountNumber } = account;
  const holder = [accountHolder, bankName].filter(Boolean).join(', ');
  const code = withCode ? transferCode({ ...account, title, amount }) : null;
  return (
    <div className={classes.payTo}>
      <Facts
        facts={[
          ...before,
          { label: t.title, value: <CopyText label={t.title} value={title} /> },
          { label: t.holder, value: holder || NOTHING },
          {
            label: t.account,
            value: accountNumber ? (
              <CopyText label={t.account} value={accountNumber}>
                <AccountNumberText stored={accountNumber} />
              </CopyText>
            ) : (
              t.noAccount
            ),
            wide: true,
          },
        ]}
      />
      {code !== null && (
        <figure className={classes.code}>
          <QrCode text={code} label={t.code} />
          <figcaption>{fitsTransferCode(amount) ? t.scan : t.typeAmount}</figcaption>
        </figure>
      )}
    </div>
  );
}
