import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/pl';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { fieldTexts } from './fields.texts.ts';

/**
 * What every calendar is given: the language of its days and months, and names for its arrows. Days off are not red, which
 * means errors here, and neighbouring months not grey, which few can read.
 */
export function useCalendar() {
  const { language } = useLanguage();
  const { calendar } = useTexts(fieldTexts);
  return { locale: language, ariaLabels: calendar, weekendDays: [], hideOutsideDates: true };
}
