import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScreenHeading } from './screen-heading.tsx';

interface PageHeaderProps {
  title: string;
  /** Whether it stands above a part of a screen that has a heading already. */
  isPart?: boolean;
  /** Shown beside the title. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The title of a screen with its actions on the right, on phones too where its longest word leaves room for them. */
export function PageHeader({ title, isPart = false, aside, children }: PageHeaderProps) {
  return (
    <Group justify="space-between" gap="sm" mih={36}>
      <Group
        gap="sm"
        align="baseline"
        flex={{ base: '1 1 0', sm: '0 1 auto' }}
        miw={{ base: 'min-content', sm: 'auto' }}
        maw="100%"
        style={{ rowGap: 0 }}
      >
        {isPart ? (
          <Title order={2} size="h3">
            {title}
          </Title>
        ) : (
          <ScreenHeading style={{ overflowWrap: 'break-word' }}>{title}</ScreenHeading>
        )}
        {aside}
      </Group>
      {children}
    </Group>
  );
}
