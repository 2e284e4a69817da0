import { listSeries, updateSeries } from '@share/contract/areas/series/series.endpoints.ts';
import type { SeriesView } from '@share/contract/areas/series/series.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { useIdParam } from '../../ui/use-id-param.ts';
import { seriesPaths } from './series.paths.ts';
import { seriesChanged, seriesQuery } from './series.queries.ts';
import { seriesTexts } from './series.texts.ts';
import { SeriesForm } from './series-form.tsx';
import { toFormValues, toInput } from './series-form-values.ts';

export function SeriesEdit() {
  const id = useIdParam();
  const t = useTexts(seriesTexts);
  const back = useListOrHome(listSeries, seriesPaths.list);
  return (
    <RecordScreen key={id} query={seriesQuery(id)} title={t.editTitle} back={back}>
      {(series) => <EditForm series={series} />}
    </RecordScreen>
  );
}

function EditForm({ series }: { series: SeriesView }) {
  const t = useTexts(seriesTexts);
  const { language } = useLanguage();
  const form = useEditForm({
    endpoint: updateSeries,
    params: { id: String(series.id) },
    record: series,
    query: seriesQuery(series.id),
    toFormValues,
    toInput,
    announce: { key: 'series.edit', ...t.toasts.edit },
    onSaved: seriesChanged,
    back: useListOrHome(listSeries, seriesPaths.list),
  });
  return (
    <FormFrame form={form} title={series.name[language]}>
      <SeriesForm control={form.control} series={series} />
    </FormFrame>
  );
}
