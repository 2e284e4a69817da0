import type { TransferAccount } from '@share/contract/areas/orders/receipts.schemas.ts';
import { encode } from 'uqr';
import { useTexts } from '../../../platform/texts.ts';
import { CopyText } from '../../../ui/values/copy-text.tsx';
import { type Fact, Facts } from '../../../ui/values/facts.tsx';
import { AccountNumberText, NOTHING } from '../../../ui/values/values.tsx';
import classes from './pay-to.module.css';
import { transferTexts } from './transfer.texts.ts';
import { fitsTransferCode, transferCode } from './transfer-code.ts';

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
            long: true,
          },
        ]}
      />
      {code !== null && (
        <figure className={classes.code}>
          <Code text={code} label={t.code} />
          <figcaption>{fitsTransferCode(amount) ? t.scan : t.typeAmount}</figcaption>
        </figure>
      )}
    </div>
  );
}

/** Dark on white in both schemes: some apps read nothing else. */
function Code({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}
