import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScreenHeading } from './screen-heading.tsx';

/** The title of a screen, with its actions to the right. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Group justify="space-between" gap="sm" mih={36}>
      <ScreenHeading style={{ overflowWrap: 'anywhere' }}>{title}</ScreenHeading>
      {children}
    </Group>
  );
}
