import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages } from '../../platform/texts.ts';

export const languagesTexts = bothLanguages({
  pl: {
    title: 'Języki',
    hint: 'Treści, którym brakuje tekstu w jednym z języków albo w których jest on starszy niż w drugim.',
    content: 'Treści',
    records: 'Razem',
    complete: 'Wszystkie treści mają aktualne teksty w obu językach.',
    loadFailed: 'Nie udało się wczytać zestawienia',
    show: (kind: string, gap: string, count: number) => `${kind}, ${gap}: ${formatNumber(count, 'pl')}`,
  },
  en: {
    title: 'Languages',
    hint: 'Content that lacks a text in one of the languages, or whose text in one is older than in the other.',
    content: 'Content',
    records: 'Total',
    complete: 'All content has up-to-date texts in both languages.',
    loadFailed: 'The overview could not be loaded',
    show: (kind: string, gap: string, count: number) => `${kind}, ${gap}: ${formatNumber(count, 'en')}`,
  },
});
