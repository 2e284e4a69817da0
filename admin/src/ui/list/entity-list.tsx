import { Button, Group, Paper, Progress, Stack, VisuallyHidden } from '@mantine/core';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { isApiError } from '../../platform/api/api-error.ts';
import { IfAllowed } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../error-banner.tsx';
import { PageHeader } from '../page-header.tsx';
import type { Column } from './columns.tsx';
import classes from './entity-list.module.css';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterBar, MAIN_SEARCH } from './filters/filter-bar.tsx';
import { type FilterTexts, shownFilters } from './filters/filter-texts.ts';
import { listTexts } from './list.texts.ts';
import { EmptyList, NoMatches } from './list-empty.tsx';
import { ListPager } from './list-pager.tsx';
import { ListTable } from './list-table.tsx';
import { type Reorder, useRowOrder } from './order/use-row-order.ts';
import { ReloadButton } from './reload-button.tsx';
import { type RowRules, useRowParts } from './row-parts.tsx';
import { ListSummary } from './totals/list-summary.tsx';
import { ListTabs } from './totals/list-tabs.tsx';
import type { TotalsEndpoint } from './totals/use-list-totals.ts';
import { type List, useList } from './use-list.ts';
import type { ListEndpoint, RowOf } from './use-list-query.ts';

export interface EntityListProps<E extends ListEndpoint, Remove extends Endpoint>
  extends RowRules<RowOf<E>, Remove> {
  endpoint: E;
  title: string;
  /** The first column names the record and is its link. */
  columns: Column<RowOf<E>>[];
  filters: FilterTexts<E['list']>;
  /** The text when there are no rows at all (LST-20). */
  empty: string;
  /** The title above the reasons when the rows could not be loaded (AGR-08). */
  loadFailed?: string;
  create?: { endpoint: Endpoint; to: string; label: string };
  /** Rows with positions, which are dragged while the list shows all of them in that order. */
  reorder?: Reorder<RowOf<E>> | undefined;
  /** Where money is listed: the call for its sum, and for the counts of the tabs. */
  totals?: TotalsEndpoint;
  /** Filters that always apply here and are not in the address. */
  preset?: ListState['filters'];
}

/** A list of the back office: state in the address, filters, rows and their actions. */
export function EntityList<E extends ListEndpoint, Remove extends Endpoint = Endpoint>(
  props: EntityListProps<E, Remove>,
) {
  const { endpoint, title, create, totals } = props;
  const list = useList(endpoint, props.preset);
  const { data, error, isFetching, refetch } = list.query;
  const texts = useTexts(listTexts);
  const [actionFailure, setActionFailure] = useState<unknown>(null);
  // Rows that were loaded before are not for the user any more.
  const isForbidden = isApiError(error) && error.status === 403;
  const filters = shownFilters(list.declared, props.filters, data?.configuredFilters);
  const tabs = totals && filters.find(({ name }) => name === list.declared.tabs);
  const inBar = filters.filter((filter) => filter !== tabs);
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
        <Group gap="xs">
          <ReloadButton isLoading={isFetching} onReload={() => void refetch()} />
          {createButton}
        </Group>
      </PageHeader>
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
          {(inBar.length > 0 || list.clear) && (
            <div className={classes.controls}>
              {inBar.length > 0 && <FilterBar filters={inBar} state={list.state} onChange={list.filter} />}
              <ActiveFilters
                filters={inBar.filter(({ name }) => name !== MAIN_SEARCH)}
                state={list.state}
                onRemove={(name) => list.filter(name, undefined)}
                onClear={list.clear}
              />
            </div>
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
          <Rows {...props} list={list} createButton={createButton} onFailure={setActionFailure} />
        </Paper>
      )}
    </Stack>
  );
}

type RowsProps<E extends ListEndpoint, Remove extends Endpoint> = EntityListProps<E, Remove> & {
  list: List<E>;
  createButton: ReactNode;
  onFailure: (failure: unknown) => void;
};

function Rows<E extends ListEndpoint, Remove extends Endpoint>({ list, ...props }: RowsProps<E, Remove>) {
  const { data, error, isPlaceholderData } = list.query;
  const texts = useTexts(listTexts);
  const parts = useRowParts(props, props.onFailure);
  const { nameOf, onFailure } = props;
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
      <ListTable
        label={props.title}
        columns={props.columns}
        rows={rows}
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
