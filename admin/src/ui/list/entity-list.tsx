import { Paper, Progress, Stack } from '@mantine/core';
import { isApiError } from '@share/contract/client/api-error.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ExportFormat } from '@share/contract/shared/lists/list-export.ts';
import { useState } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../error-banner.tsx';
import classes from './entity-list.module.css';
import type { EntityListProps } from './entity-list-props.ts';
import { ExportProgress } from './export/export-menu.tsx';
import { exportedColumns } from './export/exported-columns.ts';
import { useExport } from './export/use-export.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { shownFilters } from './filters/filter-texts.ts';
import { CreateButton } from './head/create-button.tsx';
import { ListHead } from './head/list-head.tsx';
import { useLayout } from './layout/use-layout.ts';
import { listTexts } from './list.texts.ts';
import { ListRows } from './list-rows.tsx';
import { PhoneControls } from './phone/phone-controls.tsx';
import { useIsPhone } from './phone/use-is-phone.ts';
import { ListTabs } from './totals/list-tabs.tsx';
import { useList } from './use-list.ts';
import type { ListEndpoint } from './use-list-query.ts';

/** A list of the back office: state in the address, filters, rows and their actions. */
export function EntityList<E extends ListEndpoint, Remove extends Endpoint = Endpoint>(
  props: EntityListProps<E, Remove>,
) {
  const { endpoint, title, create, totals } = props;
  const isPhone = useIsPhone();
  const list = useList(endpoint, props.preset, props.within);
  const layout = useLayout(props.columns);
  const { data, error, isFetching, refetch } = list.query;
  const texts = useTexts(listTexts);
  const [actionFailure, setActionFailure] = useState<unknown>(null);
  // The user may no longer see rows that were loaded before.
  const isForbidden = isApiError(error) && error.status === 403;
  const filters = shownFilters(list.declared, props.filters, data?.configuredFilters);
  const tabs = totals && filters.find(({ name }) => name === list.declared.tabs);
  const inBar = filters.filter((filter) => filter !== tabs);
  const common = useTexts(commonTexts);
  const exporting = useExport({
    endpoint: props.file,
    title,
    state: list.request,
    params: props.within,
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
      <ListHead
        title={title}
        list={list}
        layout={layout}
        totals={totals}
        leftOut={props.leftOut}
        files={props.files}
        isPart={props.within !== undefined}
        isForbidden={isForbidden}
        createButton={createButton}
        isExporting={exporting.bytes !== null}
        onExport={props.file && ((format) => exportAs(format))}
        onFailure={setActionFailure}
      />
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
