import { Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { LinkIfAllowed } from '../../../ui/link-if-allowed.tsx';
import type { Column } from '../../../ui/list/columns.tsx';
import type { ListEndpoint } from '../../../ui/list/use-list-query.ts';
import { SmallTable } from '../../../ui/values/small-table.tsx';
import { booksTexts } from './books.texts.ts';

interface RowsOfUserProps<Row> {
  title: string;
  empty: string;
  columns: Column<Row>[];
  loaded: { rows: Row[] | undefined; isCut: boolean; error: unknown; retry: () => void };
  /** The endpoint and the path of the list with all rows. */
  list: ListEndpoint;
  path: string;
  userId: number;
  /** The sums of the rows; absent while rows are missing. */
  sum?: ((rows: readonly Row[]) => ReactNode) | undefined;
}

/** The user's rows of one list of the books, with their sums and a link to the list. */
export function RowsOfUser<Row extends { id: number }>(props: RowsOfUserProps<Row>) {
  const t = useTexts(booksTexts);
  const { rows, isCut, error, retry } = props.loaded;
  if (!rows) return error ? <ErrorBanner failure={error} onRetry={retry} /> : <Skeleton height={160} />;
  return (
    <Stack gap="sm">
      <SmallTable title={props.title} empty={props.empty} rows={rows} columns={props.columns} />
      {rows.length > 0 && (
        <Group gap="md">
          <Text size="sm" fw={700}>
            {isCut ? t.onlyNewest(rows.length) : props.sum?.(rows)}
          </Text>
          <Text size="sm" component="div">
            <LinkIfAllowed
              endpoint={props.list}
              to={props.path}
              search={{ 'filters[userId][value]': String(props.userId) }}
            >
              {t.all}
            </LinkIfAllowed>
          </Text>
        </Group>
      )}
    </Stack>
  );
}
