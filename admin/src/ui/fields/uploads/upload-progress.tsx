import { Button, Group, Progress } from '@mantine/core';
import { useTexts } from '../../../platform/texts.ts';
import { fieldTexts } from '../fields.texts.ts';

export function UploadProgress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const texts = useTexts(fieldTexts);
  return (
    <Group gap="sm" wrap="nowrap">
      <Progress.Root size="lg" flex={1}>
        <Progress.Section value={percent} animated aria-label={texts.uploading(percent)} />
      </Progress.Root>
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        {texts.cancelUpload}
      </Button>
    </Group>
  );
}
