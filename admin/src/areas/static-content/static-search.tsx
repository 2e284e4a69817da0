import { CloseButton, Paper, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { SHORTEST_SEARCH } from '@share/contract/areas/static-content/static-content.schemas.ts';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { useTypedFilter } from '../../ui/list/filters/use-typed-filter.ts';
import classes from './static-content.module.css';
import { searchQuery } from './static-content.queries.ts';
import { staticContentTexts } from './static-content.texts.ts';
import { StaticItem } from './static-item.tsx';

/** The searched text, which is in the address so that reload and back restore it; empty while it is too short. */
export function useSearched() {
  const navigate = useNavigate();
  const { pathname, searchStr } = useLocation();
  // While the next screen loads, the address is already its own and the present screen is still shown.
  const isLeft = !/^\/static-content\/?$/.test(pathname);
  const text = new URLSearchParams(searchStr).get('search') ?? '';
  const search = (next: string) => {
    if (isLeft) return text;
    const trimmed = next.trim();
    void navigate({
      to: '/static-content',
      search: trimmed.length < SHORTEST_SEARCH ? {} : { search: trimmed },
      replace: true,
      resetScroll: false,
    });
    return trimmed.length < SHORTEST_SEARCH ? '' : trimmed;
  };
  return { text: text.length < SHORTEST_SEARCH ? '' : text, search };
}

/** Searches the whole tree. */
export function StaticSearch({ text, search }: ReturnType<typeof useSearched>) {
  const t = useTexts(staticContentTexts);
  const { draft, change, passNow } = useTypedFilter(text, search);
  return (
    <TextInput
      type="search"
      label={t.search}
      description={t.searchHint}
      // The description is below the input, so that the label is level with those beside it.
      inputWrapperOrder={['label', 'input', 'description']}
      w={{ base: '100%', sm: 'auto' }}
      maw={{ sm: 480 }}
      flex={{ sm: '1 1 320px' }}
      maxLength={200}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        draft === '' ? null : <CloseButton aria-label={t.clear} title={t.clear} onClick={() => change('')} />
      }
      value={draft}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') passNow();
      }}
    />
  );
}

/** The items that contain the text, each with its path. */
export function FoundContent({ text }: { text: string }) {
  const t = useTexts(staticContentTexts);
  const common = useTexts(commonTexts);
  const { data, error, refetch } = useQuery({ ...searchQuery(text), placeholderData: keepPreviousData });
  if (error) return <ErrorBanner failure={error} title={t.loadFailed} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Paper withBorder p="lg" role="status" aria-label={common.loading}>
        <Skeleton height={160} />
      </Paper>
    );
  }
  const { items, hasMore } = data;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {hasMore ? t.foundMore(items.length) : t.found(items.length)}
      </Text>
      {items.length === 0 ? (
        <Paper withBorder>
          <EmptyNotice title={t.nothing(text)} hint={t.nothingHint} />
        </Paper>
      ) : (
        <Paper withBorder component="ul" className={classes.items}>
          {items.map(({ breadcrumbs, ...item }) => (
            <StaticItem key={item.id} item={item} above={breadcrumbs} />
          ))}
        </Paper>
      )}
    </Stack>
  );
}
