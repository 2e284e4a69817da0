import type { ErrorDeclaration } from './error-declaration.ts';

/** Signing in, passwords, second factors. */
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
  PASSWORD_TOO_COMMON: {
    pl: 'To hasło należy do najczęściej używanych i łatwo je odgadnąć. Wybierz inne.',
    en: 'This is one of the most frequent passwords and easily guessed. Choose another one.',
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
    pl: 'Link do ustawienia hasła jest nieprawidłowy lub został już użyty. Poproś o nowy.',
    en: 'The link for setting the password is not valid or has been used. Ask for a new one.',
    status: 'invalid',
  },
  ACTIVATION_TOKEN_EMPTY: {
    pl: 'Link jest niepełny. Otwórz cały link z e-maila.',
    en: 'The link is incomplete. Open the whole link from the e-mail.',
    status: 'invalid',
  },
  ACTIVATION_TOKEN_NOT_EXIST: {
    pl: 'Ten link nie istnieje albo wygasł. Zarejestruj się ponownie.',
    en: 'This link does not exist or has expired. Register again.',
    status: 'invalid',
  },
  TOO_MANY_TRIES: {
    pl: 'Zbyt wiele prób. Odczekaj {wait} przed kolejną próbą.',
    en: 'Too many tries. Wait {wait} until the next try.',
    status: 429,
  },
  LINK_JUST_SENT: {
    pl: 'Link wysłano przed chwilą. Następny można wysłać za {wait}.',
    en: 'A link has just been sent. The next one can be sent in {wait}.',
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
} as const satisfies Record<string, ErrorDeclaration>;
