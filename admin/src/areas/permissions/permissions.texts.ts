import { recordTexts, sentencesOf } from '../../ui/record/record-texts.ts';

export const permissionsTexts = recordTexts({
  pl: {
    title: 'Uprawnienia',
    ...sentencesOf.pl({
      ending: 'e',
      singular: ['uprawnienie', 'uprawnienie', 'uprawnienia'],
      plural: ['uprawnienia', 'uprawnień'],
    }),

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
    sources: { superAdmin: 'Superadministrator', role: 'Rola', personal: 'Osobiste' },
    through: 'Skąd',
    throughRole: 'Rola:',
    more: 'Pokaż uprawnienie',
    comparison: {
      choose: 'Wybierz…',
      only: (name: string) => `Tylko ${name}`,
      both: 'Wspólne',
      nothing: 'Żadnych uprawnień.',
    },
  },
  en: {
    title: 'Permissions',
    ...sentencesOf.en('a', 'permission', 'permissions'),

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
    sources: { superAdmin: 'Super administrator', role: 'Role', personal: 'Personal' },
    through: 'Source',
    throughRole: 'Role:',
    more: 'Show the permission',
    comparison: {
      choose: 'Choose…',
      only: (name: string) => `Only ${name}`,
      both: 'In both',
      nothing: 'No permissions.',
    },
  },
});
