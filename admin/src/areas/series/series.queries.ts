import { getSeries, searchSeriesOptions } from '@share/contract/areas/series/series.endpoints.ts';
import { seriesList } from '@share/contract/areas/series/series.list.ts';
import type { SeriesView } from '@share/contract/areas/series/series.schemas.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { optionsKey } from '../../ui/fields/options-field.tsx';
import { recordQuery } from '../../ui/form/record-query.ts';
import { listKey } from '../../ui/list/use-list-query.ts';

export const seriesQuery = (id: number) => recordQuery(getSeries, { id: String(id) });

/** What a saved or deleted series makes stale: its lists, and the selects that offer it. */
export function seriesChanged(saved?: SeriesView): void {
  if (saved) queryClient.setQueryData(seriesQuery(saved.id).queryKey, saved);
  void queryClient.invalidateQueries({ queryKey: listKey(seriesList) });
  void queryClient.invalidateQueries({ queryKey: optionsKey(searchSeriesOptions) });
}
