export { AcceptanceDialog } from './accepting/acceptance-dialog.tsx';
export { acceptingTexts } from './accepting/accepting.texts.ts';
export { RecordTransferButton } from './accepting/record-transfer-button.tsx';
export { ExtensionAction, ExtensionButton } from './extending/extension-button.tsx';
export { useBulkExtension } from './extending/use-bulk-extension.tsx';
export { PayTo } from './transfer/pay-to.tsx';
export { isTakenByPayPal } from './transfer/taken-by-paypal.ts';
