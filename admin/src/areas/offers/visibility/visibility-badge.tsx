import { useTexts } from '../../../platform/texts.ts';
import { StatusBadge } from '../../../ui/values/status-badge.tsx';
import { visibilityTexts } from './visibility.texts.ts';
import { seenBy, type Visibility } from './visibility.ts';

/** Marks a part that not everybody sees. */
export function VisibilityBadge({ part }: { part: Visibility }) {
  const t = useTexts(visibilityTexts);
  if (!part.userMustBeLoggedIn) return null;
  return <StatusBadge tone={part.userMustInvest ? 'waiting' : 'info'}>{seenBy(part, t)}</StatusBadge>;
}
