import {
  createSeries,
  deleteSeries,
  getSeries,
  listSeries,
  updateSeries,
} from '@share/contract/areas/series/series.endpoints.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { seriesPaths } from './series.paths.ts';
import { seriesChanged } from './series.queries.ts';
import { seriesTexts } from './series.texts.ts';

export function SeriesList() {
  const t = useTexts(seriesTexts);
  const { language } = useLanguage();
  return (
    <EntityList
      endpoint={listSeries}
      title={t.title}
      empty={t.empty}
      nameOf={(series) => series.name[language]}
      columns={[
        { name: 'name', header: t.name, value: (series) => series.name[language] },
        { name: 'limit', header: t.limit, kind: 'number', value: (series) => series.limit },
        {
          name: 'numberOfShares',
          header: t.numberOfShares,
          kind: 'number',
          value: (series) => series.numberOfShares,
        },
        {
          name: 'pricePerShare',
          header: t.pricePerShare,
          kind: 'money',
          value: (series) => series.pricePerShare,
        },
      ]}
      filters={{
        name: t.name,
        limit: t.limit,
        numberOfShares: t.numberOfShares,
        pricePerShare: t.pricePerShare,
      }}
      create={{ endpoint: createSeries, to: seriesPaths.create, label: t.add }}
      open={{ view: getSeries, edit: updateSeries, to: (series) => seriesPaths.edit(series.id) }}
      remove={{
        endpoint: deleteSeries,
        params: (series) => ({ id: String(series.id) }),
        announce: { key: 'series.delete', ...t.toasts.delete },
        onDeleted: seriesChanged,
      }}
    />
  );
}
