import { bothLanguages } from '../../platform/texts.ts';

export const assignTexts = bothLanguages({
  pl: {
    searchIn: (title: string) => `Szukaj: ${title}`,
    nothingFound: 'Nic nie pasuje do wyszukiwania.',
    select: (name: string) => `Zaznacz: ${name}`,
    selectAll: 'Zaznacz wszystkie pokazane',
    about: (name: string) => `Więcej o: ${name}`,
    add: (name: string) => `Dodaj: ${name}`,
    remove: (name: string) => `Odbierz: ${name}`,
    addSelected: (count: number) => `Dodaj zaznaczone (${count})`,
    removeSelected: (count: number) => `Odbierz zaznaczone (${count})`,
    adding: (name: string) => `Dodawanie: ${name}`,
    removing: (name: string) => `Odbieranie: ${name}`,
    cut: (shown: number) => `Pokazano pierwsze ${shown}. Wyszukaj, aby zobaczyć pozostałe.`,
    loadFailed: 'Nie udało się wczytać listy',
  },
  en: {
    searchIn: (title: string) => `Search: ${title}`,
    nothingFound: 'Nothing matches the search.',
    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all shown',
    about: (name: string) => `More about ${name}`,
    add: (name: string) => `Add ${name}`,
    remove: (name: string) => `Remove ${name}`,
    addSelected: (count: number) => `Add selected (${count})`,
    removeSelected: (count: number) => `Remove selected (${count})`,
    adding: (name: string) => `Adding ${name}`,
    removing: (name: string) => `Removing ${name}`,
    cut: (shown: number) => `The first ${shown} are shown. Search to see the others.`,
    loadFailed: 'The list could not be loaded',
  },
});
