import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { useTexts } from '../../../platform/texts.ts';
import { uiTexts } from '../../ui.texts.ts';
import { listTexts } from '../list.texts.ts';
import { pageSizeChoices } from '../list-model.ts';
import { useIsPhone } from '../phone/use-is-phone.ts';
import classes from './list-pager.module.css';

interface ListPagerProps {
  state: ListState;
  pagination: { pageNumber: number; pageSize: number; totalItems: number; totalPages: number };
  configuredSizes: readonly number[];
  onPage: (pageNumber: number) => void;
  onPageSize: (pageSize: number) => void;
}

/** Shows the range of rows and the total; changes page and page size. */
export function ListPager({ state, pagination, configuredSizes, onPage, onPageSize }: ListPagerProps) {
  const texts = useTexts(listTexts);
  const ui = useTexts(uiTexts);
  const isPhone = useIsPhone();
  const { pageNumber, pageSize, totalItems, totalPages } = pagination;
  const first = (pageNumber - 1) * pageSize + 1;
  const last = Math.min(pageNumber * pageSize, totalItems);
  return (
    <Group justify="space-between" gap="sm" p="md" className={classes.pager}>
      <Group gap="sm">
        <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {ui.rangeOfTotal(first, last, totalItems)}
        </Text>
        <NativeSelect
          size="xs"
          aria-label={texts.pageSize}
          title={texts.pageSize}
          data={pageSizeChoices(configuredSizes, state.pageSize).map(String)}
          value={String(state.pageSize)}
          onChange={(event) => onPageSize(Number(event.currentTarget.value))}
        />
      </Group>
      {totalPages > 1 && (
        <Pagination
          size="sm"
          siblings={isPhone ? 0 : 1}
          aria-label={texts.pages}
          total={totalPages}
          value={pageNumber}
          onChange={onPage}
          getItemProps={(page) => ({ 'aria-label': ui.page(page) })}
          getControlProps={(control) => ({
            'aria-label': control === 'previous' || control === 'first' ? ui.previousPage : ui.nextPage,
          })}
        />
      )}
    </Group>
  );
}
