import type { ErrorDeclaration } from './error-declaration.ts';

/** Signing in, users, roles and permissions. */
export const accountsErrors = {
  EMAIL_EMPTY: { pl: 'Podaj adres e-mail.', en: 'Enter the e-mail address.', status: 'invalid' },
  PASSWORD_EMPTY: { pl: 'Podaj hasło.', en: 'Enter the password.', status: 'invalid' },
  PASSWORD_NOT_SAME: {
    pl: 'Hasła nie są takie same.',
    en: 'The passwords are not the same.',
    status: 'invalid',
  },
  PASSWORD_TOO_WEAK: {
    pl: 'Hasło musi mieć co najmniej 8 znaków, w tym wielką literę i cyfrę.',
    en: 'The password needs at least 8 characters with at least one capital letter and one digit.',
    status: 'invalid',
  },
  PASSWORD_TOO_LONG: { pl: 'Hasło jest za długie.', en: 'The password is too long.', status: 'invalid' },
  CURRENT_PASSWORD_EMPTY: { pl: 'Podaj obecne hasło.', en: 'Enter the current password.', status: 'invalid' },
  CURRENT_PASSWORD_WRONG: {
    pl: 'Obecne hasło jest nieprawidłowe.',
    en: 'The current password is not right.',
    status: 'invalid',
  },
  NEW_PASSWORD_EMPTY: { pl: 'Podaj nowe hasło.', en: 'Enter the new password.', status: 'invalid' },
  EMAIL_INVALID_FORMAT: {
    pl: 'Nieprawidłowy format adresu e-mail.',
    en: 'The e-mail address is not valid.',
    status: 'invalid',
  },
  FIRST_NAME_IS_EMPTY: { pl: 'Podaj imię.', en: 'Enter the first name.', status: 'invalid' },
  LAST_NAME_IS_EMPTY: { pl: 'Podaj nazwisko.', en: 'Enter the last name.', status: 'invalid' },
  INVALID_GRANT: {
    pl: 'Adres e-mail lub hasło są nieprawidłowe.',
    en: 'The e-mail or the password is not valid.',
    status: 400,
  },
  SECOND_FACTOR_REQUIRED: {
    pl: 'Podaj jeszcze drugi składnik: klucz dostępu, kod z aplikacji lub kod zapasowy.',
    en: 'A second factor is needed as well: a passkey, a code from your app or a recovery code.',
    status: 401,
  },
  HALF_SESSION_ENDED: {
    pl: 'Minął czas na drugi krok. Zaloguj się ponownie hasłem.',
    en: 'The time for the second step is over. Sign in with your password again.',
    status: 401,
  },
  CODE_EMPTY: { pl: 'Podaj kod.', en: 'Enter the code.', status: 'invalid' },
  CODE_WRONG: {
    pl: 'Kod jest nieprawidłowy lub został już użyty. Poczekaj na następny kod w aplikacji.',
    en: 'The code is not right, or was used already. Wait for the next code in your app.',
    status: 'invalid',
  },
  PASSKEY_REFUSED: {
    pl: 'Nie udało się sprawdzić klucza dostępu. Spróbuj ponownie albo użyj kodu.',
    en: 'The passkey could not be verified. Try again, or use a code.',
    status: 'invalid',
  },
  PASSKEY_NOT_GIVEN: {
    pl: 'Przeglądarka nie otrzymała klucza dostępu: okno zamknięto albo minął czas. Spróbuj ponownie.',
    en: 'The browser got no passkey: its dialogue was closed, or the time was over. Try again.',
    status: 'invalid',
  },
  PASSKEY_EXISTS: {
    pl: 'Ten klucz dostępu jest już dodany.',
    en: 'This passkey has been added already.',
    status: 409,
  },
  PASSKEYS_NOT_OFFERED: {
    pl: 'Pod tym adresem klucze dostępu nie działają.',
    en: 'Passkeys do not work at this address.',
    status: 409,
  },
  TOO_MANY_PASSKEYS: {
    pl: 'Konto może mieć najwyżej 20 kluczy dostępu. Usuń nieużywane.',
    en: 'An account can have 20 passkeys at most. Remove those that are not used.',
    status: 409,
  },
  SECOND_FACTOR_EXISTS: {
    pl: 'To konto ma już aplikację z kodami. Usuń ją, zanim dodasz nową.',
    en: 'This account already has an app with codes. Remove it before you add another one.',
    status: 409,
  },
  SECOND_FACTOR_MISSING: {
    pl: 'To konto nie ma drugiego składnika logowania.',
    en: 'This account has no second factor.',
    status: 409,
  },
  SECOND_FACTOR_DEMANDED: {
    pl: 'Ustawienia wymagają drugiego składnika logowania. Włącz go na ekranie „Moje konto”.',
    en: 'The settings require a second factor. Turn it on on the screen “My account”.',
    status: 403,
  },
  PASSWORD_NEEDED_AGAIN: {
    pl: 'Potwierdź tę zmianę swoim hasłem.',
    en: 'Confirm this change with your password.',
    status: 403,
  },
  TOKEN_EXPIRED: {
    pl: 'Sesja lub link wygasły. Zaloguj się ponownie albo poproś o nowy link.',
    en: 'The session or the link has expired. Sign in again or ask for a new link.',
    status: 401,
  },
  RESET_TOKEN_NOT_VALID: {
    pl: 'Link do ustawienia hasła jest nieprawidłowy lub został już użyty.',
    en: 'The link for setting the password is not valid or has been used.',
    status: 'invalid',
  },
  ACTIVATION_TOKEN_EMPTY: { pl: 'Brak tokenu w linku.', en: 'The link carries no token.', status: 'invalid' },
  ACTIVATION_TOKEN_NOT_EXIST: {
    pl: 'Token z linku nie istnieje.',
    en: 'The token of the link does not exist.',
    status: 'invalid',
  },
  TOO_MANY_TRIES: {
    pl: 'Zbyt wiele prób. Odczekaj {wait} przed kolejną próbą.',
    en: 'Too many tries. Wait {wait} until the next try.',
    status: 429,
  },
  USER_IS_NOT_ADMIN: {
    pl: 'Ten użytkownik nie jest administratorem.',
    en: 'This user is not an administrator.',
    status: 'invalid',
  },
  CLIENT_NOT_EXISTS: {
    pl: 'Nieznany klient aplikacji.',
    en: 'The client does not exist.',
    status: 'invalid',
  },
  NOT_SIGNED_IN: { pl: 'Zaloguj się, aby kontynuować.', en: 'Sign in to go on.', status: 401 },
  FORBIDDEN: {
    pl: 'Nie masz uprawnień do tej czynności.',
    en: 'You have no permission for this.',
    status: 403,
  },
  LINK_PATTERN_NOT_ALLOWED: {
    pl: 'Ten adres linku nie jest dozwolony.',
    en: 'This link address is not allowed.',
    status: 'invalid',
  },
  USER_NOT_EXISTS: { pl: 'Użytkownik nie istnieje.', en: 'The user does not exist.', status: 'missing' },
  USER_ALREADY_DELETED: {
    pl: 'Użytkownik został już usunięty.',
    en: 'The user has already been deleted.',
    status: 'invalid',
  },
  USER_IS_DELETED: { pl: 'Użytkownik jest usunięty.', en: 'The user is deleted.', status: 'invalid' },
  USER_IS_ERASED: {
    pl: 'Dane tej osoby są już usunięte na trwałe.',
    en: 'The data of this person have already been erased.',
    status: 409,
  },
  USER_HOLDS_RIGHTS: {
    pl: 'To konto pracownika z uprawnieniami. Najpierw usuń konto.',
    en: 'This is a staff account with rights. Delete the account first.',
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
    en: 'You may give and take only permissions that you hold yourself.',
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
    en: 'A phone number has 5 to 15 digits; from abroad it begins with +, as in +1 212 555 0100.',
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
