import { Button, VisuallyHidden } from '@mantine/core';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ExportFormat } from '@share/contract/shared/lists/list-export.ts';
import { IconFilterOff, IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { EmptyNotice } from '../empty-notice.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useBulkDelete, useChosen } from './bulk/use-chosen.tsx';
import type { EntityListProps } from './entity-list-props.ts';
import type { Layout } from './layout/use-layout.ts';
import { listTexts } from './list.texts.ts';
import { useRowOrder } from './order/use-row-order.ts';
import { ListPager } from './pager/list-pager.tsx';
import { PhoneRows } from './phone/phone-rows.tsx';
import { useIsPhone } from './phone/use-is-phone.ts';
import { useRowParts } from './row-parts.tsx';
import { ListTable } from './table/list-table.tsx';
import type { List } from './use-list.ts';
import type { ListEndpoint, RowOf } from './use-list-query.ts';

type ListRowsProps<E extends ListEndpoint, Remove extends Endpoint> = EntityListProps<E, Remove> & {
  list: List<E>;
  layout: Layout<RowOf<E>>;
  createButton: ReactNode;
  onFailure: (failure: unknown) => void;
  /** Exports the chosen rows. */
  onExport: ((format: ExportFormat, ids: number[]) => void) | undefined;
};

/** A constant, because a new array would count as new rows, which move the focus. */
const NO_ROWS: never[] = [];

/** The rows of a list, the bar for the chosen rows, and the pager; or the notice that there are no rows. */
export function ListRows<E extends ListEndpoint, Remove extends Endpoint>({
  list,
  layout,
  ...props
}: ListRowsProps<E, Remove>) {
  const { data, error, isPlaceholderData } = list.query;
  const texts = useTexts(listTexts);
  const isPhone = useIsPhone();
  // The user's choice of columns applies to wide screens only.
  const Table = isPhone ? PhoneRows<RowOf<E>> : ListTable<RowOf<E>>;
  const parts = useRowParts(props, props.onFailure);
  const { nameOf, onFailure, onExport, file, bulk = [] } = props;
  const actions = [...bulk, ...useBulkDelete<RowOf<E>, Remove>(props)];
  const isChoosing = Boolean(file) || actions.length > 0;
  const { rows: loaded, order } = useRowOrder({ list, reorder: props.reorder, nameOf, onFailure });
  // The head is shown even after a failure, because it shows the present order and can change it.
  const rows = !data && error ? NO_ROWS : loaded;
  const chosen = useChosen<RowOf<E>>({
    shown: JSON.stringify(list.state),
    page: rows ?? [],
    isWaiting: isPlaceholderData,
    nameOf,
  });
  const isEmpty = data?.items.length === 0 && !isPlaceholderData;
  const nothing =
    list.isFiltered && list.clear ? (
      <NoMatches onClear={list.clear} />
    ) : (
      <EmptyList text={props.empty} action={props.createButton} />
    );
  return (
    <>
      <VisuallyHidden role="status">
        {data && !isPlaceholderData && texts.rows(data.pagination.totalItems)}
      </VisuallyHidden>
      {isEmpty ? (
        nothing
      ) : (
        <Table
          boxOf={isChoosing ? chosen.boxOf : undefined}
          boxOfAll={isChoosing && rows && rows.length > 0 && chosen.boxOfAll()}
          label={props.title}
          columns={isPhone ? props.columns : layout.shown}
          rows={layout.isUnknown ? undefined : rows}
          isCompact={layout.density === 'compact'}
          isUnsettled={layout.isUnknown}
          rowOrder={order}
          actionsRoom={props.actionsRoom}
          expectedRows={Math.min(list.state.pageSize, 10)}
          isWaiting={isPlaceholderData}
          sortable={list.declared.sortable}
          order={list.state.order}
          onSort={list.sort}
          {...parts}
        />
      )}
      {/* The bar is also below an empty list, because it shows the results for rows that have left the list. */}
      <BulkBar
        rows={chosen.rows}
        page={rows ?? []}
        actions={actions}
        onExport={
          onExport &&
          ((format) =>
            onExport(
              format,
              chosen.rows.map(({ id }) => id),
            ))
        }
        onChoose={chosen.choose}
      />
      {data && !isEmpty && !list.declared.unpaged && (
        <ListPager
          state={list.state}
          pagination={data.pagination}
          configuredSizes={data.configuredPagination.pageSizes}
          onPage={list.goToPage}
          onPageSize={list.resize}
        />
      )}
    </>
  );
}

/** Shown when there are no records at all: a text, and a button to create the first record (LST-20). */
const EmptyList = ({ text, action }: { text: string; action: ReactNode }) => (
  <EmptyNotice icon={<IconInbox size={36} stroke={1.5} aria-hidden />} title={text} action={action} />
);

/** Shown when the filters hide all rows. */
function NoMatches({ onClear }: { onClear: () => void }) {
  const texts = useTexts(listTexts);
  return (
    <EmptyNotice
      icon={<IconFilterOff size={36} stroke={1.5} aria-hidden />}
      title={texts.noMatches}
      hint={texts.noMatchesHint}
      action={
        <Button variant="default" onClick={onClear}>
          {texts.clearFilters}
        </Button>
      }
    />
  );
}
