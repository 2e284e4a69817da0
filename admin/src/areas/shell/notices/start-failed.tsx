import { Button, Group, Text } from '@mantine/core';
import { isApiError } from '../../../platform/api/api-client.ts';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { shellTexts } from '../shell.texts.ts';
import { FullScreen } from './full-screen.tsx';
import { NoticePage } from './notice-page.tsx';

interface StartFailedProps {
  failure: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  onLogout?: () => void;
}

/** Replaces the loading overlay when loading failed (SHL-02). */
export function StartFailed({ failure, isRetrying, onRetry, onLogout }: StartFailedProps) {
  const texts = useTexts(shellTexts);
  const common = useTexts(commonTexts);
  return (
    <FullScreen>
      <NoticePage title={texts.startFailedTitle} text={texts.startFailedText}>
        <Group mt="sm" justify="center">
          <Button onClick={onRetry} loading={isRetrying}>
            {common.retry}
          </Button>
          {onLogout && (
            <Button variant="default" onClick={onLogout}>
              {texts.logout}
            </Button>
          )}
        </Group>
        {isApiError(failure) && failure.requestId && (
          <Text size="xs" c="dimmed">
            {common.requestId}: {failure.requestId}
          </Text>
        )}
      </NoticePage>
    </FullScreen>
  );
}
