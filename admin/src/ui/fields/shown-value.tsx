import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A value among the fields of a form that cannot be edited there. */
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
