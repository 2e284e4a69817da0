import { createSeries, getSeries, listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useCreateForm } from '../../ui/form/use-create-form.ts';
import { seriesPaths } from './series.paths.ts';
import { seriesChanged } from './series.queries.ts';
import { seriesTexts } from './series.texts.ts';
import { SeriesForm } from './series-form.tsx';
import { newSeries, toInput } from './series-form-values.ts';

export function SeriesCreate() {
  const t = useTexts(seriesTexts);
  const form = useCreateForm({
    endpoint: createSeries,
    values: newSeries(),
    toInput,
    announce: { key: 'series.create', ...t.toasts.create },
    onSaved: seriesChanged,
    back: useListOrHome(listSeries, seriesPaths.list),
    created: { view: getSeries, to: (series) => seriesPaths.edit(series.id) },
  });
  return (
    <FormFrame form={form} title={t.createTitle}>
      <SeriesForm control={form.control} />
    </FormFrame>
  );
}
