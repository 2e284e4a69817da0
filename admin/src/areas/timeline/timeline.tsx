import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import classes from './timeline.module.css';
import { type TimelineEndpoint, timelineQuery } from './timeline.queries.ts';
import { timelineTexts } from './timeline.texts.ts';
import { Entry } from './timeline-entry.tsx';

/** The number of entries that phones and brief timelines show before "show more". */
const FEW = 4;

interface TimelineProps {
  endpoint: TimelineEndpoint;
  id: number;
  /** The kind of the record on the screen, if entries can be about it. */
  own?: 'order' | 'transaction';
  /** Phones show it collapsed until it is opened. */
  folds?: boolean;
  /** Only the newest entries are shown at first, on wide screens too. */
  isBrief?: boolean;
}

/** The history of a record, newest first. The record above it stays usable if the history cannot be loaded. */
export function Timeline({ endpoint, id, own, folds, isBrief = false }: TimelineProps) {
  const t = useTexts(timelineTexts);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    timelineQuery(endpoint, id),
  );
  const isPhone = useMediaQuery('(max-width: 543px)');
  const [isUnfolded, setUnfolded] = useState(false);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const isFolded = (isPhone === true || isBrief) && !isUnfolded && entries.length > FEW + 1;
  const shown = isFolded ? entries.slice(0, FEW) : entries;
  return (
    <FormSection title={t.title} folds={folds}>
      {error && <ErrorBanner title={t.failed} failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && entries.length === 0 && <Text c="dimmed">{t.empty}</Text>}
      {shown.length > 0 && (
        <ol className={classes.timeline}>
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} isOwn={entry.entity === own} />
          ))}
        </ol>
      )}
      {(isFolded || hasNextPage) && (
        <div>
          <Button
            variant="default"
            size="sm"
            loading={isFetchingNextPage}
            onClick={() => (isFolded ? setUnfolded(true) : void fetchNextPage())}
          >
            {t.showOlder}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

function Waiting() {
  const { loading } = useTexts(commonTexts);
  return (
    <Stack gap="md" role="status" aria-label={loading}>
      {[0, 1, 2].map((line) => (
        <div key={line}>
          <Skeleton height={14} width={220} mb={8} />
          <Skeleton height={12} width={160} />
        </div>
      ))}
    </Stack>
  );
}
