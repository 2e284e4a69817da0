import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { NOTHING } from '../../ui/values/values.tsx';
import { usePlaceNames } from '../countries/countries.shared.tsx';
import { investorTexts, ordersTexts } from '../orders/orders.shared.tsx';
import { transactionsTexts } from '../transactions/transactions.shared.tsx';
import type { Words } from './entry-in-words.ts';
import { timelineTexts } from './timeline.texts.ts';

/** What a timeline is told in. */
export function useWords(): Words {
  const { language } = useLanguage();
  const { nameOfPlace } = usePlaceNames();
  return {
    language,
    nothing: NOTHING,
    nameOfPlace,
    timeline: useTexts(timelineTexts),
    orders: useTexts(ordersTexts),
    investor: useTexts(investorTexts),
    transactions: useTexts(transactionsTexts),
  };
}
