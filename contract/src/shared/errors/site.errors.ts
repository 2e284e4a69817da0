import type { ErrorDeclaration } from './error-declaration.ts';

/** Other content of the public site: pages, FAQ, slides, e-mail templates. */
export const siteErrors = {
  VISIBLE_UNTIL_BEFORE_FROM: {
    pl: '„Widoczne do” musi być późniejsze niż „Widoczne od”.',
    en: '“Visible until” must be after “Visible from”.',
    status: 'invalid',
  },
  VERSION_NOT_EXISTS: {
    pl: 'Nie ma takiej wersji.',
    en: 'There is no such version.',
    status: 'missing',
  },
  PICTURE_NOT_EXISTS: {
    pl: 'Takiego obrazu nie ma w bibliotece.',
    en: 'There is no such image in the library.',
    status: 'missing',
  },
  PICTURE_IS_USED: {
    pl: 'Tego obrazu nie można usunąć. Miejsca użycia: {uses}.',
    en: 'This image cannot be deleted. It is used in: {uses}.',
    status: 409,
  },
  PICTURE_IS_IN_TEXTS: {
    pl: 'Tego obrazu nie można usunąć: jest w tekście, którego nikt już nie zmienia, na przykład w zaakceptowanej zgodzie.',
    en: 'This image cannot be deleted: it is in a text that nobody changes any more, such as an accepted agreement.',
    status: 409,
  },
  VERSION_FILE_GONE: {
    pl: 'Tej wersji nie można przywrócić: plik, którego używała, został już usunięty.',
    en: 'This version cannot be restored: a file that it used has been deleted by now.',
    status: 409,
  },
  LINK_INVALID: {
    pl: 'Podaj adres, który zaczyna się od / albo https://.',
    en: 'Enter an address that begins with / or https://.',
    status: 'invalid',
  },
  WEB_ADDRESS_INVALID: {
    pl: 'Podaj adres, który zaczyna się od https://.',
    en: 'Enter an address that begins with https://.',
    status: 'invalid',
  },
  GUEST_BUTTON_LABEL_IS_EMPTY: {
    pl: 'Podaj etykietę przycisku dla gościa w obu językach.',
    en: 'Enter the guest button label in both languages.',
    status: 'invalid',
  },
  FAQ_NOT_EXISTS: { pl: 'Pytanie FAQ nie istnieje.', en: 'The FAQ entry does not exist.', status: 'missing' },
  PAGE_NOT_EXISTS: { pl: 'Strona nie istnieje.', en: 'The page does not exist.', status: 'missing' },
  PAGE_NOT_ACTIVE: { pl: 'Strona nie jest aktywna.', en: 'The page is not active.', status: 'missing' },
  PAGE_SLUG_EXIST: {
    pl: 'Ten slug strony już istnieje.',
    en: 'This page slug already exists.',
    status: 'invalid',
  },
  TEST_MESSAGE_ONLY_TO_STAFF: {
    pl: 'Wiadomość próbną można wysłać tylko na adres aktywnego konta pracownika.',
    en: 'A test message can be sent only to the address of an active staff account.',
    status: 'invalid',
  },
  TYPE_NOT_FOUND: {
    pl: 'Nieznany typ szablonu e-mail.',
    en: 'The e-mail template type is unknown.',
    status: 'invalid',
  },
  OFFER_FEATURED_TWICE: {
    pl: 'Ta oferta jest już w tym miejscu.',
    en: 'This offer is already in this place.',
    status: 'invalid',
  },
  TEMPLATE_VARIABLE_MISSING: {
    pl: 'W treści brakuje wymaganej zmiennej.',
    en: 'The text lacks a required variable.',
    status: 'invalid',
  },
  TEMPLATE_VARIABLE_UNKNOWN: {
    pl: 'Ten szablon nie ma takiej zmiennej.',
    en: 'This template has no such variable.',
    status: 'invalid',
  },
  TEMPLATE_VARIABLE_MALFORMED: {
    pl: 'Nieprawidłowy zapis zmiennej: nazwa musi być w podwójnych klamrach.',
    en: 'A variable is not written correctly: its name belongs in double braces.',
    status: 'invalid',
  },
  TEMPLATE_VARIABLE_MISPLACED: {
    pl: 'W tym miejscu nie może być zmiennej: adres musi być całym odnośnikiem albo całym tekstem, inne zmienne tylko tekstem.',
    en: 'A variable cannot stand here: an address has to be a complete link or a complete text, other variables are text only.',
    status: 'invalid',
  },
  TEMPLATE_LINK_WITHOUT_TARGET: {
    pl: 'Odnośnik prowadzi donikąd. Podaj jego adres.',
    en: 'A link leads nowhere. Enter its address.',
    status: 'invalid',
  },
  TEMPLATE_MARKUP_NOT_ALLOWED: {
    pl: 'Wiadomość e-mail nie może zawierać tego elementu.',
    en: 'An e-mail may not contain this element.',
    status: 'invalid',
  },
  TEMPLATE_CHARACTER_NOT_ALLOWED: {
    pl: 'Ten niewidoczny znak zmienia kierunek czytania tekstu. Usuń go.',
    en: 'This invisible character changes the reading direction of the text. Remove it.',
    status: 'invalid',
  },
  TEMPLATE_VARIABLE_HIDDEN: {
    pl: 'Odbiorca może nie zobaczyć tej zmiennej. Pokaż ją zwykłym tekstem.',
    en: 'Readers may not see this variable. Show it as ordinary text.',
    status: 'invalid',
  },
  TEMPLATE_ACCOUNT_NOT_ALLOWED: {
    pl: 'Numer rachunku podaje tylko zmienna {{accountNumber}}.',
    en: 'Only the variable {{accountNumber}} tells an account number.',
    status: 'invalid',
  },
  TEMPLATE_MARKUP_BROKEN: {
    pl: 'Kod HTML jest w tym miejscu uszkodzony.',
    en: 'The HTML is broken at this place.',
    status: 'invalid',
  },
  CANT_REMOVE_LAST_ACTIVE: {
    pl: 'Nie można usunąć ostatniego aktywnego slajdu.',
    en: 'The last active slide cannot be removed.',
    status: 409,
  },
  FIRST_SLIDE_NOT_ACTIVE: {
    pl: 'Pierwszy slajd musi być aktywny, bo inaczej slider byłby pusty.',
    en: 'The first slide has to be active, since the slider would be empty otherwise.',
    status: 409,
  },
} as const satisfies Record<string, ErrorDeclaration>;
