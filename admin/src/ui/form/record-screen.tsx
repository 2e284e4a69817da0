import { Paper, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { BackButton } from '../back-button.tsx';
import { ErrorBanner } from '../error-banner.tsx';
import { isGone } from '../error-text.ts';
import { RecordHead } from '../record/record-head.tsx';
import { RecordMissing } from './record-missing.tsx';
import type { RecordQuery } from './record-query.ts';

interface RecordScreenProps<Record> {
  query: RecordQuery<Record>;
  /** The title while the record is loading or when loading failed. */
  title: string;
  /** The path of the list. */
  back: string;
  /** The title of the list, if the head of the record leads back to it. */
  list?: string;
  /** The approximate number of cards of the record. */
  cards?: number;
  children: (record: Record) => ReactNode;
}

/** Loads the record first, then mounts the form. */
export function RecordScreen<Record>(props: RecordScreenProps<Record>) {
  const common = useTexts(commonTexts);
  const { data, error, refetch } = useQuery(props.query);
  const { title, back, list, cards = 1 } = props;
  if (data !== undefined) return props.children(data);
  if (isGone(error)) return <RecordMissing title={title} failure={error} back={back} />;
  return (
    <Stack gap="md">
      <RecordHead title={title} list={list && back !== '/' ? { to: back, title: list } : null} />
      {error ? (
        <>
          <ErrorBanner failure={error} onRetry={() => void refetch()} />
          <div>
            <BackButton to={back} />
          </div>
        </>
      ) : (
        <FormSkeleton label={common.loading} cards={cards} />
      )}
    </Stack>
  );
}

/** A skeleton about as high as the record, so that elements below it hardly move when the record arrives. */
function FormSkeleton({ label, cards }: { label: string; cards: number }) {
  return (
    <Stack gap="md" role="status" aria-label={label}>
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
        <Paper key={card} withBorder p="lg">
          <Stack gap="lg">
            {[0, 1, 2, 3].map((field) => (
              <div key={field}>
                <Skeleton height={12} width={140} mb={10} />
                <Skeleton height={36} />
              </div>
            ))}
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}
