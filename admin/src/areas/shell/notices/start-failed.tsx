import { Button, Group } from '@mantine/core';
import type { Language } from '@share/contract/shared/languages.ts';
import { isApiError } from '../../../platform/api/api-client.ts';
import { commonTexts } from '../../../platform/common.texts.ts';
import { errorMessage } from '../../../platform/error-texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { describeFailure } from '../../../ui/error-text.ts';
import { RequestId } from '../../../ui/request-id.tsx';
import { shellTexts } from '../shell.texts.ts';
import { FullScreen } from './full-screen.tsx';
import { NoticePage } from './notice-page.tsx';

interface StartFailedProps {
  failure: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  onLogout?: () => void;
}

/** Replaces the loading overlay when loading failed, and says why (SHL-02). */
export function StartFailed({ failure, isRetrying, onRetry, onLogout }: StartFailedProps) {
  const texts = useTexts(shellTexts);
  const common = useTexts(commonTexts);
  const { language } = useLanguage();
  const mayHelp = !isShutOut(failure);
  return (
    <FullScreen>
      <NoticePage title={texts.startFailedTitle} text={reasonOf(failure, language)}>
        <Group mt="sm" justify="center">
          {mayHelp && (
            <Button onClick={onRetry} loading={isRetrying}>
              {common.retry}
            </Button>
          )}
          {onLogout && (
            <Button variant={mayHelp ? 'default' : 'filled'} onClick={onLogout}>
              {texts.logout}
            </Button>
          )}
        </Group>
        {isApiError(failure) && failure.requestId && <RequestId id={failure.requestId} />}
      </NoticePage>
    </FullScreen>
  );
}

/** Every administrator may make the first calls, so a user whom the server forbids them is no longer an administrator. */
const isShutOut = (failure: unknown) => isApiError(failure) && failure.status === 403;

const reasonOf = (failure: unknown, language: Language): string =>
  isShutOut(failure)
    ? errorMessage('USER_IS_NOT_ADMIN', language)
    : describeFailure(language, failure).reasons.join(' ');
