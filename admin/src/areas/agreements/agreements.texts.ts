import { showing } from '../../ui/list/showing.texts.ts';
import { recordTexts, recordToasts } from '../../ui/record/record-texts.ts';

export const agreementsTexts = recordTexts({
  pl: {
    title: 'Zgody',
    empty: 'Nie znaleziono żadnych zgód.',
    show: showing.pl('zgodę', 'zgody', 'zgód'),
    add: 'Dodaj zgodę',
    createTitle: 'Nowa zgoda',
    editTitle: 'Zgoda',
    loadFailed: 'Nie udało się wczytać listy zgód',
    lacksTypeOrTarget: 'Wybierz typ i przeznaczenie.',

    name: 'Nazwa',
    content: 'Treść',
    type: 'Typ',
    target: 'Przeznaczenie',
    active: 'Aktywna',
    required: 'Wymagana',
    requiredHint: 'Wymaganą zgodę trzeba zaakceptować wszędzie tam, gdzie się pojawia.',
    general: 'Zastosowanie',
    wording: 'Treść zgody',

    toasts: recordToasts.pl('Zgoda', 'a', 'zgody'),
  },
  en: {
    title: 'Agreements',
    empty: 'No agreements found.',
    show: showing.en('agreement', 'agreements'),
    add: 'Add an agreement',
    createTitle: 'New agreement',
    editTitle: 'Agreement',
    loadFailed: 'The agreements could not be loaded',
    lacksTypeOrTarget: 'Choose a type and a target.',

    name: 'Name',
    content: 'Content',
    type: 'Type',
    target: 'Target',
    active: 'Active',
    required: 'Required',
    requiredHint: 'A required agreement must be accepted wherever it appears.',
    general: 'Use',
    wording: 'Wording',

    toasts: recordToasts.en('agreement'),
  },
});
