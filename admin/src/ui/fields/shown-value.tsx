import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A value that a form shows among its fields and never changes. */
export function ShownValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" fw={700}>
        {label}
      </Text>
      <Text component="div" lh="36px">
        {children}
      </Text>
    </div>
  );
}
