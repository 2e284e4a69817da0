import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { uiTexts } from '../ui.texts.ts';
import { useWhyMissing } from './why-missing.ts';

export interface PartMissingProps {
  /** Why it could not be loaded; each new failure of the same part is checked again. */
  failure: unknown;
  /** Some browsers remember a failed file, so that only reloading the page helps. */
  hasFailedBefore: boolean;
  onRetry: () => void;
}

/** Replaces a part of the screen that could not be loaded, because a new version was installed or the connection failed. */
export function PartMissing({ failure, hasFailedBefore, onRetry }: PartMissingProps) {
  const texts = useTexts(uiTexts);
  const common = useTexts(commonTexts);
  const why = useWhyMissing(failure);
  if (why === null) return null;
  const isNew = why === 'new version';
  const mustReload = isNew || hasFailedBefore;
  const text = hasFailedBefore ? texts.partStillMissing : texts.partMissing;
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={isNew ? common.newVersionTitle : undefined}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">{isNew ? texts.newVersionForPart : text}</Text>
        <Button
          size="xs"
          variant="default"
          data-autofocus
          onClick={mustReload ? () => window.location.reload() : onRetry}
        >
          {mustReload ? common.reloadPage : common.retry}
        </Button>
      </Group>
    </Alert>
  );
}
