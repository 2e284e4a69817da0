import type { Translated } from '../../../shared/translated.ts';
import type { ElementType } from './elements.ts';

export const elementLabels: Record<ElementType, Translated> = {
  text: { pl: 'Tekst', en: 'Text' },
  image: { pl: 'Obraz', en: 'Image' },
  gallery: { pl: 'Galeria', en: 'Gallery' },
  attachments: { pl: 'Załączniki', en: 'Attachments' },
  table: { pl: 'Tabela', en: 'Table' },
  barChart: { pl: 'Wykres słupkowy', en: 'Bar chart' },
  pieChart: { pl: 'Wykres kołowy', en: 'Pie chart' },
  counter: { pl: 'Licznik', en: 'Counter' },
  timeline: { pl: 'Oś czasu', en: 'Timeline' },
  map: { pl: 'Mapa', en: 'Map' },
  youtube: { pl: 'Wideo', en: 'Video' },
};
