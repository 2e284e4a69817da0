import { recordTexts, sentencesOf } from '../../ui/record/record-texts.ts';

export const agreementsTexts = recordTexts({
  pl: {
    title: 'Zgody',
    ...sentencesOf.pl({ ending: 'a', singular: ['zgoda', 'zgodę', 'zgody'], plural: ['zgody', 'zgód'] }),
    lacksTypeOrTarget: 'Wybierz typ i przeznaczenie.',

    name: 'Nazwa',
    content: 'Treść',
    type: 'Typ',
    target: 'Przeznaczenie',
    active: 'Aktywna',
    inactive: 'Nieaktywna',
    required: 'Wymagana',
    requiredHint: 'Wymaganą zgodę trzeba zaakceptować wszędzie tam, gdzie się pojawia.',
    general: 'Zastosowanie',
    wording: 'Treść zgody',
  },
  en: {
    title: 'Agreements',
    ...sentencesOf.en('an', 'agreement', 'agreements'),
    lacksTypeOrTarget: 'Choose a type and a target.',

    name: 'Name',
    content: 'Content',
    type: 'Type',
    target: 'Target',
    active: 'Active',
    inactive: 'Inactive',
    required: 'Required',
    requiredHint: 'A required agreement must be accepted wherever it appears.',
    general: 'Use',
    wording: 'Wording',
  },
});
