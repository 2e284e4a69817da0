/** CSV as each bank writes it, built by hand after files that people describe, with what is odd about each. */
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { suggestedLayout } from '../csv-header.ts';
import { readCsv } from '../read-csv.ts';
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

interface Dialect {
  bank: string;
  odd: string;
  encoding?: string;
  file: string[];
  lines: object[];
  balances?: [bigint, bigint];
}

const dialects: Dialect[] = [
  {
    bank: 'mBank',
    odd: 'lines about the client, names with #, an account in apostrophes, amounts with the currency, a footer',
    encoding: 'win1250',
    file: [
      'mBank S.A. Bankowość Detaliczna;',
      'Skrytka Pocztowa 2108;',
      '',
      '#Klient;',
      'UDZIAŁY SP. Z O.O.;',
      '#Numer rachunku;',
      `${OWN};`,
      '',
      '#Data księgowania;#Data operacji;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji;',
      `2026-11-27;2026-11-26;PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY;"Zamówienie nr 1240";"Anna Łoś";'${PAYER}';1 234,50 PLN;2 234,50 PLN;`,
      ';;;;;;#Saldo końcowe;2 234,50 PLN;',
      'Niniejszy dokument został wygenerowany elektronicznie;',
    ],
    lines: [line],
    balances: [100_000n, 223_450n],
  },
  {
    bank: 'ING',
    odd: 'a preamble, blocked amounts that are not booked, two columns of currencies, a footer over one cell',
    encoding: 'win1250',
    file: [
      '"Lista transakcji";;',
      '"Wybrane rachunki:";',
      '"KONTO Testowe (PLN)";;"61 1090 1014 0000 0712 1981 2874";',
      '',
      '"Data transakcji";"Data księgowania";"Dane kontrahenta";"Tytuł";"Nr rachunku";"Nazwa banku";"Szczegóły";"Nr transakcji";"Kwota transakcji (waluta rachunku)";"Waluta";"Kwota blokady/zwolnienie blokady";"Waluta";"Kwota płatności w walucie";"Waluta";"Konto";"Saldo po transakcji";"Waluta"',
      `2026-11-28;;"SKLEP";"Płatność kartą";;;"TR.KART";'1';;PLN;-50,00;PLN;;;"KONTO";;PLN`,
      `2026-11-26;2026-11-27;" Anna Łoś ";"Zamówienie nr 1240";'${PAYER}';"mBank";"PRZELEW";'202633112345';1234,50;PLN;;;;;"KONTO";2234,50;PLN`,
      '"Dokument ma charakter informacyjny, nie stanowi dowodu księgowego";;;;;;;;',
    ],
    lines: [{ ...line, reference: '202633112345' }],
    balances: [100_000n, 223_450n],
  },
  {
    bank: 'PKO BP',
    odd: 'commas, signs before amounts, a description whose parts have labels and columns without a name',
    encoding: 'win1250',
    file: [
      '"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji","","",""',
      `"2026-11-27","2026-11-26","Przelew na konto","+1234.50","PLN","+2234.50","Rachunek nadawcy: 27 1140 2004 0000 3002 0135 5387","Nazwa nadawcy: Anna Łoś","Adres nadawcy: DŁUGA 7","Tytuł: Zamówienie nr 1240"`,
    ],
    lines: [line],
    balances: [100_000n, 223_450n],
  },
  {
    bank: 'Pekao',
    odd: 'tabs, days with points, the newest first, a counterparty account with spaces',
    file: [
      'Data księgowania\tData waluty\tNadawca / Odbiorca\tAdres nadawcy / odbiorcy\tRachunek źródłowy\tRachunek docelowy\tTytułem\tKwota operacji\tWaluta\tNumer referencyjny\tTyp operacji',
      `28.11.2026\t28.11.2026\tBank\t\t61 1090 1014 0000 0712 1981 2874\t\tOpłata\t-10,00\tPLN\tR2\tOPŁATA`,
      `27.11.2026\t26.11.2026\tAnna Łoś\tDługa 7\t27 1140 2004 0000 3002 0135 5387\t94 1090 1014 1234 0000 0000 1240\tZamówienie nr 1240\t1 234,50\tPLN\tR1\tPRZELEW`,
    ],
    lines: [
      { ...line, paidTo: VIRTUAL },
      { bookedOn: '2026-11-28', amount: -1_000n },
    ],
  },
  {
    bank: 'Millennium',
    odd: 'debits and credits apart, the own account in the first column, a byte order mark',
    file: [
      '\ufeff"Numer rachunku/karty","Data transakcji","Data rozliczenia","Rodzaj transakcji","Na konto/Z konta","Odbiorca/Zleceniodawca","Opis","Obciążenia","Uznania","Saldo","Waluta"',
      `"PL61 1090 1014 0000 0712 1981 2874","2026-11-28","2026-11-28","OPŁATA","","","Opłata","-10.00","","2224.50","PLN"`,
      `"PL61 1090 1014 0000 0712 1981 2874","2026-11-26","2026-11-27","PRZELEW","27 1140 2004 0000 3002 0135 5387","Anna Łoś","Zamówienie nr 1240","","1234.50","2234.50","PLN"`,
    ],
    lines: [line, { bookedOn: '2026-11-28', amount: -1_000n }],
    balances: [100_000n, 222_450n],
  },
  {
    bank: 'Alior',
    odd: 'a line of criteria, names and accounts of both sides, amounts in two currencies',
    encoding: 'win1250',
    file: [
      'Kryteria transakcji: data od 2026-11-27 do 2026-11-28; liczba transakcji: 1',
      'Data transakcji;Data księgowania;Nazwa nadawcy;Nazwa odbiorcy;Szczegóły transakcji;Kwota operacji;Waluta operacji;Kwota w walucie rachunku;Waluta rachunku;Numer rachunku nadawcy;Numer rachunku odbiorcy',
      `26-11-2026;27-11-2026;Anna Łoś;UDZIAŁY SP. Z O.O.;Zamówienie nr 1240;290,00;EUR;1234,50;PLN;${PAYER};${VIRTUAL}`,
      `28-11-2026;28-11-2026;UDZIAŁY SP. Z O.O.;Jan Kos;Zwrot;-10,00;PLN;-10,00;PLN;${OWN};${PAYER}`,
    ],
    lines: [
      { ...line, paidTo: VIRTUAL },
      { amount: -1_000n, counterparty: { account: PAYER }, paidTo: '' },
    ],
  },
  {
    bank: 'BNP Paribas',
    odd: 'the booked day as the last column, quotes within quotes, a title over two lines',
    file: [
      'Kwota;Waluta;Tytuł;Kontrahent;Rachunek kontrahenta;Saldo;Data księgowania',
      `1.234,50;PLN;"Zamówienie\nnr 1240";"Anna Łoś";PL${PAYER};2.234,50;27/11/2026`,
      `-1,00;PLN;"""opłata""; za konto";;;2.233,50;27/11/2026`,
    ],
    lines: [line, { amount: -100n, title: '"opłata"; za konto' }],
    balances: [100_000n, 223_350n],
  },
  {
    bank: 'Nest Bank',
    odd: 'instants instead of days, a column of the virtual account, sums below the table',
    encoding: 'iso-8859-2',
    file: [
      'Data księgowania|Nazwa kontrahenta|Numer rachunku kontrahenta|Rachunek wirtualny|Tytuł operacji|Kwota|Saldo po operacji',
      `2026-11-27 08:15:00|Anna Łoś|${PAYER}|${VIRTUAL}|Zamówienie nr 1240|1234,50|2234,50`,
      '|||||Suma uznań|1234,50',
    ],
    lines: [{ ...line, paidTo: VIRTUAL }],
    balances: [100_000n, 223_450n],
  },
  {
    bank: 'an English one',
    odd: 'English names, a point for decimals and a comma for thousands',
    file: [
      'Booking date,Value date,Description,Counterparty,Counterparty account,Debit,Credit,Balance',
      `27/11/2026,26/11/2026,Zamówienie nr 1240,Anna Łoś,PL${PAYER},,"1,234.50","2,234.50"`,
    ],
    lines: [line],
    balances: [100_000n, 223_450n],
  },
];

test.each(dialects.map((dialect) => [dialect.bank, dialect.odd, dialect] as const))(
  '%s: %s',
  (_bank, _odd, { file, encoding = 'utf8', lines, balances }) => {
    const read = readFile(iconv.encode(file.join('\r\n'), encoding));
    if (read.kind !== 'table') throw new Error('no table');
    const layout = suggestedLayout(read.table.header);
    if (!layout) throw new Error('no layout');
    const { opening, closing, lines: found } = readCsv(read.table, layout, OWN);
    expect(found).toMatchObject(lines);
    expect(found).toHaveLength(lines.length);
    if (balances) expect([opening, closing]).toEqual(balances);
  },
);

test.each([
  ['in the middle of its last row', '2026-11-27;Zam. 1240;1234,5'],
  ['in the middle of its last day', '2026-11-2'],
])('a table that is cut %s is refused with that line', (_, last) => {
  const text = `Data księgowania;Tytuł;Kwota;Saldo\n2026-11-26;a;1,00;1001,00\n${last}`;
  const read = readFile(Buffer.from(text));
  if (read.kind !== 'table') throw new Error('no table');
  const layout = suggestedLayout(read.table.header);
  expect(() => layout && readCsv(read.table, layout, OWN)).toThrow(
    expect.objectContaining({ code: 'STATEMENT_LINE_UNREADABLE', line: 3 }),
  );
});
