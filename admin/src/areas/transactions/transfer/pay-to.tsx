import type { TransferAccount } from '@share/contract/areas/orders/receipts.schemas.ts';
import { fitsTransferCode, transferCode } from '@share/contract/areas/transactions/transfer-code.ts';
import { useTexts } from '../../../platform/texts.ts';
import { CopyText } from '../../../ui/values/copy-text.tsx';
import { type Fact, Facts } from '../../../ui/values/facts.tsx';
import { QrCode } from '../../../ui/values/qr-code.tsx';
import { AccountNumberText, NOTHING } from '../../../ui/values/values.tsx';
import classes from './pay-to.module.css';
import { transferTexts } from './transfer.texts.ts';

/** Pixels; as wide as the text below it (`pay-to.module.css`). */
const CODE_SIDE = 132;

interface PayToProps {
  /** Null if no transfer is or was expected. */
  account: TransferAccount | null;
  title: string;
  amount: number;
  /** Other facts about the payment, shown before the account. */
  before: readonly Fact[];
  /** Whether to show the QR code for the apps of Polish banks, while payment is pending. */
  withCode: boolean;
}

/** The account and the title for the transfer, both with a copy button, and the QR code. */
export function PayTo({ account, title, amount, before, withCode }: PayToProps) {
  const t = useTexts(transferTexts);
  const code = withCode && account ? transferCode({ ...account, title, amount }) : null;
  return (
    <div className={classes.payTo}>
      <Facts facts={[...before, ...(account ? accountFacts(account, title, t) : [])]} />
      {code !== null && (
        <figure className={classes.code}>
          <QrCode text={code} label={t.code} side={CODE_SIDE} />
          <figcaption>{fitsTransferCode(amount) ? t.scan : t.typeAmount}</figcaption>
        </figure>
      )}
    </div>
  );
}

function accountFacts(
  { accountHolder, bankName, accountNumber }: TransferAccount,
  title: string,
  t: Record<'title' | 'holder' | 'account' | 'noAccount', string>,
): Fact[] {
  return [
    { label: t.title, value: <CopyText label={t.title} value={title} /> },
    { label: t.holder, value: [accountHolder, bankName].filter(Boolean).join(', ') || NOTHING },
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
  ];
}
