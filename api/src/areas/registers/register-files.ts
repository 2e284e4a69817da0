import { rangesText } from '@share/contract/areas/registers/register-text.ts';
import type { CapTable, Holder, SeriesRegister } from '@share/contract/areas/registers/registers.schemas.ts';
import { toWarsaw } from '@share/contract/shared/dates.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import type { Context } from '../../platform/context.ts';
import type { Download } from '../../platform/http/serve-download.ts';
import type { Cell } from '../../platform/lists/export/file-rows.ts';
import { writeXlsx, XLSX } from '../../platform/lists/export/write-xlsx.ts';
import { audit } from '../../platform/records/audit.ts';
import { registerFileTexts } from './register-files.texts.ts';

const text = (value: string): Cell => ({ type: 'text', value });
const number = (value: number): Cell => ({ type: 'number', value });
const money = (value: number): Cell => ({ type: 'money', value });
const id = (value: number): Cell => ({ type: 'id', value });

/** The register of holders as a spreadsheet, in the language of the caller, with the hash at its end. */
export async function seriesRegisterFile(context: Context, register: SeriesRegister): Promise<Download> {
  const { heads, total, hash, day } = registerFileTexts[context.language];
  const { series, asOf, rows, shares, amount, sha256 } = register;
  await auditFile(context, { list: 'register', series: series.id, asOf });
  const head = [
    heads.numbers,
    heads.holder,
    heads.email,
    heads.account,
    heads.since,
    heads.orders,
    heads.shares,
    heads.amount,
  ];
  const lines = rows.map((row) => [
    text(rangesText(row.ranges)),
    ...holderCells(context, row.user),
    { type: 'time', value: toWarsaw(new Date(row.since)) } as const,
    text(row.orders.join(', ')),
    number(row.shares),
    money(row.amount),
  ]);
  const end = [
    [],
    [text(total), null, null, null, null, null, number(shares), money(amount)],
    [text(textIn(context.language, series.name))],
    [text(day), { type: 'day', value: asOf } as const],
    [text(hash), text(sha256)],
  ];
  return fileOf(context, { name: `register-${series.id}-${asOf}`, head, lines: [...lines, ...end] });
}

/** The holders of an offer over its series as a spreadsheet, with a column for each series. */
export async function capTableFile(context: Context, table: CapTable): Promise<Download> {
  const { heads, total, day } = registerFileTexts[context.language];
  const { offer, asOf, series, rows, shares, amount } = table;
  await auditFile(context, { list: 'cap-table', offer: offer.id, asOf });
  const names = series.map(({ name }) => textIn(context.language, name));
  const head = [heads.holder, heads.email, heads.account, ...names, heads.shares, heads.part, heads.amount];
  const lines = rows.map((row) => [
    ...holderCells(context, row.user),
    ...row.bySeries.map(number),
    number(row.shares),
    { type: 'percent', value: row.part } as const,
    money(row.amount),
  ]);
  const end = [
    [],
    [
      text(total),
      null,
      null,
      ...series.map((one) => number(one.shares)),
      number(shares),
      null,
      money(amount),
    ],
    [text(textIn(context.language, offer.title))],
    [text(day), { type: 'day', value: asOf } as const],
  ];
  return fileOf(context, { name: `cap-table-${offer.id}-${asOf}`, head, lines: [...lines, ...end] });
}

/** Name, e-mail and number of the account. */
function holderCells(
  { language }: Context,
  { id: account, firstName, lastName, email, isErased }: Holder,
): Cell[] {
  if (isErased) return [text(registerFileTexts[language].erased), null, id(account)];
  return [text(`${firstName} ${lastName}`.trim()), text(email), id(account)];
}

const auditFile = (context: Context, after: Record<string, string | number>) =>
  audit(context.db, context, { action: 'list.export', entity: 'list', after: { ...after, format: 'xlsx' } });

const WIDTH = 20;

function fileOf(
  { language }: Context,
  { name, head, lines }: { name: string; head: readonly string[]; lines: Cell[][] },
): Download {
  async function* batches() {
    yield [head.map(text)];
    yield lines;
  }
  return {
    fileName: `${name}.xlsx`,
    contentType: XLSX,
    bytes: writeXlsx([{ widths: head.map(() => WIDTH), lines: batches() }], language),
  };
}
