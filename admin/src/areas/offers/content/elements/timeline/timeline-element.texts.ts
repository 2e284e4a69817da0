import { bothLanguages } from '../../../../../platform/texts.ts';

export const timelineTexts = bothLanguages({
  pl: {
    stages: 'Etapy',
    add: 'Dodaj etap',
    stage: (number: number) => `Etap ${number}`,
    label: 'Nazwa etapu',
    date: 'Termin',
    dateHint: 'Słowami, na przykład „wiosna 2027”',
    isCurrent: 'Bieżący etap',
    isCurrentHint: 'Bieżący może być tylko jeden etap.',
    content: 'Opis',
    current: 'Obecnie',
    readMore: 'Czytaj więcej',
    readMoreOf: (label: string) => `Czytaj więcej: ${label}`,
  },
  en: {
    stages: 'Stages',
    add: 'Add a stage',
    stage: (number: number) => `Stage ${number}`,
    label: 'Name of the stage',
    date: 'Date',
    dateHint: 'In words, such as “spring 2027”',
    isCurrent: 'Current stage',
    isCurrentHint: 'Only one stage can be current.',
    content: 'Description',
    current: 'Now',
    readMore: 'Read more',
    readMoreOf: (label: string) => `Read more: ${label}`,
  },
});
