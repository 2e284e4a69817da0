import { Alert, Anchor, Text } from '@mantine/core';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { errorMessage } from '../../platform/error-texts.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { describeFailure } from '../../ui/error-text.ts';
import { RequestId } from '../../ui/request-id.tsx';
import { sessionsTexts } from './sessions.texts.ts';
import type { SubmitAlert as Submitted } from './use-submit.ts';

/** Shows above the form why it was not sent or was refused (SES-02, SES-34). */
export function SubmitAlert({ id, outcome }: Submitted) {
  const { language } = useLanguage();
  const texts = useTexts(sessionsTexts);
  if (outcome.status !== 'failure') return null;
  const { reasons, codes, requestId } =
    'problems' in outcome
      ? ownReasons(outcome.problems, language)
      : describeFailure(language, outcome.failure);
  return (
    <Alert color="red" id={id} role="alert" icon={<IconAlertCircle aria-hidden />}>
      {reasons.map((reason) => (
        <Text key={reason} size="sm">
          {reason}
        </Text>
      ))}
      {codes.includes('RESET_TOKEN_NOT_VALID') && (
        <Anchor component={Link} to="/forgot-password" size="sm">
          {texts.newLink}
        </Anchor>
      )}
      {requestId && <RequestId id={requestId} />}
    </Alert>
  );
}

const ownReasons = (problems: readonly { code: ErrorCode }[], language: Language) => ({
  reasons: [...new Set(problems.map(({ code }) => errorMessage(code, language)))],
  codes: problems.map(({ code }): string => code),
  requestId: null,
});
