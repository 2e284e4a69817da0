import { showing } from '../../ui/list/showing.texts.ts';
import { recordTexts, recordToasts } from '../../ui/record/record-texts.ts';

export const faqTexts = recordTexts({
  pl: {
    title: 'Pytania (FAQ)',
    empty: 'Nie znaleziono żadnych pytań.',
    show: showing.pl('pytanie', 'pytania', 'pytań'),
    add: 'Dodaj pytanie',
    createTitle: 'Nowe pytanie',
    editTitle: 'Pytanie',
    loadFailed: 'Nie udało się wczytać listy pytań',

    question: 'Pytanie',
    answer: 'Odpowiedź',
    position: 'Pozycja',
    positionHint: '1 to początek listy. Pozostałe pytania się przesuną.',
    active: 'Aktywne',
    activeHint: 'Tylko aktywne pytania widać na stronie.',
    homepage: 'Strona główna',
    isFeatured: 'Wyróżnione',
    place: 'Miejsce na liście',
    wording: 'Treść',
    oneLanguage: 'Wystarczy jeden język: kto czyta w drugim, zobaczy ten sam tekst.',

    previewTitle: 'Podgląd pytania',
    nothingYet: 'Nie ma jeszcze nic do pokazania.',
    toasts: recordToasts.pl('Pytanie', 'e', 'pytania'),
  },
  en: {
    title: 'FAQ',
    empty: 'No FAQ found.',
    show: showing.en('question', 'questions'),
    add: 'Add a question',
    createTitle: 'New question',
    editTitle: 'Question',
    loadFailed: 'The FAQ could not be loaded',

    question: 'Question',
    answer: 'Answer',
    position: 'Position',
    positionHint: '1 is the top of the list. The other questions move.',
    active: 'Active',
    activeHint: 'Only active questions are shown on the site.',
    homepage: 'Homepage',
    isFeatured: 'Featured',
    place: 'Place in the list',
    wording: 'Wording',
    oneLanguage: 'One language is enough: readers of the other one see the same text.',

    previewTitle: 'Preview of the question',
    nothingYet: 'There is nothing to show yet.',
    toasts: recordToasts.en('question'),
  },
});
