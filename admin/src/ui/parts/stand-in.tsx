import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';

/**
 * A skeleton as large as its children, which are invisible and silent, so that the elements below do not move when the data
 * arrive.
 */
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
