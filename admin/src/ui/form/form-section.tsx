import { Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export function FormSection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Paper withBorder p={{ base: 'md', md: 'lg' }} component="section" aria-label={title}>
      <Stack gap="md">
        {title && (
          <Title order={2} size="h3">
            {title}
          </Title>
        )}
        {children}
      </Stack>
    </Paper>
  );
}

interface FieldGridProps {
  columns?: 2 | 3 | 4;
  /** The messages are below the fields: then the labels are aligned instead of the inputs. */
  messageBelow?: boolean;
  children: ReactNode;
}

/** Fields side by side on wide screens, below each other on narrow ones; the inputs of a row are aligned. */
export const FieldGrid = ({ columns = 2, messageBelow = false, children }: FieldGridProps) => (
  <SimpleGrid
    cols={{ base: 1, sm: columns > 2 ? 2 : 1, md: columns }}
    verticalSpacing="md"
    style={{ alignItems: messageBelow ? 'start' : 'end' }}
  >
    {children}
  </SimpleGrid>
);
