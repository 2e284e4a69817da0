import { Alert } from '@mantine/core';
import { countSlides, sliderList } from '@share/contract/areas/slider/slider.endpoints.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { listKey } from '../../ui/list/use-list-query.ts';
import { sliderTexts } from './slider.texts.ts';

/** Warns that visitors see no slide at all although slides exist. */
export function NoSlideShown() {
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
