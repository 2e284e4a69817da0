import {
  exportPaymentFiles,
  getPaymentFile,
  listPaymentFiles,
  totalPaymentFiles,
} from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import type { PaymentFileView } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { AccountNumberText } from '../../ui/values/values.tsx';
import { recordPaths } from '../links/record-paths.ts';
import { FileState } from './file-state.tsx';
import { paymentFilesTexts } from './payment-files.texts.ts';

/** The files for the bank, the newest first. */
export function PaymentFilesList() {
  const t = useTexts(paymentFilesTexts);
  const State = ({ state }: PaymentFileView) => <FileState state={state} />;
  return (
    <EntityList
      endpoint={listPaymentFiles}
      file={exportPaymentFiles}
      totals={totalPaymentFiles}
      title={t.title}
      empty={t.empty}
      show={t.show}
      nameOf={({ name }) => name}
      columns={[
        { name: 'name', header: t.name, wide: true, phone: 'title', value: ({ name }) => name },
        {
          name: 'account',
          below: 'name',
          header: t.account,
          value: ({ account }) => <AccountNumberText stored={account} />,
        },
        { name: 'sum', header: t.sum, kind: 'money', phone: 'figure', value: ({ sum }) => sum },
        { name: 'payments', header: t.payments, kind: 'number', value: ({ payments }) => payments },
        {
          name: 'paid',
          below: 'payments',
          header: t.paid,
          kind: 'number',
          value: ({ paid }) => paid,
          exported: [
            { name: 'paid', header: t.paid },
            { name: 'failed', header: t.failed },
          ],
        },
        {
          name: 'createdAt',
          header: t.createdAt,
          kind: 'instant',
          phone: 'detail',
          value: ({ createdAt }) => createdAt,
          exported: [
            { name: 'createdAt', header: t.createdAt },
            { name: 'createdBy', header: t.createdBy },
          ],
        },
        {
          name: 'state',
          header: t.state,
          phone: { badge: State },
          value: State,
          exported: [
            { name: 'state', header: t.state },
            { name: 'withdrawnAt', header: t.withdrawnAt },
            { name: 'withdrawnBy', header: t.withdrawnBy },
            { name: 'sha256', header: t.sha256 },
          ],
        },
      ]}
      filters={{
        account: t.account,
        createdAt: t.createdAt,
        state: { label: t.state, choices: t.states },
      }}
      open={{ view: getPaymentFile, to: ({ id }) => recordPaths.paymentFile(id) }}
    />
  );
}
