import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { lazyPart, usePreloaded } from '../../parts/lazy-part.tsx';
import { BottomSheet } from '../../sheet/bottom-sheet.tsx';
import { useSingleKeys } from '../../shortcuts/single-keys.ts';
import type { Column } from '../columns.tsx';
import { ActiveFilters } from '../filters/active-filters.tsx';
import type { ControlsProps } from '../filters/filter-bar.tsx';
import { TextFilter } from '../filters/text-filter.tsx';
import { MAIN_SEARCH, searchesOf } from '../filters/text-filters.ts';
import { listTexts } from '../list.texts.ts';
import type { ListEndpoint, RowOf } from '../use-list-query.ts';
import classes from './phone-controls.module.css';

const SheetFields = lazyPart(() => import('./sheet-fields.tsx'));

interface PhoneControlsProps<E extends ListEndpoint> extends ControlsProps<E> {
  columns: Column<RowOf<E>>[];
  /** The text of the button that closes the sheet, with the number of matching rows. */
  show: (count: number) => string;
}

/**
 * The controls of phones: one search, beside it a sheet with all other filters and the order, and below it the active filters.
 * `/` focuses the search.
 */
export function PhoneControls<E extends ListEndpoint>({
  filters,
  list,
  columns,
  show,
}: PhoneControlsProps<E>) {
  const t = useTexts(listTexts);
  const [isOpen, { open, close }] = useDisclosure(false);
  const input = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  usePreloaded(SheetFields);
  useSingleKeys([['/', () => input.current?.focus()]]);
  const { state, query } = list;
  const [search] = searchesOf(filters);
  const others = filters.filter((filter) => filter !== search);
  const active = others.filter(({ name }) => state.filters[name] !== undefined).length;
  const chips = filters.filter(({ name }) => name !== MAIN_SEARCH && state.filters[name] !== undefined);
  const sortable = columns.filter(({ name }) => list.declared.sortable.includes(name));
  const hasSheet = others.length > 0 || sortable.length > 0;
  const title = others.length > 0 ? t.filtersAndOrder : t.order;
  const found = query.data && show(query.data.pagination.totalItems);
  if (!search && !hasSheet) return null;
  // The sheet stays open and shows an invalid filter, because such a filter would not be applied.
  const showFound = () => {
    const refused = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (refused) refused.focus();
    else close();
  };
  return (
    <search className={classes.controls}>
      <div className={classes.line}>
        {search && (
          <TextFilter
            inputRef={input}
            filter={search}
            value={state.filters[search.name] as string | undefined}
            onChange={(value) => list.filter(search.name, value)}
          />
        )}
        {hasSheet && (
          <Button variant={active > 0 ? 'light' : 'default'} aria-haspopup="dialog" onClick={open}>
            <IconAdjustmentsHorizontal size={18} aria-hidden />
            {search ? (
              <VisuallyHidden>{title}</VisuallyHidden>
            ) : (
              <span className={classes.word}>{title}</span>
            )}
            {active > 0 && <span className={classes.word}> ({active})</span>}
          </Button>
        )}
      </div>
      {chips.length > 0 && (
        <div className={classes.strip}>
          <ActiveFilters
            filters={chips}
            state={state}
            onRemove={(name) => list.filter(name, undefined)}
            onClear={list.clear}
          />
        </div>
      )}
      <BottomSheet opened={isOpen} onClose={close} title={title}>
        <div ref={fields} className={classes.fields}>
          <SheetFields
            meanwhile={<Skeleton height={80 * (others.length + 1)} />}
            sortable={sortable}
            filters={others}
            state={state}
            onOrder={list.orderBy}
            onFilter={list.filter}
          />
        </div>
        <div className={classes.foot}>
          <VisuallyHidden role="status">{found}</VisuallyHidden>
          <Button fullWidth size="md" onClick={showFound}>
            {found ?? t.showList}
          </Button>
        </div>
      </BottomSheet>
    </search>
  );
}
