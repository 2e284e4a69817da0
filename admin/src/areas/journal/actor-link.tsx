import type { JournalRow } from '@share/contract/areas/journal/journal.schemas.ts';
import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import { useTexts } from '../../platform/texts.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { LongText } from '../../ui/values/values.tsx';
import { recordPaths } from '../links/record-paths.ts';
import { journalTexts } from './journal.texts.ts';

/** The actor as text without a link. */
export const actorInWords = (
  { actor }: Pick<JournalRow, 'actor'>,
  t: { system: string; visitor: string },
): string => (actor === 'system' ? t.system : actor === 'visitor' ? t.visitor : actor);

/** The actor: a person, a job of the system, or somebody without an account. */
export function ActorLink({ entry: { actorId, actor } }: { entry: Pick<JournalRow, 'actorId' | 'actor'> }) {
  const t = useTexts(journalTexts);
  if (actorId === null) return actorInWords({ actor }, t);
  return (
    <LinkIfAllowed endpoint={getUser} to={recordPaths.user(actorId)}>
      <LongText>{actor}</LongText>
    </LinkIfAllowed>
  );
}
