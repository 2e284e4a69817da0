import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScreenHeading } from './screen-heading.tsx';

interface PageHeaderProps {
  title: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The title of a screen with its actions on the right. */
export function PageHeader({ title, aside, children }: PageHeaderProps) {
  const heading = <ScreenHeading style={{ overflowWrap: 'anywhere' }}>{title}</ScreenHeading>;
  return (
    <Group justify="space-between" gap="sm" mih={36}>
      {aside ? (
        <Group gap="sm" align="baseline">
          {heading}
          {aside}
        </Group>
      ) : (
        heading
      )}
      {children}
    </Group>
  );
}
