import { lazy, Suspense } from 'react';
import type { AcceptanceDialogProps, AcceptanceForm } from './acceptance-form.tsx';

/** The fields of its form come when somebody is asked: no list needs them before. */
const Form = lazy(async () => ({
  default: (await import('./acceptance-form.tsx')).AcceptanceForm,
})) as unknown as typeof AcceptanceForm;

/** The question before a payment is accepted (TRX-11). */
export const AcceptanceDialog = <Result,>(props: AcceptanceDialogProps<Result>) => (
  <Suspense fallback={null}>
    <Form {...props} />
  </Suspense>
);
