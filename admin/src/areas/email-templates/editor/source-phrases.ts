import type { Language } from '@share/contract/shared/languages.ts';

/** The words of the source editor's own search and marks, by their English ones. */
export const sourcePhrases: Record<Language, Record<string, string>> = {
  pl: {
    Find: 'Szukaj',
    Replace: 'Zamień na',
    next: 'następne',
    previous: 'poprzednie',
    all: 'wszystkie',
    'match case': 'wielkość liter',
    regexp: 'wyrażenie regularne',
    'by word': 'całe słowa',
    replace: 'zamień',
    'replace all': 'zamień wszystkie',
    close: 'zamknij',
    'current match': 'bieżące trafienie',
    'on line': 'w wierszu',
    'replaced match on line $': 'zamieniono w wierszu $',
    'replaced $ matches': 'zamieniono: $',
    'Go to line': 'Przejdź do wiersza',
    go: 'przejdź',
    Diagnostics: 'Do poprawienia',
    'No diagnostics': 'Nic do poprawienia',
    'Control character': 'Znak sterujący',
  },
  en: {},
};
