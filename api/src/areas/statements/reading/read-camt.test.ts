import { expect, test } from 'vitest';
import { readCamt } from './read-camt.ts';

const balance = (
  kind: string,
  amount: string,
  day: string,
) => `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp>
  <Amt Ccy="PLN">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

const statement = (
  entries: string,
  closing: string,
) => `<Stmt><Id>2026/331</Id><ElctrncSeqNb>331</ElctrncSeqNb>
  <Acct><Id><IBAN>PL61109010140000071219812874</IBAN></Id><Ccy>PLN</Ccy></Acct>
  ${balance('OPBD', '100.00', '2026-11-26')}${balance('CLBD', closing, '2026-11-27')}${entries}</Stmt>`;

const file = (statements: string, version = '02') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
${statements}</BkToCstmrStmt></Document>`;

const entry = (
  amount: string,
  details: string,
  more = '',
) => `<Ntry><Amt Ccy="PLN">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${more}
  <BookgDt><Dt>2026-11-27</Dt></BookgDt><AcctSvcrRef>REF1</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry>`;

const payment = (name: string, title: string, amount = '') => `<TxDtls>${amount}<RltdPties>${name}
  <DbtrAcct><Id><IBAN>PL27114020040000300201355387</IBAN></Id></DbtrAcct>
  <CdtrAcct><Id><Othr><Id>61109010140000071219812874</Id></Othr></Id></CdtrAcct></RltdPties>
  <RmtInf><Ustrd>${title}</Ustrd></RmtInf></TxDtls>`;

test('version 02 names the payer directly, version 08 as a party', () => {
  for (const [version, name] of [
    ['02', '<Dbtr><Nm>Anna &amp; Jan &#379;ak</Nm></Dbtr>'],
    ['08', '<Dbtr><Pty><Nm>Anna &amp; Jan Żak</Nm></Pty></Dbtr>'],
  ] as const) {
    const text = file(statement(entry('1234.50', payment(name, 'Zamówienie 1240')), '1334.50'), version);
    expect(readCamt(text)).toEqual([
      {
        format: 'camt053',
        account: '61109010140000071219812874',
        currency: 'PLN',
        number: '331',
        from: '2026-11-26',
        to: '2026-11-27',
        opening: 10_000n,
        closing: 133_450n,
        lines: [
          {
            bookedOn: '2026-11-27',
            amount: 123_450n,
            reference: 'REF1',
            title: 'Zamówienie 1240',
            counterparty: { name: 'Anna & Jan Żak', account: '27114020040000300201355387' },
            paidTo: '61109010140000071219812874',
          },
        ],
      },
    ]);
  }
});

test('names with a prefix, and several statements', () => {
  const both = statement('', '100.00') + statement('', '100.00');
  const text = file(both).replace(/<(\/?)(\w)/g, '<$1ns2:$2');
  expect(readCamt(text).map(({ closing }) => closing)).toEqual([10_000n, 10_000n]);
});

test('a bundle is its payments if their amounts make its sum', () => {
  const of = (amount: string, title: string) => payment('', title, `<Amt Ccy="PLN">${amount}</Amt>`);
  const lines = (...amounts: string[]) =>
    readCamt(
      file(statement(entry('30.00', amounts.map((one, nth) => of(one, `t${nth}`)).join('')), '130.00')),
    )[0]?.lines;
  expect(lines('10.00', '20.00')?.map(({ amount, title }) => [amount, title])).toEqual([
    [1000n, 't0'],
    [2000n, 't1'],
  ]);
  expect(lines('10.00', '10.00')?.map(({ amount }) => amount)).toEqual([3000n]);
});

test('what is only announced is no line', () => {
  const pending = entry('5.00', '', '<Sts>PDNG</Sts>');
  const booked = entry('6.00', '', '<Sts><Cd>BOOK</Cd></Sts>');
  expect(readCamt(file(statement(pending + booked, '106.00')))[0]?.lines).toHaveLength(1);
});

test('is refused: a day that does not exist, an amount that no bank has', () => {
  const unreadable = expect.objectContaining({ code: 'STATEMENT_LINE_UNREADABLE' });
  const text = file(statement(entry('1.00', ''), '101.00'));
  const wrongDay = text.replace('<BookgDt><Dt>2026-11-27', '<BookgDt><Dt>2026-02-31');
  expect(() => readCamt(wrongDay)).toThrow(unreadable);
  expect(() => readCamt(text.replace('>1.00<', '>10000000000000.00<'))).toThrow(unreadable);
});

test.each([
  [
    'entities',
    file(statement('', '100.00')).replace('<Document', '<!DOCTYPE x [<!ENTITY a "b">]>\n<Document'),
    'STATEMENT_LINE_UNREADABLE',
    2,
  ],
  [
    'XML that is cut off',
    file(statement('', '100.00')).slice(0, -30),
    'STATEMENT_LINE_UNREADABLE',
    expect.any(Number),
  ],
  ['sums that do not agree', file(statement(entry('1.00', ''), '100.00')), 'STATEMENT_SUM_WRONG', 3],
  ['no balance', file(statement('', '100.00').replaceAll('CLBD', 'XXXX')), 'STATEMENT_SUM_WRONG', 3],
] as const)('is refused: %s', (_, text, code, line) => {
  expect(() => readCamt(text)).toThrow(expect.objectContaining({ code, line }));
});
