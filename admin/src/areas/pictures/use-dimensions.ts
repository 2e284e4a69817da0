import type { LibraryPictureRow } from '@share/contract/areas/pictures/pictures.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { picturesTexts } from './pictures.texts.ts';

/** Returns the size of a picture in pixels as text, such as `1 600 × 900`; a dash where it is unknown. */
export function useDimensions() {
  const t = useTexts(picturesTexts);
  const { language } = useLanguage();
  const inWords = (pixels: number) => pixels.toLocaleString(language, { useGrouping: 'always' });
  return ({ width, height }: Pick<LibraryPictureRow, 'width' | 'height'>): string =>
    width === null || height === null ? '–' : t.pixels(inWords(width), inWords(height));
}
