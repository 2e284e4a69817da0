import { Group, Text } from '@mantine/core';
import { commonTexts } from '../platform/common.texts.ts';
import { useTexts } from '../platform/texts.ts';

export function Brand({ size = 32, withName = true }: { size?: number; withName?: boolean }) {
  const { brand } = useTexts(commonTexts);
  return (
    <Group gap="sm" wrap="nowrap">
      <img src="/favicon.svg" alt={withName ? '' : brand} width={size} height={size} />
      {withName && (
        <Text fw={700} fz="lg" lh={1} style={{ whiteSpace: 'nowrap' }}>
          {brand}
        </Text>
      )}
    </Group>
  );
}
