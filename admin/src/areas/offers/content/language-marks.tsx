import { type Gap, gaps, gapsOf, textsOf } from '@share/contract/shared/content/gaps.ts';
import type { TextGap } from '@share/contract/shared/content/language-endpoints.ts';
import { IconLanguage } from '@tabler/icons-react';
import { createContext, useContext } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { gapTexts } from '../../../ui/list/gap.texts.ts';
import { StatusBadge } from '../../../ui/values/status-badge.tsx';
import type { ElementNode } from './store/content-model.ts';

/** The gaps of the offer when it was saved. */
export const SavedGaps = createContext<readonly TextGap[]>([]);

/** The texts that an element lacks now, and those that were older when the offer was saved. */
function useGapsOf({ id, title, data }: ElementNode): Gap[] {
  const saved = useContext(SavedGaps);
  const found = new Set<Gap>(gapsOf(textsOf({ title, data }, ['title', 'data']), {}));
  for (const { nodes, gap } of saved) if (gap.startsWith('older') && nodes.includes(id)) found.add(gap);
  return gaps.filter((gap) => found.has(gap));
}

export function LanguageBadges({ element }: { element: ElementNode }) {
  const t = useTexts(gapTexts);
  return useGapsOf(element).map((gap) => (
    <StatusBadge key={gap} tone="waiting">
      {t.marks[gap]}
    </StatusBadge>
  ));
}

/** The compact variant of `LanguageBadges`. */
export function LanguageIcon({ element }: { element: ElementNode }) {
  const t = useTexts(gapTexts);
  const found = useGapsOf(element);
  if (found.length === 0) return null;
  const words = found.map((gap) => t.marks[gap]).join(', ');
  return <IconLanguage size={16} aria-label={words} title={words} />;
}
