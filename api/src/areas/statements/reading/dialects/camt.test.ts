/** CAMT.053 as each bank writes it, built by hand after the descriptions that banks publish, with what is odd about each. */
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { readFile } from '../read-statement.ts';

const OWN = '61109010140000071219812874';
const PAYER = '27114020040000300201355387';
const VIRTUAL = '94109010141234000000001240';
const line = {
  bookedOn: '2026-11-27',
  amount: 123_450n,
  title: 'Zamówienie nr 1240',
  counterparty: { name: 'Anna Łoś', account: PAYER },
};

const balance = (kind: string, amount: string, day = '<Dt>2026-11-27</Dt>') =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="PLN">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt>${day}</Dt></Bal>`;
const account = `<Acct><Id><IBAN>PL${OWN}</IBAN></Id><Ccy>PLN</Ccy></Acct>`;
const document = (version: string, statements: string, encoding = 'UTF-8') =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>${statements}</BkToCstmrStmt></Document>`;
const statement = (entries: string, balances = balance('OPBD', '1000.00') + balance('CLBD', '2234.50')) =>
  `<Stmt><Id>1</Id><LglSeqNb>331</LglSeqNb>${account}${balances}${entries}</Stmt>`;
const day = '<BookgDt><Dt>2026-11-27</Dt></BookgDt><ValDt><Dt>2026-11-26</Dt></ValDt>';
const debtor = `<Dbtr><Nm>Anna Łoś</Nm></Dbtr><DbtrAcct><Id><IBAN>PL${PAYER}</IBAN></Id></DbtrAcct>`;
const title = '<RmtInf><Ustrd>Zamówienie nr 1240</Ustrd></RmtInf>';
const entry = (details: string, head = '<Sts>BOOK</Sts>', amount = '1234.50') =>
  `<Ntry><Amt Ccy="PLN">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${head}${day}<NtryDtls>${details}</NtryDtls></Ntry>`;

interface Dialect {
  bank: string;
  odd: string;
  encoding?: string;
  file: string;
  lines: object[];
}

const dialects: Dialect[] = [
  {
    bank: 'PKO BP, version 02',
    odd: 'Windows-1250 that says so, an account without its letters',
    encoding: 'win1250',
    file: document(
      '02',
      statement(
        entry(
          `<TxDtls><RltdPties><Dbtr><Nm>Anna Łoś</Nm></Dbtr><DbtrAcct><Id><Othr><Id>${PAYER}</Id></Othr></Id></DbtrAcct></RltdPties>${title}</TxDtls>`,
        ),
      ),
      'Windows-1250',
    ),
    lines: [line],
  },
  {
    bank: 'ING, version 08',
    odd: 'parties within a party, instants instead of days, the state in an element of its own',
    file: document(
      '08',
      statement(
        `<Ntry><Amt Ccy="PLN">1234.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-11-27T23:59:00+01:00</DtTm></BookgDt>
         <NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Anna Łoś</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>PL${PAYER}</IBAN></Id></DbtrAcct></RltdPties>${title}</TxDtls></NtryDtls></Ntry>`,
        balance('OPBD', '1000.00', '<DtTm>2026-11-27T00:00:00+01:00</DtTm>') +
          balance('CLBD', '2234.50', '<DtTm>2026-11-27T23:59:59+01:00</DtTm>'),
      ),
    ),
    lines: [line],
  },
  {
    bank: 'Santander',
    odd: 'names with a prefix, comments, the virtual account as that of the creditor',
    file: document(
      '02',
      statement(
        `<!-- a comment -->${entry(`<TxDtls><RltdPties>${debtor}<CdtrAcct><Id><IBAN>PL${VIRTUAL}</IBAN></Id></CdtrAcct></RltdPties>${title}</TxDtls>`)}`,
      ),
    ).replace(/<(\/?)(?=[A-Z])/g, '<$1ns2:'),
    lines: [{ ...line, paidTo: VIRTUAL }],
  },
  {
    bank: 'mBank',
    odd: 'the virtual account in the words of the bank about the entry',
    file: document(
      '02',
      statement(
        entry(
          `<TxDtls><RltdPties>${debtor}<CdtrAcct><Id><IBAN>PL${OWN}</IBAN></Id></CdtrAcct></RltdPties>${title}<AddtlTxInf>Rachunek wirtualny: 94 1090 1014 1234 0000 0000 1240</AddtlTxInf></TxDtls>`,
        ),
      ),
    ),
    lines: [{ ...line, paidTo: VIRTUAL }],
  },
  {
    bank: 'Pekao',
    odd: 'a bundle of two transfers, a title in several parts and in CDATA',
    file: document(
      '02',
      statement(
        entry(
          `<Btch><NbOfTxs>2</NbOfTxs></Btch>
          <TxDtls><AmtDtls><TxAmt><Amt Ccy="PLN">1000.00</Amt></TxAmt></AmtDtls><RltdPties>${debtor}</RltdPties><RmtInf><Ustrd>Zamówienie</Ustrd><Ustrd>nr 1240</Ustrd></RmtInf></TxDtls>
          <TxDtls><AmtDtls><TxAmt><Amt Ccy="PLN">234.50</Amt></TxAmt></AmtDtls><RltdPties>${debtor}</RltdPties><RmtInf><Ustrd><![CDATA[<Zam. & 1241>]]></Ustrd></RmtInf></TxDtls>`,
        ),
      ),
    ),
    lines: [
      { ...line, amount: 100_000n },
      { ...line, amount: 23_450n, title: '<Zam. & 1241>' },
    ],
  },
  {
    bank: 'BNP Paribas',
    odd: 'the balance of the day before instead of an opening one, entries that are only announced',
    file: document(
      '02',
      statement(
        entry('', '<Sts>PDNG</Sts>', '9.00') +
          entry(`<TxDtls><RltdPties>${debtor}</RltdPties>${title}</TxDtls>`) +
          entry('', '<Sts>INFO</Sts>', '9.00'),
        balance('PRCD', '1000.00') + balance('CLBD', '2234.50') + balance('CLAV', '9.99'),
      ),
    ),
    lines: [line],
  },
  {
    bank: 'Citi',
    odd: 'a payment that is taken back: its parties keep their places',
    file: document(
      '08',
      statement(
        `<Ntry><Amt Ccy="PLN">10.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><Sts><Cd>BOOK</Cd></Sts>${day}
         <NtryDtls><TxDtls><RltdPties>${debtor}</RltdPties>${title}</TxDtls></NtryDtls></Ntry>`,
        balance('OPBD', '1000.00') + balance('CLBD', '990.00'),
      ),
    ),
    lines: [{ ...line, amount: -1_000n }],
  },
  {
    bank: 'Alior',
    odd: 'several statements, one of them empty, and an entry without details',
    file: document(
      '02',
      statement('', balance('OPBD', '1.00') + balance('CLBD', '1.00')) +
        statement(
          `<Ntry><Amt Ccy="PLN">1234.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>${day}<AddtlNtryInf>Zamówienie nr 1240</AddtlNtryInf></Ntry>`,
        ),
    ),
    lines: [{ ...line, counterparty: { name: '', account: '' } }],
  },
];

test.each(dialects.map((dialect) => [dialect.bank, dialect.odd, dialect] as const))(
  '%s: %s',
  (_bank, _odd, { file, encoding = 'utf8', lines }) => {
    const read = readFile(iconv.encode(file, encoding));
    if (read.kind !== 'statements') throw new Error('not recognised');
    expect(new Set(read.statements.map((one) => one.account))).toEqual(new Set([OWN]));
    expect(read.statements.flatMap((one) => one.lines)).toMatchObject(lines);
  },
);

test('a line that cannot be read is named', () => {
  const file = document('02', `\n${statement(`\n${entry('')}\n${entry('', '', '1O.00')}`)}`);
  expect(() => readFile(Buffer.from(file))).toThrow(
    expect.objectContaining({ code: 'STATEMENT_LINE_UNREADABLE', line: 5 }),
  );
});
