import { bothLanguages } from '../../../platform/texts.ts';

export const rightsTexts = bothLanguages({
  pl: {
    noStaff:
      'Ta osoba nie jest administratorem: nie zaloguje się do panelu, więc uprawnienia nie mają dla niej znaczenia.',
    roles: {
      title: 'Role tej osoby',
      available: 'Dostępne role',
      assigned: 'Role użytkownika',
      noneAvailable: 'Nie znaleziono ról, które można nadać.',
      noneAssigned: 'Nie znaleziono żadnych ról tego użytkownika.',
    },
    permissions: {
      title: 'Uprawnienia nadane osobiście',
      available: 'Dostępne uprawnienia',
      assigned: 'Uprawnienia osobiste',
      noneAvailable: 'Nie znaleziono uprawnień, które można nadać.',
      noneAssigned: 'Nie znaleziono żadnych uprawnień osobistych.',
    },
    compare: { title: 'Porównanie z inną osobą', label: 'Osoba do porównania' },
    effective: {
      title: 'Co ta osoba może i dlaczego',
      hint: 'Wszystkie uprawnienia tej osoby: z ról, osobiste i superadministratora.',
      search: 'Szukaj uprawnienia',
      none: 'Ta osoba nie ma żadnych uprawnień.',
      noMatch: 'Nic nie pasuje do wyszukiwania.',
    },
  },
  en: {
    noStaff:
      'This person is no administrator and cannot sign in to the back office, so permissions have no effect.',
    roles: {
      title: 'Roles of the user',
      available: 'Available roles',
      assigned: "User's roles",
      noneAvailable: 'No roles found that could be given.',
      noneAssigned: 'No roles of this user found.',
    },
    permissions: {
      title: 'Permissions given personally',
      available: 'Available permissions',
      assigned: 'Personal permissions',
      noneAvailable: 'No permissions found that could be given.',
      noneAssigned: 'No personal permissions found.',
    },
    compare: { title: 'Compared with another person', label: 'Compare with' },
    effective: {
      title: 'What this person may do, and why',
      hint: 'Every permission of this person: of roles, personal, and of super administrators.',
      search: 'Search a permission',
      none: 'This person has no permissions.',
      noMatch: 'Nothing matches the search.',
    },
  },
});
