import type {
  PayoutHolderRow,
  PayoutLineState,
  PayoutState as State,
} from '@share/contract/areas/payouts/payouts.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { StatusBadge, type Tone } from '../../ui/values/status-badge.tsx';
import { AccountNumberText } from '../../ui/values/values.tsx';
import { payoutsTexts } from './payouts.texts.ts';

const tones: Record<State, Tone> = { draft: 'neutral', confirmed: 'waiting', sent: 'info', paid: 'good' };
const toneOfLine: Record<PayoutLineState, Tone> = {
  draft: 'neutral',
  due: 'waiting',
  sent: 'info',
  paid: 'good',
  failed: 'bad',
};

export function PayoutState({ state }: { state: State }) {
  const { states } = useTexts(payoutsTexts);
  return <StatusBadge tone={tones[state]}>{states[state]}</StatusBadge>;
}

/** Where the money of a holder is. */
export function LineState({ state }: { state: PayoutLineState }) {
  const { lineStates } = useTexts(payoutsTexts);
  return <StatusBadge tone={toneOfLine[state]}>{lineStates[state]}</StatusBadge>;
}

/** The account of a holder, marked if it is missing or foreign. */
export function HolderAccount({ account, accountKind }: Pick<PayoutHolderRow, 'account' | 'accountKind'>) {
  const { accounts } = useTexts(payoutsTexts);
  if (accountKind === 'missing') return <StatusBadge tone="bad">{accounts.missing}</StatusBadge>;
  return (
    <>
      <AccountNumberText stored={account} />
      {accountKind === 'foreign' && <StatusBadge tone="waiting">{accounts.foreign}</StatusBadge>}
    </>
  );
}
