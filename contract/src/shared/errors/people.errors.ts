import type { ErrorDeclaration } from './error-declaration.ts';

/** Users, roles and permissions. */
export const peopleErrors = {
  FIRST_NAME_IS_EMPTY: { pl: 'Podaj imię.', en: 'Enter the first name.', status: 'invalid' },
  LAST_NAME_IS_EMPTY: { pl: 'Podaj nazwisko.', en: 'Enter the last name.', status: 'invalid' },
  USER_NOT_EXISTS: { pl: 'Użytkownik nie istnieje.', en: 'The user does not exist.', status: 'missing' },
  USER_ALREADY_DELETED: {
    pl: 'Użytkownik został już usunięty.',
    en: 'The user has already been deleted.',
    status: 409,
  },
  USER_IS_DELETED: { pl: 'Użytkownik jest usunięty.', en: 'The user is deleted.', status: 409 },
  USER_IS_ERASED: {
    pl: 'Dane tej osoby są już usunięte na trwałe.',
    en: 'The data of this person have already been erased.',
    status: 409,
  },
  USER_HOLDS_RIGHTS: {
    pl: 'To konto pracownika z uprawnieniami. Najpierw usuń konto.',
    en: 'This is a staff account with permissions. Delete the account first.',
    status: 409,
  },
  USER_CREATED_BY_YOURSELF: {
    pl: 'To konto założono z Twojego konta, więc dane tej osoby musi usunąć ktoś inny.',
    en: 'This account was created by you, so somebody else has to erase the data of this person.',
    status: 409,
  },
  USER_HAS_SHARES: {
    pl: 'Ta osoba ma udziały.',
    en: 'This person holds shares.',
    status: 409,
  },
  USER_HAS_OPEN_ORDERS: {
    pl: 'Ta osoba ma otwarte zamówienia lub wypłaty w toku.',
    en: 'This person has open orders or payouts in progress.',
    status: 409,
  },
  REFUND_IS_DUE: {
    pl: 'Tej osobie należy się zwrot pieniędzy.',
    en: 'Money is to be returned to this person.',
    status: 409,
  },
  RETENTION_NOT_OVER: {
    pl: 'Przepisy nakazują jeszcze przechowywać dane tej osoby.',
    en: 'The law still requires the data of this person to be stored.',
    status: 409,
  },
  ERASURE_NOT_CONFIRMED: {
    pl: 'Wpisz dokładnie adres e-mail tej osoby.',
    en: 'Type the e-mail of this person exactly.',
    status: 'invalid',
  },
  USER_IS_NOT_ACTIVE: {
    pl: 'To konto jest nieaktywne.',
    en: 'This account is not active.',
    status: 409,
  },
  USER_HAS_PASSWORD: {
    pl: 'Ta osoba ustawiła już hasło. Nowe ustawi przez „Nie pamiętasz hasła?”.',
    en: 'This person has already set a password, and can set a new one through “Forgot password?”.',
    status: 409,
  },
  OWN_RIGHTS: {
    pl: 'Własne role i uprawnienia zmienia tylko superadministrator. Poproś o to inną osobę.',
    en: 'Only super administrators change their own roles and permissions. Ask somebody else.',
    status: 403,
  },
  USER_IS_YOURSELF: {
    pl: 'Nie można usunąć ani wyłączyć własnego konta, ani odebrać sobie roli administratora.',
    en: 'You cannot delete or deactivate your own account, or stop being an administrator.',
    status: 409,
  },
  LAST_SUPER_ADMIN: {
    pl: 'To ostatni aktywny superadministrator. Bez niego nikt nie mógłby nadawać uprawnień.',
    en: 'This is the last active super administrator. Without one, nobody could give permissions.',
    status: 409,
  },
  USER_IS_SUPER_ADMIN: {
    pl: 'Konto superadministratora może zmienić tylko superadministrator.',
    en: 'Only a super administrator may change the account of a super administrator.',
    status: 403,
  },
  USER_IS_STRONGER: {
    pl: 'Ta osoba ma uprawnienia, których Ty nie masz, więc nie możesz zmienić jej konta.',
    en: 'This person holds permissions that you do not hold, so you may not change the account.',
    status: 403,
  },
  PERMISSION_NOT_HELD: {
    pl: 'Można nadawać i odbierać tylko uprawnienia, które ma się samemu.',
    en: 'You can only grant or remove permissions that you hold yourself.',
    status: 403,
  },
  EMAIL_TAKEN: { pl: 'Ten adres e-mail jest zajęty.', en: 'This e-mail is taken.', status: 'invalid' },
  EMAIL_EXISTS: {
    pl: 'Ten adres e-mail jest już zajęty.',
    en: 'This e-mail already exists.',
    status: 'invalid',
  },
  NOT_UNIQUE_USER: {
    pl: 'Ten adres e-mail jest już używany.',
    en: 'This e-mail is already used.',
    status: 'invalid',
  },
  'USER:NOT_UNIQUE_USER': {
    pl: 'Ten adres e-mail jest już używany.',
    en: 'This e-mail is already used.',
    status: 'invalid',
  },
  APIKEY_TAKEN: { pl: 'Ten klucz API jest zajęty.', en: 'This API key is taken.', status: 'invalid' },
  NOT_UNIQUE_IDENTIFIER: {
    pl: 'Identyfikator nie jest unikalny.',
    en: 'The identifier is not unique.',
    status: 'invalid',
  },
  COUNTRY_NOT_FOUND: { pl: 'Nie ma takiego kraju.', en: 'The country was not found.', status: 'invalid' },
  STATE_NOT_FOUND: {
    pl: 'Nie ma takiego regionu w tym kraju.',
    en: 'The country has no such state.',
    status: 'invalid',
  },
  PHONE_NUMBER_INVALID: {
    pl: 'Numer telefonu ma od 5 do 15 cyfr; zagraniczny zaczyna się od +, np. +1 212 555 0100.',
    en: 'A phone number has 5 to 15 digits; a foreign one begins with +, as in +1 212 555 0100.',
    status: 'invalid',
  },
  POSTAL_CODE_INVALID: {
    pl: 'Ten kod nie pasuje do kraju.',
    en: "This postal code doesn't match the country.",
    status: 'invalid',
  },
  BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG: {
    pl: 'Numer rachunku jest nieprawidłowy.',
    en: 'The bank account number is wrong.',
    status: 'invalid',
  },
  ROLE_NOT_EXISTS: { pl: 'Rola nie istnieje.', en: 'The role does not exist.', status: 'missing' },
  ROLE_IS_IN_USE: {
    pl: 'Rola jest używana: mają ją użytkownicy.',
    en: 'The role is in use: users have it.',
    status: 409,
  },
  PERMISSION_NOT_EXISTS: {
    pl: 'Uprawnienie nie istnieje.',
    en: 'The permission does not exist.',
    status: 'missing',
  },
  PERMISSION_IS_IN_USE: {
    pl: 'Uprawnienie jest używane: jest wbudowane, należy do roli albo ktoś ma je osobiście.',
    en: 'The permission is in use: it is built in, in a role, or held personally.',
    status: 409,
  },
  PERMISSION_NAME_IS_RESERVED: {
    pl: 'Nazwy zaczynające się od „admin:” należą do wbudowanych uprawnień.',
    en: 'Names that begin with “admin:” belong to the built-in permissions.',
    status: 'invalid',
  },
  'PERMISSION:NOT_UNIQUE_NAME': {
    pl: 'Uprawnienie o tej nazwie już istnieje.',
    en: 'A permission of this name already exists.',
    status: 'invalid',
  },
} as const satisfies Record<string, ErrorDeclaration>;
