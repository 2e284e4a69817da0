import { type listSlides, moveSlide } from '@share/contract/areas/slider/slider.endpoints.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { NameWithGaps, useMissingLanguageFilter } from '../../ui/list/missing-language.tsx';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { useShownTimeColumn } from '../../ui/record/shown-time.tsx';
import { Thumbnail } from '../../ui/values/thumbnail.tsx';
import { sliderTexts } from './slider.texts.ts';

export function SliderList({ area }: RecordListScreen<typeof listSlides>) {
  const t = useTexts(sliderTexts);
  const { language } = useLanguage();
  const shownTime = useShownTimeColumn('active');
  const missing = useMissingLanguageFilter();
  return (
    <RecordList
      area={area}
      texts={t}
      nameOf={({ name }) => textIn(language, name)}
      columns={[
        {
          name: 'name',
          header: t.name,
          value: ({ name, missing }) => <NameWithGaps name={textIn(language, name)} missing={missing} />,
        },
        { name: 'picture', header: t.picture, value: ({ thumbUrl }) => <Thumbnail url={thumbUrl} /> },
        { name: 'position', header: t.position, kind: 'number', value: ({ position }) => position },
        { name: 'active', header: t.active, kind: 'yesNo', value: ({ active }) => active },
        shownTime,
      ]}
      filters={{ name: t.name, active: t.active, missing }}
      reorder={{ endpoint: moveSlide, positionOf: ({ position }) => position }}
    />
  );
}
