import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/pl';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { fieldTexts } from '../fields.texts.ts';

/**
 * The props of every calendar: the language of days and months, and names for the arrows. Weekends are not red, because red
 * means an error here. Days of neighbouring months are not grey, because grey has too little contrast.
 */
export function useCalendar() {
  const { language } = useLanguage();
  const { calendar } = useTexts(fieldTexts);
  return { locale: language, ariaLabels: calendar, weekendDays: [], hideOutsideDates: true };
}
