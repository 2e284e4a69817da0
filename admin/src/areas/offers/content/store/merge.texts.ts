import { bothLanguages } from '../../../../platform/texts.ts';

export const mergeTexts = bothLanguages({
  pl: {
    title: 'tytuł',
    widths: 'szerokości',
    visibility: 'widoczność',
    content: 'treść',
    widthsInWords: (desktop: number, tablet: number, mobile: number) =>
      `komputer ${desktop}/12 · tablet ${tablet}/12 · telefon ${mobile}/12`,
    removed: (name: string) => `${name} (usunięcie)`,
    order: 'kolejność',
  },
  en: {
    title: 'title',
    widths: 'widths',
    visibility: 'visibility',
    content: 'content',
    widthsInWords: (desktop: number, tablet: number, mobile: number) =>
      `desktop ${desktop}/12 · tablet ${tablet}/12 · mobile ${mobile}/12`,
    removed: (name: string) => `${name} (deleted)`,
    order: 'order',
  },
});
