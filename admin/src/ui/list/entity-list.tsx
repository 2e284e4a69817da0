import { Group, Paper, Progress, Stack } from '@mantine/core';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ExportFormat } from '@share/contract/shared/lists/list-export.ts';
import { useState } from 'react';
import { isApiError } from '../../platform/api/api-error.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../error-banner.tsx';
import { PageHeader } from '../page-header.tsx';
import { CreateButton } from './create-button.tsx';
import classes from './entity-list.module.css';
import type { EntityListProps } from './entity-list-props.ts';
import { ExportMenu, ExportProgress } from './export/export-menu.tsx';
import { exportedColumns } from './export/exported-columns.ts';
import { useExport } from './export/use-export.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { shownFilters } from './filters/filter-texts.ts';
import { ColumnsButton } from './layout/columns-button.tsx';
import { useLayout } from './layout/use-layout.ts';
import { listTexts } from './list.texts.ts';
import { ListRows } from './list-rows.tsx';
import { PhoneControls } from './phone/phone-controls.tsx';
import { useIsPhone } from './phone/use-is-phone.ts';
import { ReloadButton } from './reload-button.tsx';
import { ListSummary } from './totals/list-summary.tsx';
import { ListTabs } from './totals/list-tabs.tsx';
import { useList } from './use-list.ts';
import type { ListEndpoint } from './use-list-query.ts';
import { ViewsMenu } from './views/views-menu.tsx';

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
  const createButton = create && <CreateButton {...create} />;
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
            <FilterBar filters={inBar} list={list} />
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
          <ListRows
            {...props}
            list={list}
            layout={layout}
            createButton={createButton}
            onFailure={setActionFailure}
            onExport={props.file && exporting.bytes === null ? exportAs : undefined}
          />
        </Paper>
      )}
    </Stack>
  );
}
