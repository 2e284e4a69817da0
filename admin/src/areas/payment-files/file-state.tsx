import type {
  PaymentFileState,
  PaymentState,
} from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { StatusBadge, type Tone } from '../../ui/values/status-badge.tsx';
import { paymentFilesTexts } from './payment-files.texts.ts';

const ofFiles: Record<PaymentFileState, Tone> = { open: 'waiting', done: 'good', withdrawn: 'neutral' };
const ofPayments: Record<PaymentState, Tone> = {
  sent: 'waiting',
  paid: 'good',
  failed: 'bad',
  withdrawn: 'neutral',
};

export function FileState({ state }: { state: PaymentFileState }) {
  const t = useTexts(paymentFilesTexts);
  return <StatusBadge tone={ofFiles[state]}>{t.states[state]}</StatusBadge>;
}

export function PaymentStateBadge({ state }: { state: PaymentState }) {
  const t = useTexts(paymentFilesTexts);
  return <StatusBadge tone={ofPayments[state]}>{t.paymentStates[state]}</StatusBadge>;
}
