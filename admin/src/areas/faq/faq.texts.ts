import { recordTexts, sentencesOf } from '../../ui/record/record-texts.ts';

export const faqTexts = recordTexts({
  pl: {
    title: 'Pytania (FAQ)',
    ...sentencesOf.pl({
      ending: 'e',
      singular: ['pytanie', 'pytanie', 'pytania'],
      plural: ['pytania', 'pytań'],
    }),

    question: 'Pytanie',
    answer: 'Odpowiedź',
    position: 'Pozycja',
    positionHint: '1 to początek listy. Pozostałe pytania się przesuną.',
    active: 'Aktywne',
    inactive: 'Nieaktywne',
    activeHint: 'Tylko aktywne pytania widać na stronie.',
    homepage: 'Strona główna',
    isFeatured: 'Wyróżnione',
    place: 'Miejsce na liście',
    wording: 'Treść',
    oneLanguage: 'Wystarczy jeden język: kto czyta w drugim, zobaczy ten sam tekst.',

    previewTitle: 'Podgląd pytania',
    nothingYet: 'Nie ma jeszcze nic do pokazania.',
  },
  en: {
    title: 'FAQ',
    ...sentencesOf.en('a', 'question', 'questions'),
    empty: 'No FAQ found.', // FAQ-05
    loadFailed: 'The FAQ could not be loaded',

    question: 'Question',
    answer: 'Answer',
    position: 'Position',
    positionHint: '1 is the top of the list. The other questions move.',
    active: 'Active',
    inactive: 'Inactive',
    activeHint: 'Only active questions are shown on the site.',
    homepage: 'Home page',
    isFeatured: 'Featured',
    place: 'Place in the list',
    wording: 'Wording',
    oneLanguage: 'One language is enough: readers of the other one see the same text.',

    previewTitle: 'Preview of the question',
    nothingYet: 'There is nothing to show yet.',
  },
});
