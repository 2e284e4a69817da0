import { Alert } from '@mantine/core';
import { countSlides, sliderList } from '@share/contract/areas/slider/slider.endpoints.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { listKey } from '../../ui/list/use-list-query.ts';
import { sliderTexts } from './slider.texts.ts';

/** Says that visitors see no slide at all, although there are some. */
export function NoSlideShown() {
  const t = useTexts(sliderTexts);
  const { data } = useQuery({
    // Below the key of the list, which every change of a slide invalidates.
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
