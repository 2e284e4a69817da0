import { bothLanguages } from '../../platform/texts.ts';

export const recordHeadTexts = bothLanguages({
  pl: {
    toList: (title: string) => `Lista: ${title}`,
    state: 'Stan',
    previous: 'Poprzedni na liście',
    next: 'Następny na liście',
    changed: (at: string) => `Ktoś zmienił te dane ${at}.`,
    changedBy: (who: string, at: string) => `${who} – ostatnia zmiana ${at}.`,
    show: 'Pokaż',
    keepsTyped: 'To, co wpisano, zostanie.',
  },
  en: {
    toList: (title: string) => `List: ${title}`,
    state: 'State',
    previous: 'Previous in the list',
    next: 'Next in the list',
    changed: (at: string) => `This was changed on ${at}.`,
    changedBy: (who: string, at: string) => `Changed by ${who} on ${at}.`,
    show: 'Show',
    keepsTyped: 'What you have typed stays.',
  },
});
