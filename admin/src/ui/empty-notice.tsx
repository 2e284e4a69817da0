import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Shown in place of rows when there are none, with an optional next step. */
export function EmptyNotice({
  icon,
  title,
  hint,
  action,
}: {
  icon?: ReactNode;
  title: string;
  hint?: string;
  action?: ReactNode;
}) {
  return (
    <Stack align="center" gap="xs" py={56} px="md" ta="center">
      {icon}
      <Text fw={700} size="lg">
        {title}
      </Text>
      {hint && <Text c="dimmed">{hint}</Text>}
      {action}
    </Stack>
  );
}
