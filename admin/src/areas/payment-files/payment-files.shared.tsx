export { PaymentFileMark, PaymentFileWarning } from './payment-file-mark.tsx';
