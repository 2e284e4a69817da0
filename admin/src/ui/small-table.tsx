import { Group, Pagination, Stack, Text } from '@mantine/core';
import { SMALL_TABLE_PAGE_SIZE } from '@share/contract/shared/list.ts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../platform/texts.ts';
import type { Column } from './list/columns.tsx';
import { ListTable } from './list/list-table.tsx';
import { uiTexts } from './ui.texts.ts';

interface SmallTableProps<Row> {
  label: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  /** What is said when there are none. */
  empty: string;
  actions?: (row: Row) => ReactNode;
}

const unsorted = { sortable: [], order: { column: '', direction: 'ASC' }, onSort: () => {} } as const;

/** Rows that came with their record, shown in pages of 10 (LST-18). */
export function SmallTable<Row extends { id: number }>(props: SmallTableProps<Row>) {
  const { label, columns, rows, empty, actions } = props;
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / SMALL_TABLE_PAGE_SIZE));
  const present = Math.min(page, pages);
  const first = (present - 1) * SMALL_TABLE_PAGE_SIZE;
  const shown = rows.slice(first, first + SMALL_TABLE_PAGE_SIZE);
  if (rows.length === 0) return <Text c="dimmed">{empty}</Text>;
  return (
    <Stack gap="sm">
      <ListTable
        {...unsorted}
        label={label}
        columns={columns}
        rows={shown}
        expectedRows={0}
        isWaiting={false}
        nameLink={undefined}
        actions={actions}
      />
      {pages > 1 && (
        <SmallPager
          label={label}
          present={present}
          pages={pages}
          first={first + 1}
          rows={rows.length}
          onPage={setPage}
        />
      )}
    </Stack>
  );
}

interface SmallPagerProps {
  label: string;
  present: number;
  pages: number;
  /** Number of the first row shown, counted from 1. */
  first: number;
  rows: number;
  onPage: (page: number) => void;
}

function SmallPager({ label, present, pages, first, rows, onPage }: SmallPagerProps) {
  const texts = useTexts(uiTexts);
  const last = Math.min(first + SMALL_TABLE_PAGE_SIZE - 1, rows);
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {texts.rangeOfTotal(first, last, rows)}
      </Text>
      <Pagination
        size="sm"
        aria-label={label}
        total={pages}
        value={present}
        onChange={onPage}
        getItemProps={(page) => ({ 'aria-label': texts.page(page) })}
        getControlProps={(control) => ({
          'aria-label': control === 'previous' || control === 'first' ? texts.previousPage : texts.nextPage,
        })}
      />
    </Group>
  );
}
