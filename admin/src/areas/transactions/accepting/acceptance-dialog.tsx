import { DialogMissing } from '../../../ui/parts/dialog-missing.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { AcceptanceDialogProps, AcceptanceForm } from './acceptance-form.tsx';

/** The question before a payment is accepted (TRX-11). Its form is loaded when the question opens, because lists do not need it. */
export const AcceptanceDialog = lazyPart<AcceptanceDialogProps<never>>(
  async () => ({ default: (await import('./acceptance-form.tsx')).AcceptanceForm }),
  ({ onCancel, ...missing }) => <DialogMissing {...missing} onClose={onCancel} />,
) as unknown as typeof AcceptanceForm;
