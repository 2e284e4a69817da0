import { choosePictures } from '@share/contract/areas/pictures/pictures.endpoints.ts';
import { fileNameIn } from '@share/contract/shared/files.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { defaultListState, LARGEST_PAGE_SIZE } from '@share/contract/shared/lists/list.ts';
import { type Translated, withFallback } from '@share/contract/shared/translated.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../platform/api/api-client.ts';
import { useCan } from '../../../../platform/permissions.tsx';

/**
 * The description of a picture for a preview: that of the record, else that of the library, else nothing. Users who may not
 * choose pictures do not see the library's description.
 */
export function useShownAlt(url: string | null, own: Translated, language: Language): string {
  const mine = withFallback(own)[language];
  const mayChoose = useCan(choosePictures);
  const name = url === null ? '' : fileNameIn(url);
  const { data } = useQuery({
    queryKey: ['library-alt', url],
    queryFn: ({ signal }) => {
      const state = defaultListState(choosePictures.list);
      return call(choosePictures, {
        list: { ...state, filters: { name }, pageSize: LARGEST_PAGE_SIZE },
        signal,
      });
    },
    enabled: url !== null && mine === '' && mayChoose,
    staleTime: 0,
  });
  const picture = data?.items.find(({ imageUrl }) => imageUrl === url);
  return mine || (picture ? withFallback(picture.alt)[language] : '');
}
