import { showing } from '../../ui/list/showing.texts.ts';
import { recordTexts, recordToasts } from '../../ui/record/record-texts.ts';

export const permissionsTexts = recordTexts({
  pl: {
    title: 'Uprawnienia',
    empty: 'Nie znaleziono żadnych uprawnień.',
    show: showing.pl('uprawnienie', 'uprawnienia', 'uprawnień'),
    add: 'Dodaj uprawnienie',
    createTitle: 'Nowe uprawnienie',
    editTitle: 'Uprawnienie',
    loadFailed: 'Nie udało się wczytać listy uprawnień',

    name: 'Nazwa',
    description: 'Opis',
    area: 'Obszar',
    kind: 'Rodzaj',
    builtIn: 'Wbudowane',
    noEffect: 'Bez działania tutaj',
    nameHint: 'Nazwy zaczynające się od „admin:” są zastrzeżone dla uprawnień wbudowanych.',
    nameIsUsed: 'Ktoś ma to uprawnienie, więc nazwę może zmienić tylko superadministrator.',
    isBuiltIn: 'To uprawnienie sprawdza sam program: nie można go zmienić ani usunąć.',
    isOwn:
      'Ten program nie sprawdza tego uprawnienia: niczego w nim nie otwiera ani nie zamyka. Można je nadawać, a odczytać może je inne oprogramowanie.',

    holders: 'Kto je ma',
    person: 'Osoba',
    noHolders: 'Nikt nie ma tego uprawnienia.',
    sources: { superAdmin: 'Superadministrator', personal: 'Osobiste' },
    through: 'Skąd',
    throughRole: 'Rola:',
    more: 'Pokaż uprawnienie',
    comparison: {
      choose: 'Wybierz…',
      nothingFound: 'Nie znaleziono.',
      only: (name: string) => `Tylko ${name}`,
      both: 'Wspólne',
      nothing: 'Żadnych uprawnień.',
    },

    toasts: recordToasts.pl('Uprawnienie', 'e', 'uprawnienia'),
  },
  en: {
    title: 'Permissions',
    empty: 'No permissions found.',
    show: showing.en('permission', 'permissions'),
    add: 'Add a permission',
    createTitle: 'New permission',
    editTitle: 'Permission',
    loadFailed: 'The permissions could not be loaded',

    name: 'Name',
    description: 'Description',
    area: 'Area',
    kind: 'Kind',
    builtIn: 'Built in',
    noEffect: 'No effect here',
    nameHint: 'Names that begin with “admin:” are reserved for built-in permissions.',
    nameIsUsed: 'Somebody has this permission, so only a super administrator may change its name.',
    isBuiltIn: 'The software itself checks this permission: it can be neither changed nor deleted.',
    isOwn:
      'This software does not check this permission: it opens and closes nothing here. It can be given, and other software may read it.',

    holders: 'Who holds it',
    person: 'Person',
    noHolders: 'Nobody holds this permission.',
    sources: { superAdmin: 'Super administrator', personal: 'Personal' },
    through: 'Source',
    throughRole: 'Role:',
    more: 'Show the permission',
    comparison: {
      choose: 'Choose…',
      nothingFound: 'Nothing found.',
      only: (name: string) => `Only ${name}`,
      both: 'In both',
      nothing: 'No permissions.',
    },

    toasts: recordToasts.en('permission'),
  },
});
