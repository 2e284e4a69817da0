import type { ErrorDeclaration } from './error-declaration.ts';

/** Offers and their content, share series, agreements. */
export const offersErrors = {
  'addOffer.addressEmpty': { pl: 'Podaj adres.', en: 'Enter the address.', status: 'invalid' },
  'addOffer.addressInvalid': {
    pl: 'Nie znaleziono tego adresu.',
    en: 'This address could not be found.',
    status: 'invalid',
  },
  ELEMENT_TYPE_MISSING: {
    pl: 'Wybierz typ elementu.',
    en: 'Choose the type of the element.',
    status: 'invalid',
  },
  ELEMENT_TYPE_UNKNOWN: {
    pl: 'Nieznany typ elementu.',
    en: 'This type of element is unknown.',
    status: 'invalid',
  },
  ELEMENT_NESTED_TOO_DEEP: {
    pl: 'Element wewnątrz innego elementu nie może zawierać kolejnych elementów.',
    en: 'An element inside another element cannot hold further elements.',
    status: 'invalid',
  },
  INVESTORS_MUST_BE_LOGGED_IN: {
    pl: 'Część tylko dla inwestorów musi wymagać zalogowania.',
    en: 'A part for investors only must also require signing in.',
    status: 'invalid',
  },
  GALLERY_IS_FULL: {
    pl: 'Galeria mieści najwyżej 4 obrazy.',
    en: 'A gallery holds at most 4 images.',
    status: 'invalid',
  },
  VIDEO_URL_EMPTY: { pl: 'Podaj adres filmu.', en: 'Enter the address of the video.', status: 'invalid' },
  VIDEO_URL_INVALID: {
    pl: 'To nie jest adres filmu w serwisie YouTube.',
    en: 'This is not the address of a YouTube video.',
    status: 'invalid',
  },
  CELLS_DO_NOT_FIT_COLUMNS: {
    pl: 'Każdy wiersz musi mieć po jednej komórce na kolumnę.',
    en: 'Every row needs one cell for each column.',
    status: 'invalid',
  },
  FILE_IS_REQUIRED: { pl: 'Dodaj plik.', en: 'Add a file.', status: 'invalid' },
  GEOCODER_UNAVAILABLE: {
    pl: 'Wyszukiwanie adresów jest teraz niedostępne. Wpisz współrzędne ręcznie albo spróbuj później.',
    en: 'Address search is not available right now. Type the coordinates, or try again later.',
    status: 502,
  },
  OFFER_NOT_EXISTS: { pl: 'Oferta nie istnieje.', en: 'The offer does not exist.', status: 'missing' },
  OFFER_NOT_VISIBLE: { pl: 'Oferta nie jest widoczna.', en: 'The offer is not visible.', status: 'missing' },
  OFFER_SLUG_NOT_EXISTS: {
    pl: 'Nie ma oferty o tym slugu.',
    en: 'No offer has this slug.',
    status: 'missing',
  },
  SLUG_NOT_UNIQUE: { pl: 'Ten slug jest już używany.', en: 'This slug is already used.', status: 'invalid' },
  'OFFER:SLUG_NOT_UNIQUE': {
    pl: 'Ten slug jest już używany.',
    en: 'This slug is already used.',
    status: 'invalid',
  },
  SLUG_INVALID: {
    pl: 'Slug może zawierać małe litery, cyfry i pojedyncze łączniki.',
    en: 'A slug holds lower-case letters, digits and single hyphens.',
    status: 'invalid',
  },
  SLUG_IS_A_NUMBER: {
    pl: 'Slug nie może składać się z samych cyfr. Dodaj słowo.',
    en: 'A slug cannot consist of digits only. Add a word.',
    status: 'invalid',
  },
  SLUG_IS_RESERVED: {
    pl: 'Tego słowa używa sam system. Wybierz inny slug.',
    en: 'The system itself uses this word. Choose another slug.',
    status: 'invalid',
  },
  OFFER_CLOSED_FOR_INVESTMENTS: {
    pl: 'Oferta jest zamknięta i nie przyjmuje inwestycji.',
    en: 'The offer is closed for investments.',
    status: 409,
  },
  SERIES_NOT_EXISTS: { pl: 'Seria nie istnieje.', en: 'The series does not exist.', status: 'missing' },
  SERIES_NOT_ASSIGNED_TO_OFFER: {
    pl: 'Seria nie jest przypisana do oferty.',
    en: 'The series is not assigned to the offer.',
    status: 'invalid',
  },
  SERIES_CLOSED_FOR_INVESTMENTS: {
    pl: 'Seria jest zamknięta i nie przyjmuje inwestycji.',
    en: 'The series is closed for investments.',
    status: 409,
  },
  NOT_ENOUGH_SHARES_AVAILABLE: {
    pl: 'Brak wystarczającej liczby dostępnych udziałów.',
    en: 'Not enough shares are available.',
    status: 409,
  },
  CANT_DELETE_SERIES: {
    pl: 'Nie można usunąć serii, bo jest używana.',
    en: 'The series cannot be deleted because it is in use.',
    status: 409,
  },
  LIMIT_BELOW_SHARES_IN_USE: {
    pl: 'Limit nie może być mniejszy niż liczba udziałów wydanych i zarezerwowanych.',
    en: 'The limit cannot be lower than the shares issued and reserved.',
    status: 'invalid',
  },
  AVAILABLE_TO_BEFORE_FROM: {
    pl: 'Koniec dostępności nie może być przed początkiem.',
    en: '“Available to” cannot be before “Available from”.',
    status: 'invalid',
  },
  INVESTMENT_END_BEFORE_START: {
    pl: 'Koniec inwestycji nie może być przed początkiem.',
    en: 'The investment end cannot be before its start.',
    status: 'invalid',
  },
  OFFER_DOCUMENT_IS_SIGNED: {
    pl: 'Nie można usunąć dokumentu, którego podpisane kopie są przy zamówieniach. Przywróć go i wyłącz podpisywanie.',
    en: 'A document cannot be deleted while orders hold signed copies of it. Restore it; to stop its signing, turn signing off.',
    status: 409,
  },
  SECTION_PATTERN_NOT_EXISTS: {
    pl: 'Wzór sekcji nie istnieje.',
    en: 'The section pattern does not exist.',
    status: 'missing',
  },
  TOO_MANY_SECTION_PATTERNS: {
    pl: 'Nie można zapisać więcej wzorów. Usuń te, które nie są potrzebne.',
    en: 'There are as many patterns as can be stored. Delete some that nobody needs.',
    status: 409,
  },
  AGREEMENT_NOT_EXISTS: { pl: 'Zgoda nie istnieje.', en: 'The agreement does not exist.', status: 'missing' },
  AGREEMENT_HAS_CHANGED: {
    pl: 'Ta zgoda zmieniła się od czasu, gdy ją pokazano. Przeczytaj ją i zdecyduj ponownie.',
    en: 'This agreement has changed since it was shown. Read it and decide again.',
    status: 409,
  },
  PRICE_HAS_CHANGED: {
    pl: 'Cena udziału zmieniła się od czasu, gdy ją pokazano. Sprawdź nową kwotę i złóż zamówienie ponownie.',
    en: 'The price of a share has changed since it was shown. Check the new amount and place the order again.',
    status: 409,
  },
  AGREEMENT_BY_TARGET_NOT_EXISTS: {
    pl: 'Nie ma zgody o tym przeznaczeniu.',
    en: 'No agreement for this target exists.',
    status: 'invalid',
  },
} as const satisfies Record<string, ErrorDeclaration>;
