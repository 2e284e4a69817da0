import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { NOTHING } from '../../ui/values/values.tsx';
import { usePlaceNames } from '../countries/countries.shared.tsx';
import { investorTexts } from '../links/investor.texts.ts';
import { linksTexts } from '../links/links.texts.ts';
import type { Words } from './entry-in-words.ts';
import { timelineTexts } from './timeline.texts.ts';

/** The `Words` of a timeline in the current language. */
export function useWords(): Words {
  const { language } = useLanguage();
  const { nameOfPlace } = usePlaceNames();
  return {
    language,
    nothing: NOTHING,
    nameOfPlace,
    timeline: useTexts(timelineTexts),
    investor: useTexts(investorTexts),
    records: useTexts(linksTexts),
  };
}
