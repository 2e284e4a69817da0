import { useTexts } from '../../../../platform/texts.ts';
import { StatusBadge } from '../../../../ui/values/status-badge.tsx';
import { VisibilityBadge } from '../../visibility/visibility-badge.tsx';
import { contentTexts } from '../content.texts.ts';
import { LanguageBadges } from '../language-marks.tsx';
import type { ElementNode } from '../store/content-model.ts';
import { isIncomplete } from '../store/content-values.ts';

/** The state of an element as text: errors, missing parts, limited visibility. */
export function NodeMarks({ element, errors }: { element: ElementNode; errors: number }) {
  const t = useTexts(contentTexts);
  return (
    <>
      {errors > 0 && <StatusBadge tone="bad">{t.hasErrors(errors)}</StatusBadge>}
      {(element.type === null || isIncomplete(element)) && (
        <StatusBadge tone="waiting">{t.incomplete}</StatusBadge>
      )}
      <LanguageBadges element={element} />
      <VisibilityBadge part={element} />
    </>
  );
}
