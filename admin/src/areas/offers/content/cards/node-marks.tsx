import { Badge } from '@mantine/core';
import { useTexts } from '../../../../platform/texts.ts';
import { contentTexts } from '../content.texts.ts';
import { LanguageBadges } from '../language-marks.tsx';
import type { ElementNode } from '../store/content-model.ts';
import { isIncomplete } from '../store/content-values.ts';

/** The state of an element as text: errors, missing parts, limited visibility. */
export function NodeMarks({ element, errors }: { element: ElementNode; errors: number }) {
  const t = useTexts(contentTexts);
  return (
    <>
      {errors > 0 && (
        <Badge color="red" size="sm" variant="filled">
          {t.hasErrors(errors)}
        </Badge>
      )}
      {(element.type === null || isIncomplete(element)) && (
        <Badge color="yellow" size="sm" variant="light">
          {t.incomplete}
        </Badge>
      )}
      <LanguageBadges element={element} />
      {element.userMustBeLoggedIn && (
        <Badge color="gray" size="sm" variant="outline">
          {element.userMustInvest ? t.forInvestors : t.forLoggedIn}
        </Badge>
      )}
    </>
  );
}
