import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentOf, readElixir, readPain } from '../../../testing/files/read-bank-files.ts';
import { withCheckDigits } from '../../countries/countries.shared.ts';
import { type BankOrder, bankNameOf, bankTitleOf, hasBankName, sumOf } from './bank-order.ts';
import { writeElixir } from './write-elixir.ts';
import { writePain } from './write-pain.ts';

const order: BankOrder = {
  reference: '20261128-7-0a1b2c3d',
  createdAt: new Date('2026-11-28T09:30:15.123Z'),
  executeOn: '2026-11-28',
  account: '61109010140000071219812874',
  payer: bankNameOf('Udziały "Łąka" Sp. z o.o.'),
  payments: [
    {
      reference: 'R12-7',
      name: bankNameOf('Żaneta Gęś-Świątkowska'),
      account: '27114020040000300201355387',
      amount: '1234.50',
      title: bankTitleOf('Zwrot, zamówienie 12'),
    },
    {
      reference: 'U3-7',
      name: bankNameOf(`Spółdzielnia Mieszkaniowa ${'Długa Nazwa '.repeat(4)}`),
      account: '83101010230000261395100000',
      amount: '0.01',
      title: bankTitleOf('Zwrot wpłaty z 20.11.2026'),
    },
  ],
};

describe('Elixir-0, as PKO BP, mBank, ING, Alior and BNP Paribas describe it', () => {
  const lines = readElixir(writeElixir(order, 'windows-1250'), 'windows-1250');
  const fields: [number, string, string][] = [
    [1, 'the code of a domestic transfer', '110'],
    [2, 'the day as YYYYMMDD', '20261128'],
    [3, 'the amount in grosze, without a separator', '123450'],
    [4, 'the clearing number of the bank that pays', '10901014'],
    [5, 'an unused number', '0'],
    [6, 'the account that pays, in 26 digits', '61109010140000071219812874'],
    [7, 'the account of the payee, in 26 digits', '27114020040000300201355387'],
    [8, 'the holder of the account that pays', "Udziały 'Łąka' Sp. z o.o."],
    [9, 'the payee', 'Żaneta Gęś-Świątkowska'],
    [10, 'an unused number', '0'],
    [11, 'the clearing number of the bank of the payee', '11402004'],
    [12, 'the title', 'Zwrot, zamówienie 12'],
    [13, 'an unused text', ''],
    [14, 'an unused text', ''],
    [15, 'the classification of an ordinary payment', '51'],
    [16, 'the reference of the payment', 'R12-7'],
  ];
  test.each(fields)('field %i is %s', (place, _, value) => expect(lines[0]?.[place - 1]).toBe(value));

  test('there is one line of 16 fields for each payment, and neither head nor foot', () => {
    expect(lines.map((line) => line.length)).toEqual([16, 16]);
  });

  test('texts are in quotation marks and numbers are not; a line ends with CR LF', () => {
    const [line = ''] = Buffer.from(
      writeElixir({ ...order, payer: 'A', payments: order.payments.slice(1) }, 'ibm852'),
    )
      .toString('latin1')
      .split('\r\n');
    expect(line.replace(/"[^"]*"/g, 'T')).toBe('110,20261128,1,10901014,0,T,T,T,T,0,10101023,T,T,T,T,T');
  });

  test('names are lines of at most 35 letters between bars, broken between words', () => {
    expect(lines[1]?.[8]?.split('|')).toEqual([
      'Spółdzielnia Mieszkaniowa Długa',
      'Nazwa Długa Nazwa Długa Nazwa Długa',
      'Na',
    ]);
  });

  test.each(['windows-1250', 'ibm852'] as const)('all Polish letters are written in %s', (encoding) => {
    const letters = 'ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż';
    const payments = order.payments.slice(0, 1).map((payment) => ({ ...payment, title: letters }));
    expect(readElixir(writeElixir({ ...order, payments }, encoding), encoding)[0]?.[11]).toBe(letters);
  });
});

describe('pain.001', () => {
  test.each(['03', '09'] as const)('version %s says who pays what to whom', (version) => {
    const { namespace, head, order: payment, transfers } = readPain(writePain(order, version));
    expect(namespace).toBe(`urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}`);
    expect(head).toMatchObject({
      MsgId: '20261128-7-0a1b2c3d',
      CreDtTm: '2026-11-28T09:30:15Z',
      NbOfTxs: '2',
      CtrlSum: '1234.51',
    });
    expect(payment).toMatchObject({
      PmtInfId: '20261128-7-0a1b2c3d',
      PmtMtd: 'TRF',
      NbOfTxs: '2',
      CtrlSum: '1234.51',
      ReqdExctnDt: version === '03' ? '2026-11-28' : { Dt: '2026-11-28' },
      Dbtr: { Nm: "Udziały 'Łąka' Sp. z o.o." },
      DbtrAcct: { Id: { IBAN: 'PL61109010140000071219812874' }, Ccy: 'PLN' },
      DbtrAgt: { FinInstnId: { ClrSysMmbId: { ClrSysId: { Cd: 'PLKNR' }, MmbId: '10901014' } } },
    });
    expect(transfers).toEqual(
      order.payments.map((one) => ({ ...one, amount: sumOf([one]), currency: 'PLN' })),
    );
  });

  test('the elements stand in the sequence of the schema', () => {
    const names = [...new TextDecoder().decode(writePain(order, '03')).matchAll(/<(\w+)/g)].map(
      ([, name]) => name,
    );
    const first = names.slice(0, names.indexOf('CdtTrfTxInf', names.indexOf('CdtTrfTxInf') + 1));
    expect(first.join(' ')).toBe(
      'Document CstmrCdtTrfInitn GrpHdr MsgId CreDtTm NbOfTxs CtrlSum InitgPty Nm PmtInf PmtInfId PmtMtd NbOfTxs CtrlSum ' +
        'ReqdExctnDt Dbtr Nm DbtrAcct Id IBAN Ccy DbtrAgt FinInstnId ClrSysMmbId ClrSysId Cd MmbId CdtTrfTxInf PmtId InstrId ' +
        'EndToEndId Amt InstdAmt Cdtr Nm CdtrAcct Id IBAN RmtInf Ustrd',
    );
  });
});

/** Names that people have, and those that break files: quotes, bars, tags, other alphabets, emojis, reading directions. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 220 }),
  fc
    .array(
      fc.constantFrom(
        '"',
        '|',
        '<&>',
        '\r\n',
        ',',
        ';',
        '👩‍👧',
        'Ż',
        'é',
        'Ω',
        '\u202E',
        ']]>',
        ' ',
        'a',
        "'",
        '--',
      ),
    )
    .map((parts) => parts.join('')),
);
const payment = fc
  .record({
    id: fc.integer({ min: 1, max: 9_999_999 }),
    name: hostile.filter(hasBankName),
    digits: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 24, maxLength: 24 }),
    grosze: fc.bigInt({ min: 1n, max: 999_999_999_999n }),
    title: hostile.filter(hasBankName),
  })
  .map(({ id, name, digits, grosze, title }) => ({
    reference: `R${id}-7`,
    name: bankNameOf(name),
    account: withCheckDigits(digits.join('')),
    amount: `${grosze / 100n}.${String(grosze % 100n).padStart(2, '0')}`,
    title: bankTitleOf(title),
  }));
const orders = fc.array(payment, { minLength: 1, maxLength: 12 }).map((payments) => ({ ...order, payments }));
/** Lines are broken, so that spaces and what is beyond four lines may differ. */
const letters = (text: string) => text.replaceAll(' ', '');

test('random payments with hostile names are read back as they are, by a reader that is not the writer', () => {
  fc.assert(
    fc.property(orders, fc.constantFrom('windows-1250' as const, 'ibm852' as const), (random, encoding) => {
      const lines = readElixir(writeElixir(random, encoding), encoding);
      expect(lines).toHaveLength(random.payments.length);
      for (const [nth, one] of random.payments.entries()) {
        const fields = lines[nth] ?? [];
        expect(fields).toHaveLength(16);
        for (const place of [7, 8, 11]) {
          const parts = fields[place]?.split('|') ?? [];
          expect(parts.length).toBeLessThanOrEqual(4);
          for (const part of parts) expect(part.length).toBeLessThanOrEqual(35);
        }
        const read = paymentOf(fields);
        expect(read).toMatchObject({ reference: one.reference, account: one.account, amount: sumOf([one]) });
        expect(letters(read.name)).toBe(letters(one.name));
        expect(letters(one.title)).toContain(letters(read.title));
      }
      for (const version of ['03', '09'] as const) {
        const { head, transfers } = readPain(writePain(random, version));
        expect(head.NbOfTxs).toBe(String(random.payments.length));
        expect(BigInt(head.CtrlSum.replace('.', ''))).toBe(sumOf(random.payments));
        expect(transfers).toEqual(
          random.payments.map((one) => ({ ...one, amount: sumOf([one]), currency: 'PLN' })),
        );
        for (const { name, title, reference } of transfers) {
          expect(name.length).toBeLessThanOrEqual(70);
          expect(title.length).toBeLessThanOrEqual(140);
          expect(reference.length).toBeLessThanOrEqual(35);
        }
      }
    }),
    { numRuns: 200 },
  );
});
