import { Alert, Button, Group, List, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { type Erasure, getErasure } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { formatDay, formatMoment } from '@share/contract/shared/dates.ts';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { recordQuery } from '../../ui/form/record-query.ts';
import { Facts } from '../../ui/values/facts.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { Obstacles } from './erasure-obstacles.tsx';
import { personalDataTexts } from './personal-data.texts.ts';

interface EraseCardProps {
  userId: number;
  onErased: () => void;
}

/** Shows what erasing would delete, what would stay and what prevents it. Erases after the user has typed the e-mail. */
export function EraseCard({ userId, onErased }: EraseCardProps) {
  const t = useTexts(personalDataTexts);
  const { data, error, refetch } = useQuery(recordQuery(getErasure, { id: String(userId) }));
  const [isAsking, setAsking] = useState(false);
  if (!data)
    return error ? <ErrorBanner failure={error} onRetry={() => void refetch()} /> : <Skeleton height={240} />;
  if (data.erasedAt)
    return (
      <Alert color="gray" icon={<IconUserOff aria-hidden />}>
        {t.erased(formatMoment(data.erasedAt))}
      </Alert>
    );
  return (
    <FormSection title={t.eraseTitle}>
      <Text size="sm" maw="70ch">
        {t.eraseText}
      </Text>
      <Obstacles userId={userId} obstacles={data.obstacles} />
      <SimpleGrid type="container" cols={{ base: 1, '600px': 2 }} spacing="lg">
        <Parts title={t.goes} nothing={t.nothing} parts={data.goes} words={t.goesParts} />
        <Parts title={t.stays} nothing={t.nothing} parts={data.stays} words={t.staysParts} />
      </SimpleGrid>
      <Retention erasure={data} />
      <div>
        <Button
          variant="outline"
          color="red"
          leftSection={<IconUserOff size={18} aria-hidden />}
          disabled={data.obstacles.length > 0}
          onClick={() => setAsking(true)}
        >
          {t.erase}
        </Button>
      </div>
      {isAsking && (
        <EraseDialog userId={userId} erasure={data} onClose={() => setAsking(false)} onErased={onErased} />
      )}
    </FormSection>
  );
}

interface PartsProps<Part extends string> {
  title: string;
  nothing: string;
  parts: readonly { part: Part; count: number }[];
  words: Readonly<Record<Part, string>>;
}

/** Kinds of data of which there are none are not shown. */
const Parts = <Part extends string>({ title, nothing, parts, words }: PartsProps<Part>) => (
  <Stack gap="xs">
    <Title order={3} size="h4">
      {title}
    </Title>
    {parts.every(({ count }) => count === 0) && <Text size="sm">{nothing}</Text>}
    <List size="sm" spacing={4}>
      {parts
        .filter(({ count }) => count > 0)
        .map(({ part, count }) => (
          <List.Item key={part}>
            <Group component="span" gap={6} display="inline-flex">
              {words[part]}
              {part !== 'account' && (
                <Text span c="dimmed" inherit>
                  ({count})
                </Text>
              )}
            </Group>
          </List.Item>
        ))}
    </List>
  </Stack>
);

function Retention({ erasure: { lastActivity, retention } }: { erasure: Erasure }) {
  const t = useTexts(personalDataTexts);
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {t.retention}
      </Title>
      {lastActivity === null ? (
        <Text size="sm">{t.noRetention}</Text>
      ) : (
        <Facts
          facts={[
            { label: t.lastActivity, value: formatMoment(lastActivity) },
            ...retention.map(({ ground, until, isOver }) => ({
              label: t.grounds[ground],
              value: until && t.until(formatDay(until), isOver),
            })),
          ]}
        />
      )}
    </Stack>
  );
}
