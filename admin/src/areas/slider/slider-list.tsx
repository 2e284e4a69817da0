import { Stack } from '@mantine/core';
import {
  getSlide,
  type listSlides,
  moveSlide,
  updateSlide,
} from '@share/contract/areas/slider/slider.endpoints.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { gapBadge, NameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { useShownTimeColumn } from '../../ui/record/shown-time.ts';
import { useBulkActive } from '../../ui/record/use-bulk-active.tsx';
import { Thumbnail } from '../../ui/values/thumbnail.tsx';
import { NoSlideShown } from './no-slide-shown.tsx';
import { sliderTexts } from './slider.texts.ts';

export function SliderList({ area }: RecordListScreen<typeof listSlides>) {
  const t = useTexts(sliderTexts);
  const { language } = useLanguage();
  const shownTime = useShownTimeColumn('active');
  const gap = useGapFilter();
  const bulk = useBulkActive({
    area,
    nameOf: ({ name }) => textIn(language, name),
    save: async ({ id }, active) => {
      const params = { id: String(id) };
      const [stored, { slideForm }] = await Promise.all([
        call(getSlide, { params }),
        import('./slide-form.tsx'),
      ]);
      const body = slideForm.toInput({ ...slideForm.toFormValues(stored), active });
      return call(updateSlide, { params, body, ifMatch: stored.version });
    },
  });
  return (
    <Stack gap="md">
      <NoSlideShown />
      <RecordList
        area={area}
        texts={t}
        nameOf={({ name }) => textIn(language, name)}
        bulk={bulk}
        columns={[
          {
            name: 'name',
            header: t.name,
            phone: { title: ({ name }) => textIn(language, name), badge: gapBadge },
            value: ({ name, gaps }) => <NameWithGaps name={textIn(language, name)} gaps={gaps} />,
          },
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
