import { Alert, Stack } from '@mantine/core';
import {
  countSlides,
  type listSlides,
  moveSlide,
  sliderEndpoints,
  sliderList,
} from '@share/contract/areas/slider/slider.endpoints.ts';
import type { SlideRow } from '@share/contract/areas/slider/slider.schemas.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { nameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { listKey } from '../../ui/list/use-list-query.ts';
import { activeColumn } from '../../ui/record/active-column.tsx';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { useShownTimeColumn } from '../../ui/record/shown-time/shown-time-values.ts';
import { useBulkActive } from '../../ui/record/use-bulk-active.tsx';
import { Thumbnail } from '../../ui/values/thumbnail.tsx';
import { sliderTexts } from './slider.texts.ts';

export function SliderList({ area }: RecordListScreen<typeof listSlides>) {
  const t = useTexts(sliderTexts);
  const { language } = useLanguage();
  const shownTime = useShownTimeColumn('active');
  const gap = useGapFilter();
  const nameOf = ({ name }: SlideRow) => textIn(language, name);
  const bulk = useBulkActive({
    area,
    endpoints: sliderEndpoints,
    nameOf,
    form: () => import('./slide-form.tsx').then(({ slideForm }) => slideForm),
  });
  return (
    <Stack gap="md">
      <NoSlideShown />
      <RecordList
        area={area}
        texts={t}
        nameOf={nameOf}
        bulk={bulk}
        columns={[
          { name: 'name', header: t.name, ...nameWithGaps(nameOf) },
          {
            name: 'picture',
            header: t.picture,
            exported: [],
            phone: 'picture',
            value: ({ thumbUrl }) => <Thumbnail url={thumbUrl} />,
          },
          {
            name: 'position',
            header: t.position,
            kind: 'number',
            phone: 'figure',
            value: ({ position }) => position,
          },
          activeColumn(t),
          { ...shownTime, phone: 'detail' },
        ]}
        filters={{ name: t.name, active: t.active, gap }}
        reorder={{ endpoint: moveSlide, positionOf: ({ position }) => position }}
      />
    </Stack>
  );
}

/** Warns that visitors see no slide at all although slides exist. */
function NoSlideShown() {
  const t = useTexts(sliderTexts);
  const { data } = useQuery({
    // The key begins with that of the list, so every change of a slide invalidates it.
    queryKey: [...listKey(sliderList), 'count'],
    queryFn: ({ signal }) => call(countSlides, { signal }),
  });
  if (!data || data.all === 0 || data.shown > 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={t.noneShown} role="status">
      {t.noneShownHint}
    </Alert>
  );
}
