import { Button, Group, Paper, Progress, Stack, VisuallyHidden } from '@mantine/core';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import type { ExportEndpoint, ExportFormat } from '@share/contract/shared/lists/list-export.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { isApiError } from '../../platform/api/api-error.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { IfAllowed } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../error-banner.tsx';
import { PageHeader } from '../page-header.tsx';
import type { BulkAction } from './bulk/bulk-action.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useBulkDelete, useChosen } from './bulk/use-chosen.tsx';
import type { Column } from './columns.tsx';
import classes from './entity-list.module.css';
import { ExportMenu, ExportProgress } from './export/export-menu.tsx';
import { exportedColumns } from './export/exported-columns.ts';
import { useExport } from './export/use-export.ts';
import { Controls } from './filters/controls.tsx';
import { type FilterTexts, shownFilters } from './filters/filter-texts.ts';
import { ColumnsButton } from './layout/columns-button.tsx';
import { type Layout, useLayout } from './layout/use-layout.ts';
import { listTexts } from './list.texts.ts';
import { EmptyList, NoMatches } from './list-empty.tsx';
import { ListPager } from './list-pager.tsx';
import { type Reorder, useRowOrder } from './order/use-row-order.ts';
import { PhoneControls } from './phone/phone-controls.tsx';
import { PhoneRows } from './phone/phone-rows.tsx';
import { useIsPhone } from './phone/use-is-phone.ts';
import { ReloadButton } from './reload-button.tsx';
import { type RowRules, useRowParts } from './row-parts.tsx';
import { ListTable } from './table/list-table.tsx';
import { ListSummary } from './totals/list-summary.tsx';
import { ListTabs } from './totals/list-tabs.tsx';
import type { TotalsEndpoint } from './totals/use-list-totals.ts';
import { type List, useList } from './use-list.ts';
import type { ListEndpoint, RowOf } from './use-list-query.ts';
import { ViewsMenu } from './views/views-menu.tsx';

export interface EntityListProps<E extends ListEndpoint, Remove extends Endpoint>
  extends RowRules<RowOf<E>, Remove> {
  endpoint: E;
  title: string;
  /** The first column names the record and is its link. */
  columns: Column<RowOf<E>>[];
  filters: FilterTexts<E['list']>;
  /** The text when there are no rows at all (LST-20). */
  empty: string;
  /** The button of the filters on phones, with the number of rows that were found (`showing`). */
  show: (count: number) => string;
  /** The title above the reasons when the rows could not be loaded (AGR-08). */
  loadFailed?: string;
  create?: { endpoint: Endpoint; to: string; label: string };
  /** Rows with positions, which are dragged while the list shows all of them in that order. */
  reorder?: Reorder<RowOf<E>> | undefined;
  /** Where money is listed: the call for its sum, and for the counts of the tabs. */
  totals?: TotalsEndpoint;
  /** The call for a file of all rows that match. */
  file?: ExportEndpoint;
  /** What can be done with several rows at once, besides deleting and exporting them. */
  bulk?: BulkAction<RowOf<E>>[];
  /** Filters that always apply here and are not in the address. */
  preset?: ListState['filters'];
}

/** A list of the back office: state in the address, filters, rows and their actions. */
export function EntityList<E extends ListEndpoint, Remove extends Endpoint = Endpoint>(
  props: EntityListProps<E, Remove>,
) {
  const { endpoint, title, create, totals } = props;
  const isPhone = useIsPhone();
  const list = useList(endpoint, props.preset);
  const layout = useLayout(props.columns);
  const { data, error, isFetching, refetch } = list.query;
  const texts = useTexts(listTexts);
  const [actionFailure, setActionFailure] = useState<unknown>(null);
  // Rows that were loaded before are not for the user any more.
  const isForbidden = isApiError(error) && error.status === 403;
  const filters = shownFilters(list.declared, props.filters, data?.configuredFilters);
  const tabs = totals && filters.find(({ name }) => name === list.declared.tabs);
  const inBar = filters.filter((filter) => filter !== tabs);
  const common = useTexts(commonTexts);
  const exporting = useExport({
    endpoint: props.file,
    title,
    state: list.request,
    onFailure: setActionFailure,
  });
  const exportAs = (format: ExportFormat, ids?: number[]) =>
    void exporting.start({
      format,
      columns: exportedColumns(layout.shown, filters, common),
      ...(ids ? { ids } : {}),
    });
  const createButton = create && (
    <IfAllowed endpoint={create.endpoint}>
      <Button component={Link} to={create.to} leftSection={<IconPlus size={18} aria-hidden />}>
        {create.label}
      </Button>
    </IfAllowed>
  );
  return (
    <Stack gap="md">
      <PageHeader
        title={title}
        aside={
          data &&
          !isForbidden && <ListSummary rows={data.pagination.totalItems} totals={totals} state={list.state} />
        }
      >
        <Group gap="xs" className={classes.actions}>
          {!isForbidden && (
            <ViewsMenu declared={list.declared} state={list.state} onFailure={setActionFailure} />
          )}
          {!isForbidden && !isPhone && <ColumnsButton layout={layout} />}
          {props.file && data && !isForbidden && (
            <ExportMenu
              rows={data.pagination.totalItems}
              isRunning={exporting.bytes !== null}
              onExport={(format) => exportAs(format)}
            />
          )}
          <ReloadButton isLoading={isFetching} onReload={() => void refetch()} />
          {createButton}
        </Group>
      </PageHeader>
      {exporting.bytes !== null && <ExportProgress bytes={exporting.bytes} onCancel={exporting.cancel} />}
      {actionFailure !== null && (
        <ErrorBanner failure={actionFailure} onClose={() => setActionFailure(null)} />
      )}
      {error && (
        <ErrorBanner
          failure={error}
          title={props.loadFailed ?? texts.loadFailed}
          onRetry={() => void refetch()}
        />
      )}
      {!isForbidden && (
        <Paper withBorder className={classes.card}>
          {tabs && totals && (
            <ListTabs
              filter={tabs}
              totals={totals}
              state={list.state}
              onChange={(choice) => list.filter(tabs.name, choice)}
            />
          )}
          {isPhone ? (
            <PhoneControls filters={inBar} list={list} columns={props.columns} show={props.show} />
          ) : (
            <Controls filters={inBar} list={list} />
          )}
          <Progress
            className={classes.progress}
            data-on={isFetching || undefined}
            value={100}
            animated
            size={2}
            radius={0}
            aria-hidden
          />
          <Rows
            {...props}
            list={list}
            layout={layout}
            createButton={createButton}
            onFailure={setActionFailure}
            onExport={props.file && exporting.bytes === null ? (ids) => exportAs('xlsx', ids) : undefined}
          />
        </Paper>
      )}
    </Stack>
  );
}

type RowsProps<E extends ListEndpoint, Remove extends Endpoint> = EntityListProps<E, Remove> & {
  list: List<E>;
  layout: Layout<RowOf<E>>;
  createButton: ReactNode;
  onFailure: (failure: unknown) => void;
  /** Exports these rows. */
  onExport: ((ids: number[]) => void) | undefined;
};

function Rows<E extends ListEndpoint, Remove extends Endpoint>({
  list,
  layout,
  ...props
}: RowsProps<E, Remove>) {
  const { data, error, isPlaceholderData } = list.query;
  const texts = useTexts(listTexts);
  const isPhone = useIsPhone();
  // What a person chose of the columns is for wide screens.
  const Table = isPhone ? PhoneRows<RowOf<E>> : ListTable<RowOf<E>>;
  const parts = useRowParts(props, props.onFailure);
  const { nameOf, onFailure, onExport, file, bulk = [] } = props;
  const chosen = useChosen<RowOf<E>>(JSON.stringify(list.state), nameOf);
  const actions = [...bulk, ...useBulkDelete<RowOf<E>, Remove>(props)];
  const { rows, order } = useRowOrder({ list, reorder: props.reorder, nameOf, onFailure });
  if (!data && error) return null;
  if (data?.items.length === 0 && !isPlaceholderData) {
    return list.isFiltered && list.clear ? (
      <NoMatches onClear={list.clear} />
    ) : (
      <EmptyList text={props.empty} action={props.createButton} />
    );
  }
  return (
    <>
      <VisuallyHidden role="status">
        {data && !isPlaceholderData && texts.rows(data.pagination.totalItems)}
      </VisuallyHidden>
      <BulkBar
        rows={chosen.rows}
        page={rows ?? []}
        actions={actions}
        onExport={onExport && (() => onExport(chosen.rows.map(({ id }) => id)))}
        onChoose={chosen.choose}
      />
      <Table
        boxOf={file || actions.length > 0 ? chosen.boxOf : undefined}
        label={props.title}
        columns={isPhone ? props.columns : layout.shown}
        rows={layout.isUnknown ? undefined : rows}
        isCompact={layout.density === 'compact'}
        isUnsettled={layout.isUnknown}
        rowOrder={order}
        expectedRows={Math.min(list.state.pageSize, 10)}
        isWaiting={isPlaceholderData}
        sortable={list.declared.sortable}
        order={list.state.order}
        onSort={list.sort}
        {...parts}
      />
      {data && !list.declared.unpaged && (
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
