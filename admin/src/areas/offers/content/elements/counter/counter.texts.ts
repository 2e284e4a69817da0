import { bothLanguages } from '../../../../../platform/texts.ts';

export const counterTexts = bothLanguages({
  pl: {
    duration: 'Czas animacji',
    seconds: ' s',
    items: 'Liczniki',
    add: 'Dodaj licznik',
    item: (number: number) => `Licznik ${number}`,
    label: 'Etykieta',
    from: 'Licz od',
    to: 'Licz do',
    color: 'Kolor',
    replay: 'Odtwórz ponownie',
  },
  en: {
    duration: 'Animation time',
    seconds: ' s',
    items: 'Counters',
    add: 'Add a counter',
    item: (number: number) => `Counter ${number}`,
    label: 'Label',
    from: 'Count from',
    to: 'Count to',
    color: 'Colour',
    replay: 'Play again',
  },
});
