import { Button } from '@mantine/core';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useWhyMissing } from '../../../ui/parts/why-missing.ts';
import { shellTexts } from '../shell.texts.ts';
import { NoticePage } from './notice-page.tsx';

/**
 * Replaces a screen whose code could not be loaded, for example after a new version was installed: reloads the page, or says why
 * not.
 */
export function MissingPart({ failure }: { failure: unknown }) {
  const texts = useTexts(shellTexts);
  const common = useTexts(commonTexts);
  const why = useWhyMissing(failure);
  if (why === null) return null;
  const isNew = why === 'new version';
  return (
    <NoticePage
      title={isNew ? common.newVersionTitle : texts.crashTitle}
      text={isNew ? texts.newVersionText : texts.missingPartText}
    >
      <Button mt="sm" onClick={() => window.location.reload()}>
        {common.reloadPage}
      </Button>
    </NoticePage>
  );
}
