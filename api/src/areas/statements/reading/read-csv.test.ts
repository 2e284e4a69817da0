import { expect, test } from 'vitest';
import { suggestedLayout } from './csv-header.ts';
import { readCsv, readCsvTable } from './read-csv.ts';

function read(text: string) {
  const table = readCsvTable(text);
  const layout = suggestedLayout(table.header);
  if (!layout) throw new Error('no layout');
  return readCsv(table, layout, 'PL61 1090 1014 0000 0712 1981 2874');
}

test('lines above the table, semicolons, quotes, decimal commas, the newest first, a balance', () => {
  const statement = read(`"Lista operacji"
"Klient";"Spółka"

#Data księgowania;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji
2026-11-27;"PRZELEW";"Zam. 1240; ""pilne""";"ANNA NOWAK";'27114020040000300201355387';1 234,50;2 234,50
2026-11-26;"OPŁATA";"Za konto";"";"";-10,00;1 000,00
;;;;Suma;1 224,50;`);
  expect(statement).toMatchObject({
    opening: 101_000n,
    closing: 223_450n,
    from: '2026-11-26',
    to: '2026-11-27',
  });
  expect(
    statement.lines.map(({ bookedOn, amount, counterparty }) => [bookedOn, amount, counterparty.account]),
  ).toEqual([
    ['2026-11-26', -1000n, ''],
    ['2026-11-27', 123_450n, '27114020040000300201355387'],
  ]);
});

test('commas, decimal points, debits in a column of their own', () => {
  const statement = read(`Date,Description,Counterparty,Debit,Credit
27/11/2026,Order 1240,Anna Nowak,,"1,234.50"
27/11/2026,Fee,Bank,10.00,`);
  expect(statement.lines.map(({ amount, title }) => [amount, title])).toEqual([
    [123_450n, 'Order 1240'],
    [-1000n, 'Fee'],
  ]);
});

test.each([
  ['a day that is none', '31.11.2026;Zam.;10,00', 'STATEMENT_LINE_UNREADABLE', 2],
  ['an amount that is none', '27.11.2026;Zam.;dziesięć', 'STATEMENT_LINE_UNREADABLE', 2],
  ['a table without lines', ';;', 'STATEMENT_NOT_RECOGNISED', 1],
] as const)('is refused: %s', (_, row, code, line) => {
  expect(() => read(`Data;Tytuł;Kwota\n${row}`)).toThrow(expect.objectContaining({ code, line }));
});

test('a text that is no table is not recognised', () => {
  expect(() => read('Dzień dobry,\nto nie jest wyciąg')).toThrow(
    expect.objectContaining({ code: 'STATEMENT_NOT_RECOGNISED' }),
  );
});
