import { Paper, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { BackButton } from '../back-button.tsx';
import { ErrorBanner } from '../error-banner.tsx';
import { isGone } from '../error-text.ts';
import { PageHeader } from '../page-header.tsx';
import { useWalkingKeysKept } from '../shortcuts/walking-keys.ts';
import { RecordMissing } from './record-missing.tsx';
import type { RecordQuery } from './record-query.ts';

interface RecordScreenProps<Record> {
  query: RecordQuery<Record>;
  /** The title while the record is loading or when loading failed. */
  title: string;
  /** The path of the list. */
  back: string;
  children: (record: Record) => ReactNode;
}

/** Loads the record first, then mounts the form. */
export function RecordScreen<Record>(props: RecordScreenProps<Record>) {
  const common = useTexts(commonTexts);
  const { data, error, refetch } = useQuery(props.query);
  if (data !== undefined) return props.children(data);
  if (isGone(error)) return <RecordMissing title={props.title} failure={error} back={props.back} />;
  return (
    <Stack gap="md">
      <PageHeader title={props.title} />
      {error ? (
        <>
          <ErrorBanner failure={error} onRetry={() => void refetch()} />
          <div>
            <BackButton to={props.back} />
          </div>
        </>
      ) : (
        <FormSkeleton label={common.loading} />
      )}
    </Stack>
  );
}

function FormSkeleton({ label }: { label: string }) {
  useWalkingKeysKept(true);
  return (
    <Paper withBorder p="lg" role="status" aria-label={label}>
      <Stack gap="lg">
        {[0, 1, 2, 3].map((field) => (
          <div key={field}>
            <Skeleton height={12} width={140} mb={10} />
            <Skeleton height={36} />
          </div>
        ))}
      </Stack>
    </Paper>
  );
}
