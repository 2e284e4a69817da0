import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { booksTexts } from './books.texts.ts';

/** A table of the newest `most` rows, with a note below if there may be more. */
export function NewestRows({ count, most, children }: { count: number; most: number; children: ReactNode }) {
  const t = useTexts(booksTexts);
  return (
    <Stack gap="sm">
      {children}
      {count === most && (
        <Text size="sm" fw={700}>
          {t.onlyNewest(count)}
        </Text>
      )}
    </Stack>
  );
}
