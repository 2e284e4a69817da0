import type { EmailState as State } from '@share/contract/areas/emails/emails.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { StatusBadge, type Tone } from '../../ui/values/status-badge.tsx';
import { emailsTexts } from './emails.texts.ts';

const tones: Record<State, Tone> = { waiting: 'waiting', sent: 'good', failed: 'bad' };

export function EmailState({ state }: { state: State }) {
  const { states } = useTexts(emailsTexts);
  return <StatusBadge tone={tones[state]}>{states[state]}</StatusBadge>;
}
