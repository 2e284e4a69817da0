import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages } from '../../platform/texts.ts';

export const featuredPreviewTexts = bothLanguages({
  pl: {
    title: 'Podgląd ofert wyróżnionych',
    page: 'Oferty wyróżnione',
    reader: 'Odbiorca',
    readers: { visitor: 'Odwiedzający', investor: 'Inwestor' },
    holds: 'Ma już udziały w:',
    again: 'Losuj ponownie',
    all: 'Po zapisaniu widać wszystkie wybrane oferty.',
    leftOut: (count: number) =>
      `Pominięte: ${formatNumber(count, 'pl')}. Ukrytych ofert i tych, w które już zainwestowano, tu nie ma.`,
    nothing: 'To miejsce będzie puste.',
    states: { open: 'W sprzedaży', closed: 'Zamknięta', soldOut: 'Wyprzedana' },
  },
  en: {
    title: 'Preview of the featured offers',
    page: 'Featured offers',
    reader: 'Viewer',
    readers: { visitor: 'Visitor', investor: 'Investor' },
    holds: 'Already holds shares in:',
    again: 'Shuffle again',
    all: 'Once saved, all chosen offers are visible.',
    leftOut: (count: number) =>
      `Left out: ${formatNumber(count, 'en')}. Hidden offers, and those already invested in, are not here.`,
    nothing: 'This place will be empty.',
    states: { open: 'On sale', closed: 'Closed', soldOut: 'Sold out' },
  },
});
