import { Badge } from '@mantine/core';

export type Tone = 'neutral' | 'info' | 'good' | 'bad' | 'waiting';

const colors: Record<Tone, string> = {
  neutral: 'gray',
  info: 'blue',
  good: 'green',
  bad: 'red',
  waiting: 'yellow',
};

export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Badge
      color={colors[tone]}
      variant="light"
      tt="none"
      fw={700}
      autoContrast
      style={{ flexShrink: 0, minWidth: 'max-content' }}
    >
      {children}
    </Badge>
  );
}
