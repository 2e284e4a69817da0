import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { isApiError } from '../../../platform/api/api-client.ts';
import { commonTexts } from '../../../platform/common.texts.ts';
import { isMissingPart } from '../../../platform/page/program-version.ts';
import { endSplash } from '../../../platform/page/splash.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useWhyMissing } from '../../../ui/parts/why-missing.ts';
import { RequestId } from '../../../ui/request-id.tsx';
import { shellTexts } from '../shell.texts.ts';
import { NoticePage } from './notice-page.tsx';

/** Replaces a screen that threw an error: says what to do, with the error number for support if there is one. */
export function CrashPage({ error }: { error: unknown }) {
  const texts = useTexts(shellTexts);
  const common = useTexts(commonTexts);
  useEffect(endSplash, []);
  if (isMissingPart(error)) return <MissingPart failure={error} />;
  const requestId = isApiError(error) ? error.requestId : null;
  return (
    <NoticePage title={texts.crashTitle} text={requestId ? texts.crashTextWithNumber : texts.crashText}>
      <Button mt="sm" onClick={() => window.location.reload()}>
        {common.reloadPage}
      </Button>
      {requestId && <RequestId id={requestId} />}
    </NoticePage>
  );
}

/**
 * Replaces a screen whose code could not be loaded, for example after a new version was installed: reloads the page, or says why
 * not.
 */
function MissingPart({ failure }: { failure: unknown }) {
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
