import { Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import classes from './entrance.module.css';

/** Shown in place of a form that was submitted successfully. */
export function EntrancePanel({
  title,
  lines,
  children,
}: {
  title: string;
  lines: readonly string[];
  children: ReactNode;
}) {
  return (
    <Stack className={classes.form} gap="md" role="status">
      <IconCircleCheck size={48} stroke={1.5} color="var(--mantine-color-brand-text)" aria-hidden />
      <ScreenHeading>{title}</ScreenHeading>
      <div>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </div>
      {children}
    </Stack>
  );
}
