import type { PermissionKey } from './permissions.ts';

type Described = { pl: string; en: string };

const area = <Area extends string, Action extends string>(
  name: Area,
  actions: Record<Action, Described>,
): Record<`admin:${Area}:${Action}`, Described> =>
  Object.fromEntries(
    Object.entries(actions).map(([action, described]) => [`admin:${name}:${action}`, described]),
  ) as Record<`admin:${Area}:${Action}`, Described>;

const crud = (pl: string, en: string) => ({
  list: { pl: `Lista: ${pl}`, en: `List ${en}` },
  get: { pl: `Podgląd: ${pl}`, en: `View ${en}` },
  create: { pl: `Tworzenie: ${pl}`, en: `Create ${en}` },
  edit: { pl: `Edycja: ${pl}`, en: `Edit ${en}` },
  delete: { pl: `Usuwanie: ${pl}`, en: `Delete ${en}` },
});

const readAndEdit = (pl: string, en: string) => {
  const { list, get, edit } = crud(pl, en);
  return { list, get, edit };
};

/**
 * The description of each built-in permission in both languages. The keys are in another file, because every page needs them,
 * but none needs these texts.
 */
export const permissionDescriptions = {
  ...area('offer', crud('oferty', 'offers')),
  ...area('series', crud('serie udziałów', 'share series')),
  ...area('agreement', crud('zgody', 'agreements')),
  ...area('order', {
    ...readAndEdit('zamówienia', 'orders'),
    accept: { pl: 'Akceptowanie zamówień', en: 'Accept orders' },
    reject: { pl: 'Odrzucanie zamówień', en: 'Reject orders' },
    'download-spread-sheet': { pl: 'Pobieranie arkusza zamówienia', en: 'Download the order spreadsheet' },
  }),
  ...area('investment', {
    list: { pl: 'Lista: inwestycje', en: 'List investments' },
    get: { pl: 'Podgląd: inwestycje', en: 'View investments' },
    'manual-order': { pl: 'Ręczne składanie zamówień', en: 'Place manual orders' },
  }),
  ...area('transaction', {
    list: { pl: 'Lista: transakcje', en: 'List transactions' },
    get: { pl: 'Podgląd: transakcje', en: 'View transactions' },
    accept: { pl: 'Akceptowanie wpłat', en: 'Accept payments' },
    extend: { pl: 'Przedłużanie terminu wpłaty', en: 'Extend the due date' },
  }),
  ...area('statement', {
    list: { pl: 'Lista: wyciągi bankowe', en: 'List bank statements' },
    get: { pl: 'Podgląd: wyciągi bankowe', en: 'View bank statements' },
    import: { pl: 'Import wyciągów bankowych', en: 'Import bank statements' },
  }),
  ...area('payout', {
    list: { pl: 'Lista: wypłaty i przelewy wychodzące', en: 'List payouts and payments out' },
    get: { pl: 'Podgląd: wypłaty i pliki dla banku', en: 'View payouts and files for the bank' },
    create: { pl: 'Tworzenie: wypłaty', en: 'Create payouts' },
    confirm: {
      pl: 'Zatwierdzanie wypłat, ich przelewy i pliki dla banku',
      en: 'Confirm payouts, their transfers, and files for the bank',
    },
  }),
  ...area('user', {
    ...crud('użytkownicy', 'users'),
    'get-personal-permissions': { pl: 'Podgląd uprawnień osobistych', en: 'View personal permissions' },
    'get-roles': { pl: 'Podgląd ról użytkownika', en: 'View roles of a user' },
    'list-agreements': { pl: 'Lista zgód użytkownika', en: 'List agreements of a user' },
    'export-data': { pl: 'Eksport danych osoby', en: "Export a person's data" },
    erase: { pl: 'Trwałe usuwanie danych osoby', en: "Erase a person's data" },
    'add-personal-permission': { pl: 'Nadawanie uprawnień osobistych', en: 'Grant personal permissions' },
  }),
  ...area('role', {
    ...crud('role', 'roles'),
    'add-permission': { pl: 'Dodawanie uprawnień do roli', en: 'Add permissions to a role' },
    'add-user': { pl: 'Dodawanie użytkowników do roli', en: 'Add users to a role' },
    'get-permissions': { pl: 'Podgląd uprawnień roli', en: 'View permissions of a role' },
    'get-users': { pl: 'Podgląd użytkowników roli', en: 'View users of a role' },
    'remove-permission': { pl: 'Odbieranie uprawnień roli', en: 'Remove permissions from a role' },
    'remove-user': { pl: 'Usuwanie użytkowników z roli', en: 'Remove users from a role' },
  }),
  ...area('permission', crud('uprawnienia', 'permissions')),
  ...area('faq', crud('FAQ', 'FAQ')),
  ...area('page', crud('strony', 'pages')),
  ...area('slider', crud('slajdy', 'slides')),
  ...area('picture', crud('obrazy', 'images')),
  ...area('email-template', {
    ...readAndEdit('szablony e-mail', 'e-mail templates'),
    'get-config': { pl: 'Podgląd zmiennych szablonów e-mail', en: 'View e-mail template variables' },
    'test-template': { pl: 'Wysyłanie próbnych wiadomości', en: 'Send test messages' },
  }),
  ...area('email', {
    list: { pl: 'Podgląd wysłanych e-maili', en: 'View sent e-mails' },
    send: { pl: 'Ponowne wysyłanie e-maili', en: 'Send e-mails again' },
  }),
  ...area('static-content', readAndEdit('treści stałe', 'static content')),
  ...area('featured-offer', readAndEdit('oferty wyróżnione', 'featured offers')),
  ...area('audit', {
    list: { pl: 'Dziennik zmian', en: 'Journal of changes' },
  }),
  ...area('settings', {
    get: { pl: 'Podgląd ustawień', en: 'View settings' },
    edit: { pl: 'Edycja ustawień', en: 'Edit settings' },
  }),
} as const satisfies Record<PermissionKey, Described>;
