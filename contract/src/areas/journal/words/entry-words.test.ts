import { expect, test } from 'vitest';
import { nameOfField } from '../../../shared/content/field-in-words.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import type { JournalChange, JournalRow } from '../journal.schemas.ts';
import { type JournalAction, journalActions } from '../journal-actions.ts';
import { actionInWords } from './action-words.ts';
import { changesInWords, recordInWords } from './entry-words.ts';
import { valueInWords } from './value-words.ts';

const set = (path: string, after: JournalChange['after']): JournalChange => ({ path, before: null, after });
const lost = (path: string, before: JournalChange['before']): JournalChange => ({
  path,
  before,
  after: null,
});
const changed = (path: string, before: JournalChange['before'], after: JournalChange['after']) => ({
  path,
  before,
  after,
});

/** The kind of record of actions that are not named after it. */
const kindOf = (action: JournalAction): string => {
  const subject = action.split('.')[0] ?? '';
  if (action === 'rights.refused' || ['session', 'password', 'second-factor', 'passkey'].includes(subject))
    return 'user';
  return subject === 'access' ? 'endpoint' : subject;
};

/** What the entries of these actions say besides the name of their record; all others change fields of their form. */
const told: Partial<Record<JournalAction, JournalChange[]>> = {
  'order.place': [set('offer.title.pl', 'Zielone Tarasy'), set('quantity', 1500), set('totalAmount', 1500)],
  'order.accept': [changed('status', 'paid', 'completed'), set('note', 'Zgoda')],
  'order.reject': [changed('status', 'new', 'rejected'), set('reason', 'expired')],
  'order.change-method': [changed('method', 'bankTransfer', 'payPal')],
  'order.attach-document': [set('signedDocument.displayName', 'umowa.pdf')],
  'transaction.accept': [changed('status', 'new', 'paid'), set('receivedAmount', 12)],
  'transaction.extend': [changed('waitUntil', '2026-01-01T10:00:00Z', '2026-01-08T10:00:00Z')],
  'transaction.refund': [set('amount', 12.5), set('returnedOn', '2026-01-01'), set('reference', 'P1')],
  'transaction.paypal-ask': [
    set('payPal.mode', 'sandbox'),
    set('payPal.outcome', 'mismatch'),
    set('payPal.result', 'pending'),
  ],
  'user.update': [changed('position', 'Sprzedaż', 'Zarząd'), changed('state', 'active', 'inactive')],
  'user.grant-permission': [set('permission', 'admin:faq:list')],
  'user.revoke-permission': [lost('permission', 'admin:faq:list')],
  'user.erase': [set('entries', 12), set('digest', 'abc')],
  'role.add-user': [set('user', 'Jan Kowalski')],
  'role.remove-user': [lost('user', 'Jan Kowalski')],
  'role.add-permission': [set('permission', 'admin:faq:list')],
  'role.remove-permission': [lost('permission', 'własne uprawnienie')],
  'featuredOffer.update': [changed('offers.#1.offer.state', 'open', 'soldOut')],
  'staticContent.update': [changed('type', 'text', 'richText')],
  'agreement.update': [
    changed('type', 'terms', 'data-processing'),
    changed('target', 'contact', 'investment'),
  ],
  'offer.update': [
    changed('templateName', '', 'fullWidthGallery'),
    set('sections.#1.elements.#2.type', 'pieChart'),
    changed('isOpen', false, true),
  ],
  'email.send-again': [set('type', 'order-created'), set('recipient', 'jan@example.com')],
  'config.update': [changed('secondFactorDemanded', false, true)],
  'file.upload': [set('fileName', 'plan.pdf'), set('size', 120_000)],
  'session.open': [set('kind', 'staff')],
  'session.close-all': [set('reason', 'Skradziony laptop')],
  'session.refused': [set('code', 'INVALID_GRANT')],
  'list.export': [
    set('format', 'xlsx'),
    set('filters.entity', 'role'),
    set('filters.action', 'role.add-user'),
    set('filters.waits', 'dueSoon'),
    set('order.column', 'at'),
    set('order.direction', 'DESC'),
    set('columns.#1', 'Kiedy'),
  ],
  'list.exported': [set('rows', 2390), set('isComplete', true)],
  'listView.create': [set('screen', '/orders'), set('filters.date.within', 'week')],
  'second-factor.on': [set('factor', 'code')],
  'second-factor.off': [lost('factor', 'code')],
  'second-factor.reset': [lost('factor', 'code'), lost('passkeys', 'Laptop')],
  'passkey.add': [set('name', 'Laptop')],
  'rights.refused': [
    set('attempt', 'user.grant-permission'),
    set('code', 'USER_IS_STRONGER'),
    set('permissions', 'admin:faq:list, admin:role:get'),
  ],
  'access.refused': [set('permission', 'admin:audit:list')],
};

const entryOf = (action: JournalAction): JournalRow => ({
  id: 1,
  at: '2026-01-01T10:00:00Z',
  actorId: 1,
  actor: 'Anna Nowak',
  action,
  entity: kindOf(action),
  entityId: 7,
  record: null,
  changes: told[action] ?? [],
  further: 0,
});

/** What only programs say: `fullWidthGallery`, `NOT_FOUND`, `order.accept`, `older-pl`, and a name with its own spelling. */
const CODE = /[a-z][A-Z]|\b[A-Z]{2,}_|\b[a-z]+\.[a-z]|admin:|\b(older|missing|paypal|data)-[a-z]/;
const BRANDS = /PayPal|LinkedIn|YouTube|jan@example.com|plan\.pdf|umowa\.pdf/g;

const sentencesOf = (action: JournalAction, language: Language): string[] => {
  const entry = entryOf(action);
  return [
    actionInWords(action, language),
    recordInWords(entry, language),
    changesInWords(entry, { language }),
    ...entry.changes.map(({ path, before, after }) =>
      valueInWords({ path, entity: entry.entity }, after ?? before, { language }),
    ),
  ];
};

test.each(journalActions)('R27 the entry %s is told in words of both languages', (action) => {
  for (const language of languages)
    for (const sentence of sentencesOf(action, language))
      expect(sentence.replace(BRANDS, '')).not.toMatch(CODE);
  const { changes, entity } = entryOf(action);
  const nameless = changes
    .flatMap(({ path }) => path.split('.'))
    .filter((name) => !name.startsWith('#') && !nameOfField(name, entity));
  expect(nameless).toEqual([]);
});

const wordsOf = (action: JournalAction, language: Language) => changesInWords(entryOf(action), { language });

test('who was given what is told in the words of the forms', () => {
  expect(wordsOf('role.add-user', 'pl')).toBe('Użytkownik: Jan Kowalski');
  expect(wordsOf('role.add-permission', 'pl')).toBe('Uprawnienie: Lista: FAQ');
  expect(wordsOf('user.grant-permission', 'en')).toBe('Permission: List FAQ');
  expect(wordsOf('user.update', 'pl')).toContain('Stanowisko: Sprzedaż → Zarząd');
  expect(wordsOf('second-factor.on', 'en')).toBe('Second factor: code from an app');
  expect(wordsOf('passkey.add', 'pl')).toBe('Klucz dostępu: Laptop');
  expect(wordsOf('rights.refused', 'pl')).toContain('Czego odmówiono: Użytkownik: nadanie uprawnienia');
});

test('a record is called by its name, an order by its number too', () => {
  const called = (entity: string, record: JournalRow['record'], language: Language = 'pl') =>
    recordInWords({ ...entryOf('role.update'), entity, record }, language);
  expect(called('role', 'Redaktorzy')).toBe('Rola „Redaktorzy”');
  expect(called('user', 'Jan Kowalski')).toBe('Użytkownik Jan Kowalski');
  expect(called('order', 'Jan Kowalski', 'en')).toBe('Order 7 (Jan Kowalski)');
  expect(called('permission', 'admin:faq:list', 'en')).toBe('Permission “List FAQ”');
  expect(called('featuredOffer', 'investor-panel')).toBe('Oferty wyróżnione „Panel inwestora”');
  expect(called('offer', { pl: 'Tarasy', en: '' }, 'en')).toBe('Offer “Tarasy”');
  expect(called('order', null)).toBe('Zamówienie 7');
});

test('a long text is shortened, and further changes are counted', () => {
  const entry = {
    ...entryOf('faq.update'),
    changes: [set('answer.pl', `<p>${'a'.repeat(200)}</p>`)],
    further: 4,
  };
  expect(changesInWords(entry, { language: 'en' })).toBe(`Answer › Polish: ${'a'.repeat(79)}…; and 4 more`);
});

test('a picture is called by the name of its file', () => {
  const entry = {
    ...entryOf('staticContent.update'),
    changes: [
      changed('imageUrl', '/api/files/68fb23a3/Widok%20z%20tarasu.jpg', '/api/files/34273605/Plan.png'),
    ],
  };
  expect(changesInWords(entry, { language: 'pl' })).toBe('Obraz: Widok z tarasu.jpg → Plan.png');
});

test('the country of a person is left out of a file, which has no names of countries', () => {
  const entry = { ...entryOf('user.update'), changes: [changed('investorData.address.country', 1, 2)] };
  expect(changesInWords(entry, { language: 'en' })).toBe('Investor data › Address › Country');
  expect(
    changesInWords(entry, { language: 'en', nameOfPlace: (id) => (id === 1 ? 'Poland' : 'Spain') }),
  ).toBe('Investor data › Address › Country: Poland → Spain');
});
