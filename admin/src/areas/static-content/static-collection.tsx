import { Group, Paper, Select, Skeleton, Stack, Text } from '@mantine/core';
import {
  getStaticMap,
  listStaticContent,
} from '@share/contract/areas/static-content/static-content.endpoints.ts';
import {
  MAP_KEY,
  type StaticCollectionView,
} from '@share/contract/areas/static-content/static-content.schemas.ts';
import { type Gap, Gaps, gaps } from '@share/contract/shared/content/gaps.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { isGone } from '../../ui/error-text.ts';
import { NoPermission } from '../../ui/form/no-permission.tsx';
import { RecordMissing } from '../../ui/form/record-missing.tsx';
import { ReloadButton } from '../../ui/list/head/reload-button.tsx';
import { useGapFilter } from '../../ui/list/language-gaps.tsx';
import { listTexts } from '../../ui/list/list.texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RecordHead } from '../../ui/record/record-head.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PlaceOnSite } from './place-on-site.tsx';
import classes from './static-content.module.css';
import { collectionQuery, elementsWithGapQuery } from './static-content.queries.ts';
import { staticContentTexts } from './static-content.texts.ts';
import { StaticItem } from './static-item.tsx';
import { StaticMap } from './static-map.tsx';
import { FoundContent, StaticSearch, useSearched } from './static-search.tsx';

/**
 * The root with a search of the whole tree. With a gap in the address it shows the elements of all collections that have this
 * gap.
 */
export const StaticRoot = () => (
  <IfMayList>
    <Root />
  </IfMayList>
);

export function StaticCollection() {
  const id = useIdParam();
  return (
    <IfMayList>
      <Collection id={id} />
    </IfMayList>
  );
}

/** Both views are always available; a user who may not read them sees which permission to ask for (RTE-08). */
function IfMayList({ children }: { children: ReactNode }) {
  const t = useTexts(staticContentTexts);
  const mayList = useCan(listStaticContent);
  return mayList ? (
    children
  ) : (
    <NoPermission title={t.title} notice={t.noPermissionTitle} hint={t.noPermissionText} />
  );
}

function Root() {
  const { gap } = useSearch({ strict: false });
  const searched = useSearched();
  if (isGap(gap)) return <WithGap gap={gap} />;
  return (
    <Collection id={null} search={<StaticSearch {...searched} />}>
      {searched.text !== '' && <FoundContent text={searched.text} />}
    </Collection>
  );
}

const isGap = (value: unknown): value is Gap => Gaps.element.safeParse(value).success;

function WithGap({ gap }: { gap: Gap }) {
  const t = useTexts(staticContentTexts);
  const { data, error, isFetching, refetch } = useQuery(elementsWithGapQuery(gap));
  return (
    <Stack gap="md">
      <PageHeader title={t.title}>
        <ReloadButton isLoading={isFetching} onReload={() => void refetch()} />
      </PageHeader>
      <GapFilter gap={gap} />
      {error && <ErrorBanner failure={error} title={t.loadFailed} onRetry={() => void refetch()} />}
      {!error && <Children collection={data} empty={t.noneWithGap} />}
    </Stack>
  );
}

function GapFilter({ gap }: { gap: Gap | null }) {
  const { label, choices } = useGapFilter();
  const { all } = useTexts(listTexts);
  const navigate = useNavigate();
  return (
    <Select
      label={label}
      clearable
      placeholder={all}
      value={gap}
      data={gaps.map((value) => ({ value, label: choices[value] }))}
      w={{ base: '100%', sm: 280 }}
      onChange={(value) => void navigate({ to: '/static-content', search: value ? { gap: value } : {} })}
    />
  );
}

interface CollectionProps {
  id: number | null;
  search?: ReactNode;
  /** Replaces the content of the collection. */
  children?: ReactNode;
}

/** A collection: first the collections in it, then its elements (STA-01, STA-02). */
function Collection({ id, search, children }: CollectionProps) {
  const t = useTexts(staticContentTexts);
  const { language } = useLanguage();
  const mayReadMap = useCan(getStaticMap);
  const { data, error, isFetching, refetch } = useQuery(collectionQuery(id));
  if (isGone(error)) return <RecordMissing title={t.title} failure={error} back="/static-content" />;
  const name = data?.name?.[language] ?? t.title;
  if (data?.key === MAP_KEY && mayReadMap) {
    return (
      <Stack gap="md">
        <Breadcrumbs above={data.breadcrumbs} />
        <StaticMap title={name}>
          <Text size="sm" c="dimmed">
            {t.map.history}
          </Text>
          <Children collection={data} />
        </StaticMap>
      </Stack>
    );
  }
  const reload = <ReloadButton isLoading={isFetching} onReload={() => void refetch()} />;
  return (
    <Stack gap="md">
      {id !== null && <Breadcrumbs above={data?.breadcrumbs ?? []} />}
      {id === null ? (
        <PageHeader title={name}>{reload}</PageHeader>
      ) : (
        <RecordHead list={null} title={name} actions={reload} />
      )}
      {data?.key && <PlaceOnSite of={data.key} />}
      {id === null && (
        <>
          <Text size="sm" c="dimmed">
            {t.hint}
          </Text>
          <Group gap="md" align="start">
            {search}
            <GapFilter gap={null} />
          </Group>
        </>
      )}
      {error && <ErrorBanner failure={error} title={t.loadFailed} onRetry={() => void refetch()} />}
      {!error && (children || <Children collection={data} />)}
    </Stack>
  );
}

interface ChildrenProps {
  collection: StaticCollectionView | undefined;
  empty?: string;
}

function Children({ collection, empty }: ChildrenProps) {
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
        <EmptyNotice title={empty ?? t.empty} />
      </Paper>
    );
  }
  return (
    <Paper withBorder component="ul" className={classes.items}>
      {collection.children.map((item) => (
        <StaticItem key={item.id} item={item} {...(item.breadcrumbs ? { above: item.breadcrumbs } : {})} />
      ))}
    </Paper>
  );
}
