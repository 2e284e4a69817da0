import { ActionIcon, CopyButton, Group, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { commonTexts } from '../platform/common.texts.ts';
import { useTexts } from '../platform/texts.ts';

/** Small print for support: a text, and the id of the request with a copy button (ERR-02). */
export function RequestId({ id, before }: { id: string; before?: string | undefined }) {
  const texts = useTexts(commonTexts);
  return (
    <Group gap={4} mt={4} wrap="nowrap" align="center">
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {before && `${before} · `}
        {texts.requestId}: {id}
      </Text>
      <CopyButton value={id} timeout={2_000}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={copied ? texts.copied : texts.copyRequestId}
            title={copied ? texts.copied : texts.copyRequestId}
            onClick={copy}
          >
            {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
    </Group>
  );
}
