import { Alert } from '@mantine/core';
import { getPaymentFile } from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import { useTexts } from '../../platform/texts.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { recordPaths } from '../links/record-paths.ts';
import { paymentFilesTexts } from './payment-files.texts.ts';

/** Says in which file for the bank a payment is, with a link to it. */
export function PaymentFileMark({ file }: { file: number }) {
  const t = useTexts(paymentFilesTexts);
  return (
    <LinkIfAllowed endpoint={getPaymentFile} to={recordPaths.paymentFile(file)}>
      {t.inFile(file)}
    </LinkIfAllowed>
  );
}

/** Warns before money is recorded as returned by hand that a file for the bank has as well. */
export function PaymentFileWarning({ file }: { file: number | null }) {
  const t = useTexts(paymentFilesTexts);
  if (file === null) return null;
  return (
    <Alert color="yellow" title={<PaymentFileMark file={file} />}>
      {t.closeInFile}
    </Alert>
  );
}
