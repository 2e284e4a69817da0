import type { ErrorDeclaration } from './error-declaration.ts';

/** Errors of any value, file or request. */
export const generalErrors = {
  POSITION_IS_REQUIRED: { pl: 'Podaj pozycję.', en: 'Enter the position.', status: 'invalid' },
  POSITION_NOT_POSITIVE: {
    pl: 'Pozycja musi być liczbą dodatnią.',
    en: 'The position must be a positive number.',
    status: 'invalid',
  },
  NAME_IS_EMPTY: { pl: 'Podaj nazwę.', en: 'Enter the name.', status: 'invalid' },
  DESCRIPTION_IS_EMPTY: { pl: 'Podaj opis.', en: 'Enter the description.', status: 'invalid' },
  IMAGE_IS_REQUIRED: { pl: 'Dodaj obraz.', en: 'Add an image.', status: 'invalid' },
  FILE_TYPE_NOT_ALLOWED: {
    pl: 'Ten typ pliku nie jest dozwolony.',
    en: 'This file type is not allowed.',
    status: 'invalid',
  },
  FILE_TOO_LARGE: { pl: 'Plik jest za duży.', en: 'The file is too large.', status: 'invalid' },
  FILE_DAMAGED: {
    pl: 'Pliku nie można odczytać. Być może jest uszkodzony.',
    en: 'The file cannot be read. It may be damaged.',
    status: 'invalid',
  },
  DRAWING_NOT_AS_DRAWN: {
    pl: 'Tego rysunku SVG nie da się pokazać tak, jak go narysowano: ma części, których nie przyjmujemy. Zapisz go jako zwykły SVG z tekstem zamienionym na krzywe albo jako PNG.',
    en: 'This SVG drawing cannot be shown as it was drawn: it has parts that we do not accept. Save it as plain SVG with text as paths, or as PNG.',
    status: 'invalid',
  },
  IMAGE_TYPE_OR_SIZE_WRONG: {
    pl: 'Nieprawidłowy typ lub rozmiar pliku. Przyjmujemy popularne formaty obrazów, do 10 MB.',
    en: 'Wrong file type or size, we accept common image file types, image file size cannot exceed 10 MB',
    status: 'invalid',
  },
  FILE_TYPE_OR_SIZE_WRONG: {
    pl: 'Nieprawidłowy typ lub rozmiar pliku. Przyjmujemy popularne formaty dokumentów i obrazów, do 100 MB.',
    en: 'Wrong file type or size, we accept common document and image file types, file size cannot exceed 100 MB',
    status: 'invalid',
  },
  IS_REQUIRED: { pl: 'To pole jest wymagane.', en: 'This value is required.', status: 'invalid' },
  MUST_BE_GREATER_THAN_0: {
    pl: 'Podaj wartość większą niż 0.',
    en: 'This value should be greater than 0',
    status: 'invalid',
  },
  MUST_NOT_BE_NEGATIVE: {
    pl: 'Ta wartość nie może być ujemna.',
    en: 'This value cannot be negative.',
    status: 'invalid',
  },
  VALUE_INVALID: { pl: 'Ta wartość jest nieprawidłowa.', en: 'This value is not valid.', status: 'invalid' },
  TEXT_HAS_INVISIBLE_CHARACTERS: {
    pl: 'Ten tekst zawiera niewidoczne znaki. Wpisz go ręcznie.',
    en: 'This text contains invisible characters. Type it by hand.',
    status: 'invalid',
  },
  VALUE_TOO_LONG: { pl: 'Ta wartość jest za długa.', en: 'This value is too long.', status: 'invalid' },
  VALUE_TOO_LARGE: { pl: 'Ta wartość jest za duża.', en: 'This value is too large.', status: 'invalid' },
  CONTENT_TOO_COMPLICATED: {
    pl: 'Ta treść jest zbyt skomplikowana. Uprość ją.',
    en: 'This content is too complicated. Simplify it.',
    status: 'invalid',
  },
  TOO_MANY_ITEMS: { pl: 'Jest tu za dużo pozycji.', en: 'There are too many items here.', status: 'invalid' },
  AT_LEAST_ONE_ITEM: {
    pl: 'Dodaj co najmniej jedną pozycję.',
    en: 'Add at least one item.',
    status: 'invalid',
  },
  COLOR_INVALID: {
    pl: 'Podaj kolor w zapisie #rrggbb.',
    en: 'Enter the colour as #rrggbb.',
    status: 'invalid',
  },
  TOO_MANY_DECIMALS: {
    pl: 'Podaj najwyżej dwa miejsca po przecinku.',
    en: 'Enter at most two decimals.',
    status: 'invalid',
  },
  DATE_INVALID: { pl: 'Podaj prawidłową datę.', en: 'Enter a valid date.', status: 'invalid' },
  SEARCH_TOO_SHORT: {
    pl: 'Wpisz co najmniej 3 znaki.',
    en: 'Enter at least 3 characters.',
    status: 'invalid',
  },
  UNKNOWN_FIELD: { pl: 'Nieznane pole.', en: 'Unknown field.', status: 400 },
  TOO_MANY_LIST_VIEWS: {
    pl: 'Zapisano już zbyt wiele widoków. Usuń te, których nie używasz.',
    en: 'Too many views are saved already. Delete those that you do not use.',
    status: 409,
  },
  NOTE_NOT_EXISTS: {
    pl: 'Tej notatki już nie ma.',
    en: 'This note no longer exists.',
    status: 'missing',
  },
  NOTE_OF_A_COLLEAGUE: {
    pl: 'Tę notatkę może usunąć tylko jej autor albo superadministrator.',
    en: 'Only its author or a super administrator can delete this note.',
    status: 403,
  },
  NOT_FOUND: { pl: 'Nie znaleziono.', en: 'Not found.', status: 'missing' },
  CANT_DELETE_ENTITY_WITH_RELATIONS: {
    pl: 'Nie można usunąć, bo inne dane się do tego odwołują.',
    en: 'This cannot be deleted because other records refer to it.',
    status: 409,
  },
  CANT_SEND_MESSAGE: {
    pl: 'Nie udało się wysłać wiadomości.',
    en: 'The message cannot be sent.',
    status: 409,
  },
  EMAIL_IS_WAITING: {
    pl: 'Ta wiadomość czeka na pierwszą próbę wysłania albo jest właśnie wysyłana.',
    en: 'This e-mail is waiting for its first attempt or is just being sent.',
    status: 409,
  },
  EMAIL_ALREADY_SENT_AGAIN: {
    pl: 'Ta wiadomość została już wysłana ponownie.',
    en: 'This e-mail was already sent again.',
    status: 409,
  },
  EMAIL_TEXT_IS_DELETED: {
    pl: 'Treść tej wiadomości nie jest już przechowywana, więc nie można jej wysłać ponownie.',
    en: 'The text of this e-mail is no longer stored, so it cannot be sent again.',
    status: 409,
  },
  EMAIL_LINK_HAS_ENDED: {
    pl: 'Link z tej wiadomości nie jest już potrzebny albo rejestracja wygasła, więc nie można wysłać nowego.',
    en: 'The link of this e-mail is no longer needed, or the registration has expired, so no new one can be sent.',
    status: 409,
  },
  CHANGED_MEANWHILE: {
    pl: 'Ktoś zmienił ten rekord, zanim zapisano Twoje zmiany.',
    en: 'Somebody changed this record before you saved it.',
    status: 412,
  },
  TRY_AGAIN: {
    pl: 'Ktoś właśnie zmienia te same dane. Spróbuj ponownie.',
    en: 'Somebody is changing the same records right now. Try again.',
    status: 409,
  },
  IDEMPOTENCY_KEY_REUSED: {
    pl: 'Ten klucz powtórzenia został użyty z inną treścią.',
    en: 'This idempotency key was used with another body.',
    status: 409,
  },
  REQUEST_MALFORMED: {
    pl: 'Żądania nie można odczytać.',
    en: 'The request cannot be read.',
    status: 'invalid',
  },
  REQUEST_TOO_LARGE: { pl: 'Żądanie jest za duże.', en: 'The request is too large.', status: 413 },
  TOO_MANY_REQUESTS: {
    pl: 'Za dużo żądań naraz. Spróbuj za chwilę.',
    en: 'Too many requests at once. Try again in a moment.',
    status: 429,
  },
  TOOK_TOO_LONG: {
    pl: 'Odpowiedź trwała zbyt długo. Zawęź wyszukiwanie lub spróbuj ponownie.',
    en: 'The answer took too long. Narrow the search or try again.',
    status: 504,
  },
  MAINTENANCE: { pl: 'Trwa przerwa techniczna.', en: 'Maintenance is in progress.', status: 503 },
  INTERNAL_ERROR: {
    pl: 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.',
    en: 'Something unexpected went wrong. Try again.',
    status: 500,
  },
} as const satisfies Record<string, ErrorDeclaration>;
