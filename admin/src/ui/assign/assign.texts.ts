import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages } from '../../platform/texts.ts';

export const assignTexts = bothLanguages({
  pl: {
    searchIn: (title: string) => `Szukaj: ${title}`,
    nothingFound: 'Nic nie pasuje do wyszukiwania.',
    select: (name: string) => `Zaznacz: ${name}`,
    selectAll: 'Zaznacz wszystkie pokazane',
    about: (name: string) => `Więcej o: ${name}`,
    add: (name: string) => `Dodaj: ${name}`,
    remove: {
      right: (name: string) => `Odbierz: ${name}`,
      person: (name: string) => `Usuń z roli: ${name}`,
    },
    addSelected: (count: number) => `Dodaj zaznaczone (${formatNumber(count, 'pl')})`,
    removeSelected: {
      right: (count: number) => `Odbierz zaznaczone (${formatNumber(count, 'pl')})`,
      person: (count: number) => `Usuń zaznaczone z roli (${formatNumber(count, 'pl')})`,
    },
    adding: (name: string) => `Dodawanie: ${name}`,
    removing: {
      right: (name: string) => `Odbieranie: ${name}`,
      person: (name: string) => `Usuwanie z roli: ${name}`,
    },
    cut: (shown: number) =>
      `Pokazano pierwsze ${formatNumber(shown, 'pl')}. Wyszukaj, aby zobaczyć pozostałe.`,
    loadFailed: 'Nie udało się wczytać listy',
  },
  en: {
    searchIn: (title: string) => `Search: ${title}`,
    nothingFound: 'Nothing matches the search.',
    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all shown',
    about: (name: string) => `More about ${name}`,
    add: (name: string) => `Add ${name}`,
    remove: {
      right: (name: string) => `Remove ${name}`,
      person: (name: string) => `Remove ${name} from the role`,
    },
    addSelected: (count: number) => `Add selected (${formatNumber(count, 'en')})`,
    removeSelected: {
      right: (count: number) => `Remove selected (${formatNumber(count, 'en')})`,
      person: (count: number) => `Remove selected from the role (${formatNumber(count, 'en')})`,
    },
    adding: (name: string) => `Adding ${name}`,
    removing: {
      right: (name: string) => `Removing ${name}`,
      person: (name: string) => `Removing ${name} from the role`,
    },
    cut: (shown: number) => `The first ${formatNumber(shown, 'en')} are shown. Search to see the others.`,
    loadFailed: 'The list could not be loaded',
  },
});
