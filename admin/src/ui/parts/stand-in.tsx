import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';

/** Takes the room of its children, which nobody sees or hears, until what they are like has been loaded: nothing below moves then. */
export function StandIn({ children }: { children: ReactNode }) {
  const { loading } = useTexts(commonTexts);
  return (
    <Skeleton role="status" aria-label={loading}>
      <Stack gap="md" style={{ visibility: 'hidden' }} aria-hidden inert>
        {children}
      </Stack>
    </Skeleton>
  );
}
