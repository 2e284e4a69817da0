import type { TimelineEntry } from '@share/contract/areas/timeline/timeline.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { describe, expect, test } from 'vitest';
import { investorTexts } from '../links/investor.texts.ts';
import { linksTexts } from '../links/links.texts.ts';
import { actionInWords, changesInWords, emailInWords, type Words } from './entry-in-words.ts';
import { timelineTexts } from './timeline.texts.ts';

const wordsIn = (language: Language): Words => ({
  language,
  timeline: timelineTexts[language],
  investor: investorTexts[language],
  records: linksTexts[language],
  nothing: '–',
  nameOfPlace: (id) => ({ 616: 'Polska', 61601336: 'mazowieckie' })[id],
});
const [pl, en] = [wordsIn('pl'), wordsIn('en')];

const entry = (fields: Partial<TimelineEntry>): TimelineEntry => ({
  id: 1,
  at: '2026-06-01T10:00:00.000Z',
  actor: 'anna@example.com',
  action: 'order.update',
  entity: 'order',
  entityId: 5,
  changes: [],
  email: null,
  ...fields,
});
/** The changes, one per line. */
const said = (words: Words, fields: Partial<TimelineEntry>) =>
  changesInWords(entry(fields), words).map(({ label, before, after }) =>
    before === null ? `${label}: ${after}` : `${label}: ${before} → ${after}`,
  );

describe('the action as text', () => {
  test.each([
    ['order.place', 'Złożono zamówienie', 'Order placed'],
    [
      'order.expire',
      'Zamówienie wygasło: wpłata nie nadeszła w terminie',
      'Order expired: payment not received in time',
    ],
    ['transaction.accept', 'Zaakceptowano wpłatę', 'Payment accepted'],
    ['order.teleport', 'Inna zmiana', 'Another change'],
    ['constructor', 'Inna zmiana', 'Another change'],
  ])('%s is named in both languages', (action, polish, english) => {
    expect(actionInWords(entry({ action }), pl)).toBe(polish);
    expect(actionInWords(entry({ action }), en)).toBe(english);
  });
});

describe('the changes as text', () => {
  test('a status by the labels of its record', () => {
    const change = { field: 'status', before: 'new', after: 'paid' } as const;
    expect(said(pl, { action: 'order.accept', changes: [change] })).toEqual([
      'Status: Oczekujące → Opłacone',
    ]);
    expect(said(pl, { action: 'transaction.accept', entity: 'transaction', changes: [change] })).toEqual([
      'Status: Oczekująca → Opłacona',
    ]);
    expect(said(en, { action: 'order.accept', changes: [{ ...change, after: 'lost' }] })).toEqual([
      'Status: Pending → -',
    ]);
  });

  test('the values set by placing an order, formatted as on the screens', () => {
    const changes: TimelineEntry['changes'] = [
      { field: 'quantity', before: null, after: 1200 },
      { field: 'totalAmount', before: null, after: 1234567.5 },
      { field: 'waitUntil', before: null, after: '2026-12-05T13:00:00.000Z' },
    ];
    expect(said(pl, { action: 'order.place', changes })).toEqual([
      'Liczba udziałów: 1\u00a0200',
      expect.stringMatching(/^Łączna kwota: 1.234.567,50.zł$/),
      'Termin wpłaty: 05.12.2026 14:00',
    ]);
    expect(said(en, { action: 'order.place', changes })).toEqual([
      'Shares: 1,200',
      'Total amount: PLN 1,234,567.50',
      'Payment due: 05.12.2026 14:00',
    ]);
  });

  test('CON-06 days as the instants beside them', () =>
    expect(said(en, { changes: [{ field: 'receivedOn', before: null, after: '2026-06-08' }] })).toEqual([
      'Received on: – → 08.06.2026',
    ]));

  test('data of the investor: places by their names, empty values as a dash', () => {
    expect(
      said(pl, {
        changes: [
          { field: 'investorData.address.country', before: 276, after: 616 },
          { field: 'investorData.address.state', before: null, after: 61601336 },
          { field: 'investorData.bankAccount.bankName', before: 'Bank', after: '' },
          {
            field: 'investorData.bankAccount.accountNumber',
            before: '61109010140000071219812874',
            after: 'DE89370400440532013000',
          },
        ],
      }),
    ).toEqual([
      'Kraj: 276 → Polska',
      'Województwo lub region: – → mazowieckie',
      'Nazwa banku: Bank → –',
      'Numer rachunku: 61 1090 1014 0000 0712 1981 2874 → DE89 3704 0044 0532 0130 00',
    ]);
  });

  test('an added or removed document by its name', () => {
    const field = 'signedDocument.displayName';
    expect(
      said(en, { action: 'order.remove-document', changes: [{ field, before: 'umowa.pdf', after: null }] }),
    ).toEqual(['Document: umowa.pdf']);
  });
});

test.each([
  ['sent', 'E-mail do jan@example.com wysłano 01.06.2026 12:00'],
  ['waiting', 'E-mail do jan@example.com czeka na wysłanie'],
  ['failed', 'E-maila do jan@example.com nie udało się wysłać (01.06.2026 12:00)'],
] as const)('an e-mail that is %s', (state, words) => {
  const at = state === 'waiting' ? null : '2026-06-01T10:00:00.000Z';
  expect(emailInWords({ recipient: 'jan@example.com', state, at }, pl)).toBe(words);
});
