import { bothLanguages } from '../../../../../platform/texts.ts';

export const chartsTexts = bothLanguages({
  pl: {
    title: 'Tytuł wykresu',
    color: 'Kolor wykresu',
    colorHint: 'Kolor osi i nowych słupków',
    values: 'Wartości wykresu',
    add: 'Dodaj wartość',
    item: (number: number) => `Wartość ${number}`,
    label: 'Etykieta',
    value: 'Wartość',
    itemColor: 'Kolor',
    share: 'Udział',
    chart: 'Wykres',
    empty: 'Wykres pojawi się, gdy wpiszesz wartości.',
    noLabel: '(bez etykiety)',
  },
  en: {
    title: 'Chart title',
    color: 'Chart colour',
    colorHint: 'The colour of the axis and of new bars',
    values: 'Values of the chart',
    add: 'Add a value',
    item: (number: number) => `Value ${number}`,
    label: 'Label',
    value: 'Value',
    itemColor: 'Colour',
    share: 'Share',
    chart: 'Chart',
    empty: 'The chart appears once values are typed.',
    noLabel: '(no label)',
  },
});
