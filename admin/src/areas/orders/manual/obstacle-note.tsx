import { Text } from '@mantine/core';
import { useTexts } from '../../../platform/texts.ts';
import { manualOrderTexts } from './manual-order.texts.ts';
import type { Obstacle } from './why-not-place.ts';

/** Why the order cannot be placed yet, above the disabled buttons. */
export function ObstacleNote({ obstacle }: { obstacle: Obstacle | null }) {
  const t = useTexts(manualOrderTexts);
  return (
    <Text size="sm" c="dimmed" role="status">
      {obstacle && `${t.missing} ${t.why[obstacle]}`}
    </Text>
  );
}
