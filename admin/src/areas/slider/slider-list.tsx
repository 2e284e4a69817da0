import { Stack } from '@mantine/core';
import {
  type listSlides,
  moveSlide,
  sliderEndpoints,
} from '@share/contract/areas/slider/slider.endpoints.ts';
import type { SlideRow } from '@share/contract/areas/slider/slider.schemas.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { nameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { useShownTimeColumn } from '../../ui/record/shown-time/shown-time.ts';
import { useBulkActive } from '../../ui/record/use-bulk-active.tsx';
import { Thumbnail } from '../../ui/values/thumbnail.tsx';
import { NoSlideShown } from './no-slide-shown.tsx';
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
            value: ({ thumbUrl }) => <Thumbnail url={thumbUrl} />,
          },
          {
            name: 'position',
            header: t.position,
            kind: 'number',
            phone: 'detail',
            value: ({ position }) => position,
          },
          { name: 'active', header: t.active, kind: 'yesNo', phone: 'badge', value: ({ active }) => active },
          { ...shownTime, phone: 'detail' },
        ]}
        filters={{ name: t.name, active: t.active, gap }}
        reorder={{ endpoint: moveSlide, positionOf: ({ position }) => position }}
      />
    </Stack>
  );
}
