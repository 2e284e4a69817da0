import { Group, Pagination, Paper, Text, Title } from '@mantine/core';
import { SMALL_TABLE_PAGE_SIZE } from '@share/contract/shared/lists/list.ts';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import type { Column } from '../list/columns.tsx';
import { ListTable } from '../list/table/list-table.tsx';
import { uiTexts } from '../ui.texts.ts';
import classes from './small-table.module.css';

interface SmallTableProps<Row> {
  title: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  /** The text when there are no rows. */
  empty: string;
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Set if the table is part of another card, which shows the title. */
  within?: boolean;
}

const unsorted = { sortable: [], order: { column: '', direction: 'ASC' }, onSort: () => {} } as const;

/** A card with rows that were loaded with their record, in pages of 10 (LST-18). */
export function SmallTable<Row extends { id: number | string }>(props: SmallTableProps<Row>) {
  const { title, columns, rows, empty, actions, within = false } = props;
  const [page, setPage] = useState(1);
  const card = useRef<HTMLDivElement>(null);
  useFolding(card, rows.length > 0);
  const pages = Math.max(1, Math.ceil(rows.length / SMALL_TABLE_PAGE_SIZE));
  const present = Math.min(page, pages);
  const first = (present - 1) * SMALL_TABLE_PAGE_SIZE;
  const shown = rows.slice(first, first + SMALL_TABLE_PAGE_SIZE);
  return (
    <Paper
      ref={card}
      withBorder={!within}
      {...(within ? {} : { component: 'section', 'aria-label': title })}
      className={classes.card}
      data-wide={columns.length > 10 || undefined}
      data-within={within || undefined}
    >
      {!within && (
        <Title order={2} size="h3" px={{ base: 'md', md: 'lg' }} pt={{ base: 'md', md: 'lg' }} pb="xs">
          {title}
        </Title>
      )}
      {rows.length === 0 ? (
        <Text c="dimmed" px={within ? 0 : { base: 'md', md: 'lg' }} className={classes.empty}>
          {empty}
        </Text>
      ) : (
        <ListTable
          {...unsorted}
          label={title}
          columns={columns}
          rows={shown}
          expectedRows={0}
          isWaiting={false}
          nameLink={undefined}
          actions={actions}
        />
      )}
      {pages > 1 && (
        <SmallPager
          label={title}
          present={present}
          pages={pages}
          first={first + 1}
          rows={rows.length}
          onPage={setPage}
        />
      )}
    </Paper>
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
    <Group justify="space-between" gap="sm" p="md">
      <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {texts.rangeOfTotal(first, last, rows)}
      </Text>
      <Pagination
        size="sm"
        className={classes.pages}
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

/** Marks the card while the columns of its table do not fit side by side, so that each row becomes a block of labelled values. */
function useFolding(card: RefObject<HTMLElement | null>, hasTable: boolean): void {
  useLayoutEffect(() => {
    const element = card.current;
    const table = element?.querySelector('table');
    const frame = table?.parentElement;
    if (!element || !table || !frame || !hasTable) return;
    const measure = () => {
      element.removeAttribute('data-folded');
      element.toggleAttribute('data-folded', table.scrollWidth > frame.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    observer.observe(table);
    return () => observer.disconnect();
  }, [card, hasTable]);
}
