import { bothLanguages, counted } from '../../platform/texts.ts';
import { showing } from '../../ui/list/showing.texts.ts';

export const usersTexts = bothLanguages({
  pl: {
    title: 'Użytkownicy',
    staffTitle: 'Konta pracowników',
    empty: 'Nie znaleziono żadnych użytkowników.',
    show: showing.pl('użytkownika', 'użytkowników', 'użytkowników'),
    staffEmpty: 'Nie znaleziono żadnych kont pracowników.',
    add: 'Dodaj użytkownika',
    loadFailed: 'Nie udało się wczytać listy użytkowników',
    email: 'E-mail',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    createdAt: 'Utworzono',
    userType: 'Typ',
    userTypes: { investor: 'Inwestor', staff: 'Pracownik' },
    isAdmin: 'Administrator',
    isSuperAdmin: 'Superadministrator',
    search: 'Imię, nazwisko, e-mail lub telefon',
    searchNames: 'Imię, nazwisko lub e-mail',
    active: 'Aktywny',
    invited: 'Zaproszony, bez hasła',
    deleted: 'Usunięty',
    onlyAdmin: 'Tylko administratorzy',
    states: {
      invited: 'Zaproszono, bez hasła',
      active: 'Konto aktywne',
      inactive: 'Konto nieaktywne',
      deleted: 'Konto usunięte',
    },

    delete: 'Usuń użytkownika',
    deleteHint:
      'Konto zostanie zamknięte, a adres e-mail zwolniony. Zamówienia, inwestycje i transakcje pozostaną.',
    deleteTitle: (name: string) => `Usunąć konto: ${name}?`,
    deleteMessage:
      'Nie będzie można się zalogować: sesje, linki, role i uprawnienia tego konta przestaną działać. Zamówienia, inwestycje i transakcje pozostaną. Tej czynności nie można cofnąć.',
    openOrders: 'Otwarte zamówienia',
    openOrdersGoOn: (count: number) =>
      counted('pl', count, {
        one: 'zamówienie – nadal można je opłacić i zaakceptować',
        few: 'zamówienia – nadal można je opłacić i zaakceptować',
        many: 'zamówień – nadal można je opłacić i zaakceptować',
        other: 'zamówienia',
      }),
    noOpenOrders: 'Brak',
    openOrdersUnknown: 'Jeśli są, nadal można je opłacić i zaakceptować',

    toasts: {
      create: { done: 'Użytkownik dodany', failed: 'Nie udało się dodać użytkownika' },
      edit: { done: 'Użytkownik zapisany', failed: 'Nie udało się zapisać użytkownika' },
      delete: { done: 'Użytkownik usunięty', failed: 'Nie udało się usunąć użytkownika' },
      secondFactor: {
        done: 'Drugi składnik logowania usunięty',
        failed: 'Nie udało się usunąć drugiego składnika',
      },
      invite: { done: 'Link wysłany', failed: 'Nie udało się wysłać linku' },
      addRole: { done: 'Rola nadana', failed: 'Nie udało się nadać roli' },
      removeRole: { done: 'Rola odebrana', failed: 'Nie udało się odebrać roli' },
      addPermission: { done: 'Uprawnienie nadane', failed: 'Nie udało się nadać uprawnienia' },
      removePermission: { done: 'Uprawnienie odebrane', failed: 'Nie udało się odebrać uprawnienia' },
    },
  },
  en: {
    title: 'Users',
    staffTitle: 'Staff accounts',
    empty: 'No users found.',
    show: showing.en('user', 'users'),
    staffEmpty: 'No staff accounts found.',
    add: 'Add a user',
    loadFailed: 'The users could not be loaded',
    email: 'E-mail',
    firstName: 'First name',
    lastName: 'Last name',
    createdAt: 'Created',
    userType: 'Type',
    userTypes: { investor: 'Investor', staff: 'Staff' },
    isAdmin: 'Administrator',
    isSuperAdmin: 'Super administrator',
    search: 'Name, e-mail or phone',
    searchNames: 'Name or e-mail',
    active: 'Active',
    invited: 'Invited, no password yet',
    deleted: 'Deleted',
    onlyAdmin: 'Administrators only',
    states: {
      invited: 'Invited, no password yet',
      active: 'Account active',
      inactive: 'Account not active',
      deleted: 'Account deleted',
    },

    delete: 'Delete the user',
    deleteHint:
      'The account is closed and its e-mail address becomes free. Orders, investments and transactions stay.',
    deleteTitle: (name: string) => `Delete the account of ${name}?`,
    deleteMessage:
      'Nobody can sign in any more: sessions, links, roles and permissions of this account end. Orders, investments and transactions stay. This cannot be undone.',
    openOrders: 'Open orders',
    openOrdersGoOn: (count: number) =>
      counted('en', count, {
        one: 'order, which can still be paid and accepted',
        other: 'orders, which can still be paid and accepted',
      }),
    noOpenOrders: 'None',
    openOrdersUnknown: 'If there are any, they can still be paid and accepted',

    toasts: {
      create: { done: 'User added', failed: 'The user could not be added' },
      edit: { done: 'User saved', failed: 'The user could not be saved' },
      delete: { done: 'User deleted', failed: 'The user could not be deleted' },
      secondFactor: {
        done: 'The second factor is removed',
        failed: 'The second factor could not be removed',
      },
      invite: { done: 'Link sent', failed: 'The link could not be sent' },
      addRole: { done: 'Role assigned', failed: 'The role could not be assigned' },
      removeRole: { done: 'Role removed', failed: 'The role could not be removed' },
      addPermission: { done: 'Permission granted', failed: 'The permission could not be granted' },
      removePermission: { done: 'Permission removed', failed: 'The permission could not be removed' },
    },
  },
});
