import { Button, Text } from '@mantine/core';
import { useEffect } from 'react';
import { isApiError } from '../../../platform/api/api-client.ts';
import { commonTexts } from '../../../platform/common.texts.ts';
import { endSplash } from '../../../platform/page/splash.ts';
import { useTexts } from '../../../platform/texts.ts';
import { shellTexts } from '../shell.texts.ts';
import { NoticePage } from './notice-page.tsx';

/** Shown in place of a screen that threw: what to do, and details for support. */
export function CrashPage({ error }: { error: unknown }) {
  const texts = useTexts(shellTexts);
  const common = useTexts(commonTexts);
  useEffect(endSplash, []);
  const requestId = isApiError(error) ? error.requestId : null;
  const small = requestId ? `${common.requestId}: ${requestId}` : String(error);
  return (
    <NoticePage title={texts.crashTitle} text={texts.crashText}>
      <Button mt="sm" onClick={() => window.location.reload()}>
        {texts.reloadPage}
      </Button>
      <Text size="xs" c="dimmed" ta="center" style={{ overflowWrap: 'anywhere' }}>
        {small}
      </Text>
    </NoticePage>
  );
}
