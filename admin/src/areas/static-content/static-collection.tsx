import { Paper, Skeleton, Stack, Text } from '@mantine/core';
import { getStaticMap } from '@share/contract/areas/static-content/static-content.endpoints.ts';
import {
  MAP_KEY,
  type StaticCollectionView,
} from '@share/contract/areas/static-content/static-content.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { commonTexts } from '../../platform/common.texts.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { ReloadButton } from '../../ui/list/reload-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import classes from './static-content.module.css';
import { collectionQuery } from './static-content.queries.ts';
import { staticContentTexts } from './static-content.texts.ts';
import { StaticItem } from './static-item.tsx';
import { StaticMap } from './static-map.tsx';

export const StaticRoot = () => <Collection id={null} />;

export const StaticCollection = () => <Collection id={useIdParam()} />;

/** A collection: its collections first, then its elements (STA-01, STA-02). */
function Collection({ id }: { id: number | null }) {
  const t = useTexts(staticContentTexts);
  const { language } = useLanguage();
  const mayReadMap = useCan(getStaticMap);
  const { data, error, isFetching, refetch } = useQuery(collectionQuery(id));
  const name = data?.name?.[language] ?? t.title;
  if (data?.key === MAP_KEY && mayReadMap) {
    return (
      <Stack gap="md">
        <Breadcrumbs above={data.breadcrumbs} />
        <StaticMap title={name}>
          <Children collection={data} />
        </StaticMap>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      {id !== null && <Breadcrumbs above={data?.breadcrumbs ?? []} />}
      <PageHeader title={name}>
        <ReloadButton isLoading={isFetching} onReload={() => void refetch()} />
      </PageHeader>
      {id === null && (
        <Text size="sm" c="dimmed">
          {t.hint}
        </Text>
      )}
      {error && <ErrorBanner failure={error} title={t.loadFailed} onRetry={() => void refetch()} />}
      {!error && <Children collection={data} />}
    </Stack>
  );
}

function Children({ collection }: { collection: StaticCollectionView | undefined }) {
  const t = useTexts(staticContentTexts);
  const common = useTexts(commonTexts);
  if (!collection) {
    return (
      <Paper withBorder p="lg" role="status" aria-label={common.loading}>
        <Skeleton height={160} />
      </Paper>
    );
  }
  if (collection.children.length === 0) {
    return (
      <Paper withBorder>
        <EmptyNotice title={t.empty} />
      </Paper>
    );
  }
  return (
    <Paper withBorder component="ul" className={classes.items}>
      {collection.children.map((item) => (
        <StaticItem key={item.id} item={item} />
      ))}
    </Paper>
  );
}
