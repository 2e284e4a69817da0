/**
 * Every code with which this product may refuse something, and its message in both languages (ERR-01 to ERR-77).
 * A code without a text does not compile; a verb may refuse only with codes that its endpoint lists.
 */
const texts = {
  // Given by forms before anything is sent; the server answers the same ones.
  EMAIL_EMPTY: { pl: 'Podaj adres e-mail.', en: 'Enter the e-mail address.' },
  PASSWORD_EMPTY: { pl: 'Podaj hasło.', en: 'Enter the password.' },
  PASSWORD_NOT_SAME: { pl: 'Hasła nie są takie same.', en: 'The passwords are not the same.' },
  PASSWORD_TOO_WEAK: {
    pl: 'Hasło musi mieć co najmniej 8 znaków, w tym wielką literę i cyfrę.',
    en: 'The password needs at least 8 characters with at least one capital letter and one digit.',
  },
  PASSWORD_TOO_LONG: { pl: 'Hasło jest za długie.', en: 'The password is too long.' },
  CURRENT_PASSWORD_EMPTY: { pl: 'Podaj obecne hasło.', en: 'Enter the current password.' },
  CURRENT_PASSWORD_WRONG: {
    pl: 'Obecne hasło jest nieprawidłowe.',
    en: 'The current password is not right.',
  },
  NEW_PASSWORD_EMPTY: { pl: 'Podaj nowe hasło.', en: 'Enter the new password.' },
  EMAIL_INVALID_FORMAT: { pl: 'Nieprawidłowy format adresu e-mail.', en: 'The e-mail address is not valid.' },
  FIRST_NAME_IS_EMPTY: { pl: 'Podaj imię.', en: 'Enter the first name.' },
  LAST_NAME_IS_EMPTY: { pl: 'Podaj nazwisko.', en: 'Enter the last name.' },
  POSITION_IS_REQUIRED: { pl: 'Podaj pozycję.', en: 'Enter the position.' },
  POSITION_NOT_POSITIVE: {
    pl: 'Pozycja musi być liczbą dodatnią.',
    en: 'The position must be a positive number.',
  },
  NAME_IS_EMPTY: { pl: 'Podaj nazwę.', en: 'Enter the name.' },
  DESCRIPTION_IS_EMPTY: { pl: 'Podaj opis.', en: 'Enter the description.' },
  GUEST_BUTTON_LABEL_IS_EMPTY: {
    pl: 'Podaj etykietę przycisku dla gościa w obu językach.',
    en: 'Enter the guest button label in both languages.',
  },
  IMAGE_IS_REQUIRED: { pl: 'Dodaj obraz.', en: 'Add an image.' },
  'addOffer.addressEmpty': { pl: 'Podaj adres.', en: 'Enter the address.' },
  'addOffer.addressInvalid': { pl: 'Nie znaleziono tego adresu.', en: 'This address could not be found.' },

  // The content of an offer
  ELEMENT_TYPE_MISSING: { pl: 'Wybierz typ elementu.', en: 'Choose the type of the element.' },
  ELEMENT_TYPE_UNKNOWN: { pl: 'Nieznany typ elementu.', en: 'This type of element is unknown.' },
  INVESTORS_MUST_BE_LOGGED_IN: {
    pl: 'Część tylko dla inwestorów musi wymagać zalogowania.',
    en: 'A part for investors only must also require signing in.',
  },
  GALLERY_IS_FULL: {
    pl: 'Galeria mieści najwyżej 4 obrazy.',
    en: 'A gallery holds at most 4 pictures.',
  },
  VIDEO_URL_EMPTY: { pl: 'Podaj adres filmu.', en: 'Enter the address of the video.' },
  VIDEO_URL_INVALID: {
    pl: 'To nie jest adres filmu w serwisie YouTube.',
    en: 'This is not the address of a YouTube video.',
  },
  CELLS_DO_NOT_FIT_COLUMNS: {
    pl: 'Każdy wiersz musi mieć po jednej komórce na kolumnę.',
    en: 'Every row needs one cell for each column.',
  },
  FILE_IS_REQUIRED: { pl: 'Dodaj plik.', en: 'Add a file.' },
  GEOCODER_UNAVAILABLE: {
    pl: 'Wyszukiwanie adresów jest teraz niedostępne. Wpisz współrzędne ręcznie albo spróbuj później.',
    en: 'Address search is not available right now. Type the coordinates, or try again later.',
  },

  // Signing in
  INVALID_GRANT: {
    pl: 'Adres e-mail lub hasło są nieprawidłowe.',
    en: 'The e-mail or the password is not valid.',
  },
  TOKEN_EXPIRED: {
    pl: 'Sesja lub link wygasły. Zaloguj się ponownie albo poproś o nowy link.',
    en: 'The session or the link has expired. Sign in again or ask for a new link.',
  },
  RESET_TOKEN_NOT_VALID: {
    pl: 'Link do ustawienia hasła jest nieprawidłowy lub został już użyty.',
    en: 'The link for setting the password is not valid or has been used.',
  },
  ACTIVATION_TOKEN_EMPTY: { pl: 'Brak tokenu w linku.', en: 'The link carries no token.' },
  ACTIVATION_TOKEN_NOT_EXIST: {
    pl: 'Token z linku nie istnieje.',
    en: 'The token of the link does not exist.',
  },
  TOO_MANY_TRIES: {
    pl: 'Zbyt wiele prób. Odczekaj minutę przed kolejną próbą.',
    en: 'Too many tries. Wait 1 minute until the next try.',
  },
  USER_IS_NOT_ADMIN: {
    pl: 'Ten użytkownik nie jest administratorem.',
    en: 'This user is not an administrator.',
  },
  CLIENT_NOT_EXISTS: { pl: 'Nieznany klient aplikacji.', en: 'The client does not exist.' },
  NOT_SIGNED_IN: { pl: 'Zaloguj się, aby kontynuować.', en: 'Sign in to go on.' },
  FORBIDDEN: { pl: 'Nie masz uprawnień do tej czynności.', en: 'You have no permission for this.' },
  LINK_PATTERN_NOT_ALLOWED: {
    pl: 'Ten adres linku nie jest dozwolony.',
    en: 'This link address is not allowed.',
  },

  // Users and investor data
  USER_NOT_EXISTS: { pl: 'Użytkownik nie istnieje.', en: 'The user does not exist.' },
  USER_ALREADY_DELETED: { pl: 'Użytkownik został już usunięty.', en: 'The user has already been deleted.' },
  USER_IS_DELETED: { pl: 'Użytkownik jest usunięty.', en: 'The user is deleted.' },
  EMAIL_TAKEN: { pl: 'Ten adres e-mail jest zajęty.', en: 'This e-mail is taken.' },
  EMAIL_EXISTS: { pl: 'Ten adres e-mail już istnieje.', en: 'This e-mail already exists.' },
  NOT_UNIQUE_USER: { pl: 'Ten adres e-mail jest już używany.', en: 'This e-mail is already used.' },
  'USER:NOT_UNIQUE_USER': { pl: 'Ten adres e-mail jest już używany.', en: 'This e-mail is already used.' },
  APIKEY_TAKEN: { pl: 'Ten klucz API jest zajęty.', en: 'This API key is taken.' },
  NOT_UNIQUE_IDENTIFIER: { pl: 'Identyfikator nie jest unikalny.', en: 'The identifier is not unique.' },
  COUNTRY_NOT_FOUND: { pl: 'Nie ma takiego kraju.', en: 'The country was not found.' },
  STATE_NOT_FOUND: { pl: 'Nie ma takiego regionu w tym kraju.', en: 'The country has no such state.' },
  BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG: {
    pl: 'Numer rachunku jest nieprawidłowy.',
    en: 'The bank account number is wrong.',
  },

  // Offers, series, agreements
  OFFER_NOT_EXISTS: { pl: 'Oferta nie istnieje.', en: 'The offer does not exist.' },
  OFFER_NOT_VISIBLE: { pl: 'Oferta nie jest widoczna.', en: 'The offer is not visible.' },
  OFFER_SLUG_NOT_EXISTS: { pl: 'Nie ma oferty o tym slugu.', en: 'No offer has this slug.' },
  SLUG_NOT_UNIQUE: { pl: 'Ten slug jest już używany.', en: 'This slug is already used.' },
  'OFFER:SLUG_NOT_UNIQUE': { pl: 'Ten slug jest już używany.', en: 'This slug is already used.' },
  SLUG_INVALID: {
    pl: 'Slug może zawierać małe litery, cyfry i pojedyncze łączniki.',
    en: 'A slug holds lower-case letters, digits and single hyphens.',
  },
  OFFER_CLOSED_FOR_INVESTMENTS: {
    pl: 'Oferta jest zamknięta dla inwestycji.',
    en: 'The offer is closed for investments.',
  },
  SERIES_NOT_EXISTS: { pl: 'Seria nie istnieje.', en: 'The series does not exist.' },
  SERIES_NOT_ASSIGNED_TO_OFFER: {
    pl: 'Seria nie jest przypisana do oferty.',
    en: 'The series is not assigned to the offer.',
  },
  SERIES_CLOSED_FOR_INVESTMENTS: {
    pl: 'Seria jest zamknięta dla inwestycji.',
    en: 'The series is closed for investments.',
  },
  NOT_ENOUGH_SHARES_AVAILABLE: {
    pl: 'Brak wystarczającej liczby dostępnych udziałów.',
    en: 'Not enough shares are available.',
  },
  CANT_DELETE_SERIES: {
    pl: 'Nie można usunąć serii, bo jest używana.',
    en: 'The series cannot be deleted because it is in use.',
  },
  LIMIT_BELOW_SHARES_IN_USE: {
    pl: 'Limit nie może być mniejszy niż liczba udziałów wydanych i zarezerwowanych.',
    en: 'The limit cannot be lower than the shares issued and reserved.',
  },
  AVAILABLE_TO_BEFORE_FROM: {
    pl: 'Koniec dostępności nie może być przed początkiem.',
    en: 'Available to cannot be before available from.',
  },
  INVESTMENT_END_BEFORE_START: {
    pl: 'Koniec inwestycji nie może być przed początkiem.',
    en: 'The investment end cannot be before its start.',
  },
  OFFER_DOCUMENT_IS_SIGNED: {
    pl: 'Nie można usunąć dokumentu, którego podpisane kopie są przy zamówieniach. Przywróć go; aby nikt więcej go nie podpisywał, wyłącz podpisywanie.',
    en: 'A document cannot be deleted while orders hold signed copies of it. Restore it; to stop its signing, turn signing off.',
  },
  AGREEMENT_NOT_EXISTS: { pl: 'Zgoda nie istnieje.', en: 'The agreement does not exist.' },
  AGREEMENT_HAS_CHANGED: {
    pl: 'Ta zgoda zmieniła się od czasu, gdy ją pokazano. Przeczytaj ją i zdecyduj ponownie.',
    en: 'This agreement has changed since it was shown. Read it and decide again.',
  },
  AGREEMENT_BY_TARGET_NOT_EXISTS: {
    pl: 'Nie ma zgody o tym przeznaczeniu.',
    en: 'No agreement for this target exists.',
  },

  // Orders, investments, transactions
  ORDER_NOT_EXISTS: { pl: 'Zamówienie nie istnieje.', en: 'The order does not exist.' },
  QUANTITY_BELOW_MINIMUM: {
    pl: 'Liczba udziałów jest mniejsza niż minimum tej oferty.',
    en: "The quantity is below this offer's minimum.",
  },
  'TRANSACTION_MANAGER:WAIT_UNTIL_IS_EMPTY': {
    pl: 'Podaj termin oczekiwania na wpłatę.',
    en: 'Enter the date until which to wait.',
  },
  'TRANSACTION_MANAGER:CANT_EXTEND_WAIT_UNTIL': {
    pl: 'Nie można przedłużyć terminu na tę datę.',
    en: 'The waiting time cannot be extended to this date.',
  },
  'TRANSACTION_MANAGER:WAIT_UNTIL_TOO_FAR': {
    pl: 'Termin wpłaty może przypadać najwyżej 365 dni od teraz.',
    en: 'The payment term can be at most 365 days from now.',
  },
  'TRANSACTION_MANAGER:WRONG_ORDER_STATUS_FOR_ACCEPT': {
    pl: 'Status zamówienia nie pozwala zaakceptować transakcji.',
    en: 'The status of the order does not allow accepting the transaction.',
  },
  'TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT': {
    pl: 'Status transakcji nie pozwala jej zaakceptować.',
    en: 'The status of the transaction does not allow accepting it.',
  },
  'TRANSACTION:NOT_FOUND': { pl: 'Nie znaleziono transakcji.', en: 'The transaction was not found.' },
  CANT_EXTEND_WAIT_UNTIL: {
    pl: 'Nie można przedłużyć terminu na tę datę.',
    en: 'The waiting time cannot be extended to this date.',
  },
  TRANSACTION_EXPIRED: {
    pl: 'Termin płatności minął. Potrzebne jest nowe zamówienie.',
    en: 'The payment term has passed. A new order is needed.',
  },
  CANT_RETRY_PAYMENT: { pl: 'Nie można ponowić płatności.', en: 'The payment cannot be retried.' },
  CAN_CREATE_PAYMENT: { pl: 'Nie można utworzyć płatności.', en: 'The payment cannot be created.' },
  CAN_CAPTURE_PAYMENT: { pl: 'Nie można pobrać płatności.', en: 'The payment cannot be captured.' },
  ORDER_NOT_PAID: { pl: 'Zamówienie nie jest opłacone.', en: 'The order is not paid.' },
  TRANSACTION_NOT_PAID: { pl: 'Transakcja nie jest opłacona.', en: 'The transaction is not paid.' },
  ALREADY_ACCEPTED: {
    pl: 'Zamówienie zostało już zaakceptowane.',
    en: 'The order has already been accepted.',
  },
  ORDER_COMPLETED: {
    pl: 'Zaakceptowanego zamówienia nie można odrzucić.',
    en: 'An accepted order cannot be rejected.',
  },
  ORDER_ALREADY_REJECTED: {
    pl: 'Zamówienie zostało już odrzucone.',
    en: 'The order has already been rejected.',
  },
  CANT_UPDATE_ORDER: {
    pl: 'Tego zamówienia nie można już zmienić.',
    en: 'This order can no longer be changed.',
  },
  ORDER_MUST_BE_COMPLETED: {
    pl: 'Arkusz istnieje tylko dla zrealizowanych zamówień.',
    en: 'The order must be completed for the spreadsheet.',
  },
  SIGNED_DOCUMENT_NOT_EXISTS: {
    pl: 'Podpisany dokument nie istnieje.',
    en: 'The signed document does not exist.',
  },
  INVESTMENT_NOT_EXISTS: { pl: 'Inwestycja nie istnieje.', en: 'The investment does not exist.' },
  NO_TRANSACTION_METHODS_AVAILABLE: {
    pl: 'Brak dostępnych metod płatności.',
    en: 'No transaction methods are available.',
  },

  // Roles, permissions, content
  ROLE_NOT_EXISTS: { pl: 'Rola nie istnieje.', en: 'The role does not exist.' },
  ROLE_IS_IN_USE: { pl: 'Rola jest używana.', en: 'The role is in use.' },
  PERMISSION_NOT_EXISTS: { pl: 'Uprawnienie nie istnieje.', en: 'The permission does not exist.' },
  PERMISSION_IS_IN_USE: { pl: 'Uprawnienie jest używane.', en: 'The permission is in use.' },
  'PERMISSION:NOT_UNIQUE_NAME': {
    pl: 'Uprawnienie o tej nazwie już istnieje.',
    en: 'A permission of this name already exists.',
  },
  FAQ_NOT_EXISTS: { pl: 'Pytanie FAQ nie istnieje.', en: 'The FAQ entry does not exist.' },
  PAGE_NOT_EXISTS: { pl: 'Strona nie istnieje.', en: 'The page does not exist.' },
  PAGE_NOT_ACTIVE: { pl: 'Strona nie jest aktywna.', en: 'The page is not active.' },
  PAGE_SLUG_EXIST: { pl: 'Ten slug strony już istnieje.', en: 'This page slug already exists.' },
  TYPE_NOT_FOUND: { pl: 'Nieznany typ szablonu e-mail.', en: 'The e-mail template type is unknown.' },
  CANT_REMOVE_LAST_ACTIVE: {
    pl: 'Nie można usunąć ostatniego aktywnego slajdu.',
    en: 'The last active slide cannot be removed.',
  },

  // Files
  FILE_TYPE_NOT_ALLOWED: { pl: 'Ten typ pliku nie jest dozwolony.', en: 'This file type is not allowed.' },
  FILE_TOO_LARGE: { pl: 'Plik jest za duży.', en: 'The file is too large.' },
  FILE_DAMAGED: {
    pl: 'Pliku nie można odczytać. Być może jest uszkodzony.',
    en: 'The file cannot be read. It may be damaged.',
  },
  IMAGE_TYPE_OR_SIZE_WRONG: {
    pl: 'Nieprawidłowy typ lub rozmiar pliku. Przyjmujemy popularne formaty obrazów, do 10 MB.',
    en: 'Wrong file type or size, we accept common image file types, image file size cannot exceed 10 MB',
  },
  FILE_TYPE_OR_SIZE_WRONG: {
    pl: 'Nieprawidłowy typ lub rozmiar pliku. Przyjmujemy popularne formaty dokumentów i obrazów, do 100 MB.',
    en: 'Wrong file type or size, we accept common document and image file types, file size cannot exceed 100 MB',
  },

  // Anything
  IS_REQUIRED: { pl: 'To pole jest wymagane.', en: 'This value is required.' },
  MUST_BE_GREATER_THAN_0: {
    pl: 'Ta wartość powinna być większa niż 0',
    en: 'This value should be greater than 0',
  },
  MUST_NOT_BE_NEGATIVE: { pl: 'Ta wartość nie może być ujemna.', en: 'This value cannot be negative.' },
  VALUE_INVALID: { pl: 'Ta wartość jest nieprawidłowa.', en: 'This value is not valid.' },
  VALUE_TOO_LONG: { pl: 'Ta wartość jest za długa.', en: 'This value is too long.' },
  VALUE_TOO_LARGE: { pl: 'Ta wartość jest za duża.', en: 'This value is too large.' },
  CONTENT_TOO_COMPLICATED: {
    pl: 'Ta treść jest zbyt skomplikowana. Uprość ją.',
    en: 'This content is too complicated. Simplify it.',
  },
  TOO_MANY_ITEMS: { pl: 'Jest tu za dużo pozycji.', en: 'There are too many items here.' },
  AT_LEAST_ONE_ITEM: { pl: 'Dodaj co najmniej jedną pozycję.', en: 'Add at least one item.' },
  COLOR_INVALID: { pl: 'Podaj kolor w zapisie #rrggbb.', en: 'Enter the colour as #rrggbb.' },
  TOO_MANY_DECIMALS: { pl: 'Podaj najwyżej dwa miejsca po przecinku.', en: 'Enter at most two decimals.' },
  DATE_INVALID: { pl: 'Podaj prawidłową datę.', en: 'Enter a valid date.' },
  SEARCH_TOO_SHORT: { pl: 'Wpisz co najmniej 3 znaki.', en: 'Enter at least 3 characters.' },
  UNKNOWN_FIELD: { pl: 'Nieznane pole.', en: 'Unknown field.' },
  NOT_FOUND: { pl: 'Nie znaleziono.', en: 'Not found.' },
  CANT_DELETE_ENTITY_WITH_RELATIONS: {
    pl: 'Nie można usunąć, bo inne dane się do tego odwołują.',
    en: 'This cannot be deleted because other records refer to it.',
  },
  CANT_SEND_MESSAGE: { pl: 'Nie udało się wysłać wiadomości.', en: 'The message cannot be sent.' },
  CHANGED_MEANWHILE: {
    pl: 'Ktoś zmienił ten rekord, zanim został zapisany.',
    en: 'Somebody changed this record before you saved it.',
  },
  TRY_AGAIN: {
    pl: 'Ktoś właśnie zmienia te same dane. Spróbuj ponownie.',
    en: 'Somebody is changing the same records right now. Try again.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    pl: 'Ten klucz powtórzenia został użyty z inną treścią.',
    en: 'This idempotency key was used with another body.',
  },
  REQUEST_MALFORMED: { pl: 'Żądania nie można odczytać.', en: 'The request cannot be read.' },
  REQUEST_TOO_LARGE: { pl: 'Żądanie jest za duże.', en: 'The request is too large.' },
  TOO_MANY_REQUESTS: {
    pl: 'Za dużo żądań naraz. Spróbuj za chwilę.',
    en: 'Too many requests at once. Try again in a moment.',
  },
  TOOK_TOO_LONG: {
    pl: 'Odpowiedź trwała zbyt długo. Zawęź wyszukiwanie lub spróbuj ponownie.',
    en: 'The answer took too long. Narrow the search or try again.',
  },
  MAINTENANCE: { pl: 'Trwa przerwa techniczna.', en: 'Maintenance is under way.' },
  INTERNAL_ERROR: {
    pl: 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.',
    en: 'Something unexpected went wrong. Try again.',
  },
} as const satisfies Record<string, { pl: string; en: string }>;

export type ErrorCode = keyof typeof texts;
export const errorCodes = Object.keys(texts) as ErrorCode[];
export const errorTexts: Record<ErrorCode, { pl: string; en: string }> = texts;
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(texts, value);
