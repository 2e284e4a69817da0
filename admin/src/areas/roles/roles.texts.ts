import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { counted } from '../../platform/texts.ts';
import { recordTexts, sentencesOf } from '../../ui/record/record-texts.ts';

const usersPl = (count: number) =>
  counted('pl', count, {
    one: 'użytkownik',
    few: 'użytkowników',
    many: 'użytkowników',
    other: 'użytkowników',
  });
const usersEn = (count: number) => counted('en', count, { one: 'user has', other: 'users have' });

const permissionsPl = (count: number) =>
  counted('pl', count, { one: 'uprawnienie', few: 'uprawnienia', many: 'uprawnień', other: 'uprawnień' });
const peoplePl = (count: number) =>
  counted('pl', count, { one: 'osoba', few: 'osoby', many: 'osób', other: 'osób' });
const peopleEn = (count: number) => (count === 1 ? '1 person' : `${formatNumber(count, 'en')} people`);

const permissionsEn = (count: number) => counted('en', count, { one: 'permission', other: 'permissions' });

const sentencesPl = sentencesOf.pl({
  ending: 'a',
  singular: ['rola', 'rolę', 'roli'],
  plural: ['role', 'ról'],
});
const sentencesEn = sentencesOf.en('a', 'role', 'roles');

export const rolesTexts = recordTexts({
  pl: {
    title: 'Role',
    ...sentencesPl,

    id: 'Numer',
    name: 'Nazwa',
    description: 'Opis',
    numberOfUsers: 'Osoby',
    numberOfPermissions: 'Uprawnienia',
    people: peoplePl,
    data: 'Dane roli',
    role: (count: number) => (count === 1 ? 'Rola' : 'Role'),
    person: (count: number) => (count === 1 ? 'Osoba' : 'Osoby'),
    permission: (count: number) => (count === 1 ? 'Uprawnienie' : 'Uprawnienia'),
    view: 'Pokaż użytkownika',
    position: 'Stanowisko',
    viewRole: 'Pokaż rolę',
    inactive: 'Konto nieaktywne',

    users: {
      title: 'Użytkownicy roli',
      available: 'Wszyscy użytkownicy',
      assigned: 'Użytkownicy w roli',
      noneAvailable: 'Nie znaleziono nikogo, komu można nadać tę rolę.',
      noneAssigned: 'Nikt nie ma tej roli.',
    },
    permissions: {
      title: 'Uprawnienia roli',
      available: 'Wszystkie uprawnienia',
      assigned: 'Uprawnienia w roli',
      noneAvailable: 'Rola ma już wszystkie uprawnienia.',
      noneAssigned: 'Rola nie ma żadnych uprawnień.',
    },

    compare: { title: 'Porównanie z inną rolą', label: 'Rola do porównania' },
    effects: {
      user: { add: 'Z tą rolą ta osoba zyska', remove: 'Bez tej roli ta osoba straci' },
      permission: { add: 'To uprawnienie zyskają', remove: 'To uprawnienie stracą' },
      nothing: 'Nic się dla niej nie zmieni: te uprawnienia ma także z innego źródła.',
      nobody: 'Nikt: dla nikogo nic się nie zmieni.',
      question: {
        add: (count: number) =>
          count === 1 ? 'Dodać uprawnienie do roli?' : `Dodać ${permissionsPl(count)} do roli?`,
        remove: (count: number) =>
          count === 1 ? 'Odebrać uprawnienie tej roli?' : `Odebrać tej roli ${permissionsPl(count)}?`,
      },
      affected: { add: 'Zyskają', remove: 'Stracą' },
      furtherPeople: (count: number, isRest: boolean) =>
        isRest ? `i jeszcze ${peoplePl(count)}` : peoplePl(count),
      furtherRoles: (count: number) => `i jeszcze ${formatNumber(count, 'pl')}`,
      atOnce: 'Zmiana działa od razu, także na otwartych stronach.',
      confirm: { add: 'Dodaj', remove: 'Odbierz' },
      roleQuestion: {
        add: (roles: number) => (roles === 1 ? 'Nadać rolę?' : 'Nadać role?'),
        remove: (roles: number) => (roles === 1 ? 'Odebrać rolę?' : 'Odebrać role?'),
      },
      permissions: { add: 'Zyskane uprawnienia', remove: 'Tracone uprawnienia' },
      furtherPermissions: (count: number, isRest: boolean) =>
        isRest ? `i jeszcze ${permissionsPl(count)}` : permissionsPl(count),
      roleConfirm: { add: 'Nadaj', remove: 'Odbierz' },
    },

    duplicateTitle: 'Kopia roli',
    duplicate: 'Utwórz kopię roli',
    duplicateHint: 'Kopia ma ten sam opis i te same uprawnienia, a nikt jej jeszcze nie ma.',

    delete: 'Usuń rolę',
    deleteHint: 'Nikt nie ma tej roli. Usuniętej roli nie można przywrócić.',
    deleteTitle: (name: string) => `Usunąć rolę „${name}”?`,
    deleteMessage: 'Rola zniknie razem z przypisanymi jej uprawnieniami. Tej czynności nie można cofnąć.',
    toRole: 'Otwórz rolę',
    hasUsers: (count: number) => `Tę rolę ma ${usersPl(count)}. Usunąć można tylko rolę bez użytkowników.`,

    toasts: {
      ...sentencesPl.toasts,
      duplicate: { done: 'Kopia roli utworzona', failed: 'Nie udało się utworzyć kopii roli' },
      addUser: { done: 'Rola nadana', failed: 'Nie udało się nadać roli' },
      removeUser: { done: 'Rola odebrana', failed: 'Nie udało się odebrać roli' },
      addPermission: {
        done: 'Uprawnienia roli rozszerzone',
        failed: 'Nie udało się dodać uprawnienia do roli',
      },
      removePermission: {
        done: 'Uprawnienia roli ograniczone',
        failed: 'Nie udało się odebrać roli uprawnienia',
      },
    },
  },
  en: {
    title: 'Roles',
    ...sentencesEn,

    id: 'Number',
    name: 'Name',
    description: 'Description',
    numberOfUsers: 'People',
    numberOfPermissions: 'Permissions',
    people: peopleEn,
    data: 'Role data',
    role: (count: number) => (count === 1 ? 'Role' : 'Roles'),
    person: (count: number) => (count === 1 ? 'Person' : 'People'),
    permission: (count: number) => (count === 1 ? 'Permission' : 'Permissions'),
    view: 'View user',
    position: 'Position',
    viewRole: 'View role',
    inactive: 'Account not active',

    users: {
      title: 'Users of the role',
      available: 'All users',
      assigned: 'Users in the role',
      noneAvailable: 'Nobody was found to whom this role could be given.',
      noneAssigned: 'Nobody has this role.',
    },
    permissions: {
      title: 'Permissions of the role',
      available: 'All permissions',
      assigned: 'Permissions in the role',
      noneAvailable: 'The role has every permission already.',
      noneAssigned: 'The role has no permissions.',
    },

    compare: { title: 'Compared with another role', label: 'Compare with' },
    effects: {
      user: { add: 'With this role the person gains', remove: 'Without this role the person loses' },
      permission: { add: 'This permission is gained by', remove: 'This permission is lost by' },
      nothing: 'Nothing changes: these permissions are also held through something else.',
      nobody: 'Nobody: it changes nothing for anybody.',
      question: {
        add: (count: number) =>
          count === 1
            ? 'Add the permission to the role?'
            : `Add ${formatNumber(count, 'en')} permissions to the role?`,
        remove: (count: number) =>
          count === 1
            ? 'Remove the permission from the role?'
            : `Remove ${formatNumber(count, 'en')} permissions from the role?`,
      },
      affected: { add: 'Who gains something', remove: 'Who loses something' },
      furtherPeople: (count: number, isRest: boolean) =>
        isRest ? `and ${peopleEn(count)} more` : peopleEn(count),
      furtherRoles: (count: number) => `and ${formatNumber(count, 'en')} more`,
      atOnce: 'The change takes effect at once, on open pages too.',
      confirm: { add: 'Add', remove: 'Remove' },
      roleQuestion: {
        add: (roles: number) => (roles === 1 ? 'Assign the role?' : 'Assign the roles?'),
        remove: (roles: number) => (roles === 1 ? 'Remove the role?' : 'Remove the roles?'),
      },
      permissions: { add: 'Permissions gained', remove: 'Permissions lost' },
      furtherPermissions: (count: number, isRest: boolean) =>
        isRest ? `and ${formatNumber(count, 'en')} more` : permissionsEn(count),
      roleConfirm: { add: 'Assign', remove: 'Remove' },
    },

    duplicateTitle: 'Copy of the role',
    duplicate: 'Duplicate the role',
    duplicateHint: 'The copy has the same description and permissions, and nobody has it yet.',

    delete: 'Delete the role',
    deleteHint: 'Nobody has this role. A deleted role cannot be restored.',
    deleteTitle: (name: string) => `Delete the role “${name}”?`,
    deleteMessage: 'The role will be gone together with the permissions in it. This cannot be undone.',
    toRole: 'Open the role',
    hasUsers: (count: number) => `${usersEn(count)} this role. Only a role without users can be deleted.`,

    toasts: {
      ...sentencesEn.toasts,
      duplicate: { done: 'Role duplicated', failed: 'The role could not be duplicated' },
      addUser: { done: 'Role assigned', failed: 'The role could not be assigned' },
      removeUser: { done: 'Role removed', failed: 'The role could not be removed' },
      addPermission: { done: 'Permission added to the role', failed: 'The permission could not be added' },
      removePermission: {
        done: 'Permission removed from the role',
        failed: 'The permission could not be removed',
      },
    },
  },
});
