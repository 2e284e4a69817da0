import { Alert, Text } from '@mantine/core';
import { type ErrorCode, errorMessage } from '@share/contract/shared/errors.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { describeFailure } from '../../ui/error-text.ts';
import type { SubmitAlert as Submitted } from './use-submit.ts';

/** Shows above the form why it was not sent or not accepted (SES-02, SES-34). */
export function SubmitAlert({ id, outcome }: Submitted) {
  const { language } = useLanguage();
  const common = useTexts(commonTexts);
  if (outcome.status !== 'failure') return null;
  const { reasons, requestId } =
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
      {requestId && (
        <Text size="xs" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
          {common.requestId}: {requestId}
        </Text>
      )}
    </Alert>
  );
}

const ownReasons = (problems: readonly { code: ErrorCode }[], language: Language) => ({
  reasons: [...new Set(problems.map(({ code }) => errorMessage(code, language)))],
  requestId: null,
});
