/** Statements written in each format, as plain as its standard: what is read of them must be what they say. */
import type { FileLine, StatementFile } from '../../areas/statements/reading/statement-file.ts';

const absolute = (amount: bigint) => (amount < 0n ? -amount : amount);
const decimal = (amount: bigint, mark: string) => {
  const digits = String(absolute(amount)).padStart(3, '0');
  return `${digits.slice(0, -2)}${mark}${digits.slice(-2)}`;
};
const short = (day: string) => day.replaceAll('-', '').slice(2);
const partsOf = (text: string, width: number) => text.match(new RegExp(`.{1,${width}}`, 'gsu')) ?? [''];

/** How the fields 86 are written: the sign before their subfields, and the most letters of one. */
export interface Mt940Style {
  sign: string;
  width: number;
}

export function writeMt940(statements: readonly StatementFile[], { sign, width }: Mt940Style): string {
  const balance = (tag: string, day: string, amount: bigint) =>
    `:${tag}:${amount < 0n ? 'D' : 'C'}${short(day)}PLN${decimal(amount, ',')}`;
  const details = ({ title, counterparty, paidTo }: FileLine) => [
    `:86:020${sign}00PRZELEW`,
    ...partsOf(title, width).map((part, nth) => `${sign}${20 + nth}${part}`),
    ...partsOf(counterparty.name, width).map((part, nth) => `${sign}${32 + nth}${part}`),
    `${sign}38${counterparty.account && `PL${counterparty.account}`}`,
    `${sign}61${paidTo}`,
  ];
  const movement = (line: FileLine) => [
    `:61:${short(line.bookedOn)}${short(line.bookedOn).slice(2)}${line.amount < 0n ? 'D' : 'C'}${decimal(line.amount, ',')}NTRFNONREF//${line.reference}`,
    ...details(line),
  ];
  return statements
    .flatMap(({ account, number, from, to, opening, closing, lines }) => [
      ':20:1',
      `:25:/PL${account}`,
      `:28C:${number}`,
      balance('60F', from, opening),
      ...lines.flatMap(movement),
      balance('62F', to, closing),
      '-',
    ])
    .join('\r\n');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function writeCamt(statements: readonly StatementFile[], version: '02' | '08'): string {
  const amount = (value: bigint) =>
    `<Amt Ccy="PLN">${decimal(value, '.')}</Amt><CdtDbtInd>${value < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const balance = (kind: string, value: bigint, day: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp>${amount(value)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
  const accountOf = (number: string) => number && `<Id><IBAN>PL${number}</IBAN></Id>`;
  const entry = ({ bookedOn, amount: value, reference, title, counterparty, paidTo }: FileLine) => {
    const [side, own] = value < 0n ? ['Cdtr', 'Dbtr'] : ['Dbtr', 'Cdtr'];
    const name = `<Nm>${escaped(counterparty.name)}</Nm>`;
    const party = version === '08' ? `<Pty>${name}</Pty>` : name;
    return `<Ntry>${amount(value)}<Sts>${version === '08' ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts>
      <BookgDt><Dt>${bookedOn}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties>
      <${side}>${party}</${side}><${side}Acct>${accountOf(counterparty.account)}</${side}Acct>
      <${own}Acct>${accountOf(paidTo)}</${own}Acct></RltdPties><RmtInf><Ustrd>${escaped(title)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  };
  const body = statements.map(
    ({ account, number, from, to, opening, closing, lines }) =>
      `<Stmt><ElctrncSeqNb>${number}</ElctrncSeqNb><Acct>${accountOf(account)}<Ccy>PLN</Ccy></Acct>
      ${balance('OPBD', opening, from)}${balance('CLBD', closing, to)}
      ${lines.map(entry).join('\n')}</Stmt>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>${body.join('\n')}</BkToCstmrStmt></Document>`;
}

/** One statement: CSV says neither its number nor the days of its balances. */
export function writeCsv({ opening, lines }: StatementFile, delimiter: string): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  let balance = opening;
  const rows = lines.map(({ bookedOn, amount, title, counterparty, reference }) => {
    balance += amount;
    const signed = (value: bigint) => `${value < 0n ? '-' : ''}${decimal(value, ',')}`;
    const cells = [bookedOn, title, counterparty.name, counterparty.account, signed(amount), reference];
    return [...cells, signed(balance)].map(quoted).join(delimiter);
  });
  const header = [
    'Data księgowania',
    'Tytuł',
    'Nadawca',
    'Numer konta',
    'Kwota',
    'Numer referencyjny',
    'Saldo',
  ];
  return [header.map(quoted).join(delimiter), ...rows].join('\r\n');
}
