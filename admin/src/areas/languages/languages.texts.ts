import { bothLanguages } from '../../platform/texts.ts';

export const languagesTexts = bothLanguages({
  pl: {
    title: 'Języki',
    hint: 'Ile treści nie ma tekstu w jednym z języków albo ma tekst starszy niż w drugim: tamten zmieniono później.',
    content: 'Treści',
    records: 'Razem',
    complete: 'Wszystkie treści mają aktualne teksty w obu językach.',
    loadFailed: 'Nie udało się wczytać zestawienia',
    kinds: {
      offer: 'Oferty',
      series: 'Serie udziałów',
      agreement: 'Zgody',
      faq: 'Pytania (FAQ)',
      page: 'Strony',
      slide: 'Slider',
      featuredOffer: 'Oferty wyróżnione',
      staticContent: 'Treści stałe',
      emailTemplate: 'Szablony e-mail',
    },
    show: (kind: string, gap: string, count: number) => `${kind}, ${gap}: ${count}`,
  },
  en: {
    title: 'Languages',
    hint: 'How much content lacks a text in one language, or has one that is older than in the other: that one was changed later.',
    content: 'Content',
    records: 'Total',
    complete: 'All content has up-to-date texts in both languages.',
    loadFailed: 'The overview could not be loaded',
    kinds: {
      offer: 'Offers',
      series: 'Share series',
      agreement: 'Agreements',
      faq: 'FAQ',
      page: 'Pages',
      slide: 'Slider',
      featuredOffer: 'Featured offers',
      staticContent: 'Static content',
      emailTemplate: 'E-mail templates',
    },
    show: (kind: string, gap: string, count: number) => `${kind}, ${gap}: ${count}`,
  },
});
