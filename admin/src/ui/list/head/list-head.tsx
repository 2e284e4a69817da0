import { Group } from '@mantine/core';
import type { ExportFormat } from '@share/contract/shared/lists/list-export.ts';
import type { ReactNode } from 'react';
import { PageHeader } from '../../page-header.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import { ColumnsButton } from '../layout/columns-button.tsx';
import type { Layout } from '../layout/use-layout.ts';
import { useIsPhone } from '../phone/use-is-phone.ts';
import { ListSummary } from '../totals/list-summary.tsx';
import type { TotalsEndpoint } from '../totals/use-list-totals.ts';
import type { List } from '../use-list.ts';
import type { ListEndpoint, RowOf } from '../use-list-query.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import classes from './list-head.module.css';
import { ReloadButton } from './reload-button.tsx';

interface ListHeadProps<E extends ListEndpoint> {
  title: string;
  list: List<E>;
  layout: Layout<RowOf<E>>;
  totals: TotalsEndpoint | undefined;
  leftOut: string | undefined;
  /** Whether the list is a part of the screen of a record. */
  isPart: boolean;
  isForbidden: boolean;
  /** Further files than that of the list. */
  files: ReactNode;
  createButton: ReactNode;
  isExporting: boolean;
  /** Undefined if the list cannot be exported. */
  onExport: ((format: ExportFormat) => void) | undefined;
  onFailure: (failure: unknown) => void;
}

/** The title of a list, the number of rows, and the actions on the whole list. */
export function ListHead<E extends ListEndpoint>({ title, list, layout, ...props }: ListHeadProps<E>) {
  const { totals, leftOut, files, isPart, isForbidden, createButton, isExporting, onExport, onFailure } =
    props;
  const { data, isFetching, refetch } = list.query;
  const rows = isForbidden ? undefined : data?.pagination.totalItems;
  const isPhone = useIsPhone();
  return (
    <PageHeader
      title={title}
      isPart={isPart}
      aside={
        rows !== undefined && <ListSummary rows={rows} totals={totals} state={list.state} leftOut={leftOut} />
      }
    >
      <Group gap="xs" className={classes.actions}>
        {!isForbidden && !isPart && (
          <ViewsMenu declared={list.declared} state={list.state} onFailure={onFailure} />
        )}
        {!isForbidden && !isPart && !isPhone && <ColumnsButton layout={layout} />}
        {onExport && rows !== undefined && (
          <ExportMenu rows={rows} isRunning={isExporting} onExport={onExport} />
        )}
        {!isForbidden && files}
        <ReloadButton isLoading={isFetching} onReload={() => void refetch()} />
        {createButton}
      </Group>
    </PageHeader>
  );
}
