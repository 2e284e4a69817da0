/** Whatever a title says, *sure* is never said where a second reading could doubt. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, type Evidence, judge } from './judge.ts';
import { numbersIn } from './numbers-in-title.ts';

const SEED = 1_240;
const OWN = '61109010140000071219812874';
const ACCOUNT = '27114020040000300201355387';
const anna = { firstName: 'Anna Maria', lastName: 'Nowak-Łoś', account: ACCOUNT };
const jan = { firstName: 'Jan', lastName: 'van Houten', account: '83101010230000261395100000' };

const anOrder = (id: number, fields: Partial<Candidate> = {}): Candidate => ({
  id,
  state: 'open',
  amount: 123_450n,
  investor: anna,
  seriesAccount: OWN,
  ...fields,
});
/** Orders that exist: of Anna with numbers alike, of Jan, paid and ended ones, and one whose number is its amount. */
const orders = [
  anOrder(1240),
  anOrder(124),
  anOrder(240),
  anOrder(12),
  anOrder(2026),
  anOrder(271_126),
  anOrder(5387),
  anOrder(1500, { amount: 150_000n }),
  anOrder(77, { investor: jan }),
  anOrder(78, { state: 'paid' }),
  anOrder(79, { state: 'ended' }),
  anOrder(80, { amount: 123_451n }),
  anOrder(81, { seriesAccount: ACCOUNT }),
];

/** As the orders of a database are found for a title. */
const named = (title: string) =>
  numbersIn(title).flatMap(({ number }) => orders.find(({ id }) => id === number) ?? []);

const pieces = fc.constantFrom(
  ...[
    'zam.',
    'Zamówienie',
    'nr',
    'order',
    '#',
    'no.',
    'za',
    'i',
    'oraz',
    'udziały',
    'zwrot',
    '/',
    ',',
    '-',
    ';',
  ],
  ...['1240', '124', '240', '12', '77', '78', '79', '80', '81', '1500', '2026', '271126', '5387', '9999'],
  ...[
    '124O',
    'l240',
    '1Z40',
    '12 40',
    '1.240',
    '1 240',
    '01240',
    '1240/2026',
    '1240/41',
    '1240-1241',
    '#1240',
    'A1240',
  ],
  ...[
    '1500,00',
    '1 234,50',
    '1240,00',
    '1240 zł',
    '12 udziałów',
    '5 szt.',
    '27.11.2026',
    '2026-11-27',
    '27-11-2026',
  ],
  ...['konto 5387', ACCOUNT, `PL${OWN}`, '2711 4020', '١٢٤٠', '1240²'],
);
const titles = fc
  .array(fc.tuple(pieces, fc.constantFrom(' ', ' ', '')), { maxLength: 6 })
  .map((all) => all.flat().join(''));
const amounts = fc.constantFrom(123_450n, 123_449n, 123_451n, 150_000n, 124_000n);
const names = fc.constantFrom(
  ...[
    'ANNA NOWAK',
    'Łoś Maria',
    'JAN I ANNA NOWAK',
    'NOWAK ANNA FIRMA HANDLOWA',
    'Anna Nowakowska',
    'Jan van Dijk',
  ],
  ...['JAN VAN HOUTEN', 'ANNA MARIA', 'NOWAK', 'ABC SP. Z O.O.', ''],
);
const accounts = fc.constantFrom('', ACCOUNT, jan.account, '50102055581111123456781240');
const lines = fc.record({
  title: titles,
  amount: amounts,
  name: names,
  account: accounts,
  paidTo: fc.constantFrom(null, ...orders),
});
type Line = typeof lines extends fc.Arbitrary<infer Of> ? Of : never;

function judged({ title, amount, name, account, paidTo }: Line) {
  const found = named(title);
  const evidence: Evidence = {
    paidTo,
    named: [...new Map(found.map((order) => [order.id, order])).values()],
    fitting: orders.filter(({ investor, state }) => state === 'open' && investor.account === account),
    ownAccounts: new Set([OWN]),
    isByRule: false,
    accountOfOthers:
      orders.some(({ investor }) => investor.account === account) &&
      ![...found, ...(paidTo ? [paidTo] : [])].some(({ investor }) => investor.account === account),
  };
  return judge({ account: OWN, amount, title, counterparty: { name, account } }, evidence);
}

/** A second reading of the title, which knows nothing of the first: its runs of digits, without those of days and amounts. */
const runsOf = (title: string) =>
  (
    title
      .replace(
        /\d\d?[.-]\d\d?[.-]\d{4}|\d{4}-\d\d-\d\d|\d[\d ]*,\d\d|\d+ zł|\d+ (?:udział|szt)|\d{20,}/g,
        ' ',
      )
      .match(/\d+/g) ?? []
  ).map(Number);

test('sure means: open, to the grosz, of the account of its series, and either its own account or its only number and its investor', () => {
  let sure = 0;
  const check = (line: Line) => {
    const { verdict, order: id, reasons } = judged(line);
    const order = orders.find((one) => one.id === id);
    if (verdict !== 'sure') return;
    sure += 1;
    expect(order).toMatchObject({ state: 'open', amount: line.amount, seriesAccount: OWN });
    if (line.paidTo) {
      expect(id).toBe(line.paidTo.id);
      expect(named(line.title).filter((one) => one.id !== id)).toEqual([]);
      return;
    }
    expect(reasons.some((reason) => reason === 'name' || reason === 'account')).toBe(true);
    const others = runsOf(line.title).filter((number) => number !== id && number !== 2026);
    expect(others, line.title).toEqual([]);
    expect(line.title).not.toMatch(/\d[OlZI]|[lA]\d|²/);
    expect(BigInt(id ?? 0) * 100n).not.toBe(line.amount);
  };
  fc.assert(fc.property(lines, check), { numRuns: 20_000, seed: SEED });
  expect(sure).toBeGreaterThan(100);
});

test('every reason that is given is true', () => {
  const check = (line: Line) => {
    const { reasons, order: id } = judged(line);
    const order = orders.find((one) => one.id === id);
    const numbers = numbersIn(line.title).map(({ number }) => number);
    for (const reason of reasons) {
      if (reason === 'virtual-account') expect(line.paidTo?.id).toBe(id);
      if (reason === 'number') expect(numbers).toContain(id);
      if (reason === 'amount' && order) expect(order.amount).toBe(line.amount);
      if (reason === 'account') expect(order?.investor.account).toBe(line.account);
      if (reason === 'name') expect(line.name).toMatch(/NOWAK|Łoś|HOUTEN/);
      if (reason === 'several-numbers') expect(numbers.length + (line.paidTo ? 1 : 0)).toBeGreaterThan(1);
      if (reason === 'other-account') expect(order?.seriesAccount).not.toBe(OWN);
      if (reason === 'account-of-others') expect(order?.investor.account).not.toBe(line.account);
    }
    expect(new Set(reasons).size).toBe(reasons.length);
  };
  fc.assert(fc.property(lines, check), { numRuns: 5_000, seed: SEED });
});
