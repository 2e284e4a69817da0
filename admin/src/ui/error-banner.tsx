import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { proposalOf } from '@share/contract/client/api-error.ts';
import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { commonTexts } from '../platform/common.texts.ts';
import { useLanguage } from '../platform/language.tsx';
import { useTexts } from '../platform/texts.ts';
import { describeFailure, isGone } from './error-text.ts';
import { RequestId } from './request-id.tsx';
import { uiTexts } from './ui.texts.ts';

interface ErrorBannerProps {
  /** The error of a failed call. */
  failure: unknown;
  /** Names the failed action, where the reasons alone do not make it clear. */
  title?: string | undefined;
  /** Tells what the user can rely on despite the failure. */
  note?: string | undefined;
  /** Not shown for missing records, where a retry cannot help. */
  onRetry?: (() => void) | undefined;
  onClose?: () => void;
}

/** Shows in the user's language why an action failed, with code and request id in small print for support. */
export function ErrorBanner({ failure, title, note, onRetry, onClose }: ErrorBannerProps) {
  const { language } = useLanguage();
  const common = useTexts(commonTexts);
  const texts = useTexts(uiTexts);
  const { reasons, codes, requestId } = describeFailure(language, failure);
  const proposal = proposalOf(failure);
  if (proposal !== null) return <ProposedNotice id={proposal} text={reasons.join(' ')} onClose={onClose} />;
  const codesInWords = codes.length > 0 ? `${texts.code}: ${codes.join(', ')}` : undefined;
  return (
    <Alert
      color="red"
      title={title}
      icon={<IconAlertTriangle aria-hidden />}
      role="alert"
      withCloseButton={onClose !== undefined}
      closeButtonLabel={common.close}
      onClose={onClose}
    >
      <Group justify="space-between" gap="sm">
        <div>
          {reasons.map((reason) => (
            <Text key={reason} size="sm">
              {reason}
            </Text>
          ))}
          {note !== undefined && <Text size="sm">{note}</Text>}
          {requestId !== null && <RequestId id={requestId} before={codesInWords} />}
          {requestId === null && codesInWords && (
            <Text size="xs" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
              {codesInWords}
            </Text>
          )}
        </div>
        {onRetry && !isGone(failure) && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {common.retry}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

/** What was asked for is no failure: it waits for a second person. */
function ProposedNotice({
  id,
  text,
  onClose,
}: {
  id: number;
  text: string;
  onClose?: (() => void) | undefined;
}) {
  const common = useTexts(commonTexts);
  return (
    <Alert
      color="blue"
      icon={<IconUsers aria-hidden />}
      role="status"
      withCloseButton={onClose !== undefined}
      closeButtonLabel={common.close}
      onClose={onClose}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">{text}</Text>
        <Anchor renderRoot={(props) => <Link {...props} to={`/proposals/${id}`} />} size="sm">
          {common.showProposal}
        </Anchor>
      </Group>
    </Alert>
  );
}
