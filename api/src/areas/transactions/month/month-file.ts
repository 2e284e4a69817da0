import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import { type Translated, textIn } from '@share/contract/shared/translated.ts';
import type { Context } from '../../../platform/context.ts';
import type { App } from '../../../platform/http/serve.ts';
import type { Download } from '../../../platform/http/serve-download.ts';
import type { Cell } from '../../../platform/lists/export/file-rows.ts';
import { writeXlsx, XLSX } from '../../../platform/lists/export/write-xlsx.ts';
import { audit } from '../../../platform/records/audit.ts';
import { monthFileTexts } from './month-file.texts.ts';
import { type MonthPart, type MonthSums, type Movement, readMonth } from './read-month.ts';

/** The name of the file among the exported lists of the journal. */
const LIST = 'books-of-month';

type Parts = AsyncGenerator<MonthPart, void, undefined>;
type Lines = AsyncGenerator<Cell[][], void, undefined>;

/**
 * The books of a month, YYYY-MM, as a workbook: the sums of each account and of each offer, and every movement. It is written while it
 * is read, and counts among the exports that one person may run at once.
 */
export async function monthFile(
  { exports }: App,
  context: Context,
  month: string,
  signal: AbortSignal,
): Promise<Download> {
  const release = await exports.acquire(context.actor.id, signal);
  const parts = readMonth(context, month, signal);
  try {
    // The sums are read before anything is sent, so that books that cannot be read are refused as usual.
    const sums = await parts.next();
    await audit(context.db, context, {
      action: 'list.export',
      entity: 'list',
      after: { list: LIST, format: 'xlsx', month },
    });
    const written = { rows: 0 };
    const { sheets } = monthFileTexts[context.language];
    const bytes = writeXlsx(
      [
        {
          name: sheets.sums,
          widths: SUM_WIDTHS,
          lines: sumLines(context, sums.done ? undefined : sums.value),
        },
        { name: sheets.movements, widths: MOVEMENT_WIDTHS, lines: movementLines(context, parts, written) },
      ],
      context.language,
    );
    bytes.once('close', () => {
      parts
        .return()
        .then(() =>
          audit(context.db, context, {
            action: 'list.exported',
            entity: 'list',
            after: { list: LIST, rows: written.rows, isComplete: bytes.readableEnded },
          }),
        )
        .catch((error: Error) =>
          context.log.error({ err: error }, 'the end of an export is not in the audit trail'),
        )
        .finally(release);
    });
    return { fileName: `books-${month}.xlsx`, contentType: XLSX, bytes };
  } catch (error) {
    await parts.return();
    release();
    throw error;
  }
}

const text = (value: string): Cell => ({ type: 'text', value });
const money = (value: string): Cell => ({ type: 'money', value: Number(value) });
const id = (value: number | null): Cell => (value === null ? null : { type: 'id', value });

const SUM_WIDTHS = [36, 18, 18, 18, 18, 18, 18, 18];
const MOVEMENT_WIDTHS = [12, 14, 18, 18, 18, 36, 32, 20, 12, 12, 28, 32, 32, 18];

const NAMES = ['opening', 'received', 'returned', 'paidOut', 'commission', 'tax', 'closing'] as const;

async function* sumLines({ language }: Context, part: MonthPart | undefined): Lines {
  const t = monthFileTexts[language];
  const { accounts, offers } = part && 'accounts' in part ? part : { accounts: [], offers: [] };
  const head = (first: string) => [text(first), ...NAMES.map((name) => text(t.sums[name]))];
  const line = (first: string, sums: MonthSums) => [text(first), ...NAMES.map((name) => money(sums[name]))];
  yield [head(t.account)];
  yield [
    ...accounts.map((sums) => line(shownAccount(sums.account) || t.noAccount, sums)),
    line(t.total, totalOf(accounts)),
    [],
    head(t.offer),
    ...offers.map((sums) => line(titleIn(language, sums.title) ?? t.noOffer, sums)),
    line(t.total, totalOf(offers)),
  ];
}

const titleIn = (language: Context['language'], title: Translated | null): string | null =>
  title && textIn(language, title);

const shownAccount = (account: string) =>
  /^\d{26}$/.test(account) ? groupedAccountNumber(account) : account;

function totalOf(all: readonly MonthSums[]): MonthSums {
  const sum = (name: keyof MonthSums) =>
    fromMinorUnits(all.reduce((total, sums) => total + toMinorUnits(asAmount(sums[name])), 0n));
  return {
    opening: sum('opening'),
    received: sum('received'),
    returned: sum('returned'),
    paidOut: sum('paidOut'),
    commission: sum('commission'),
    tax: sum('tax'),
    closing: sum('closing'),
  };
}

/** PostgreSQL writes the sum of no rows without decimals. */
const asAmount = (sum: string) => (sum.includes('.') ? sum : `${sum}.00`);

async function* movementLines({ language }: Context, parts: Parts, written: { rows: number }): Lines {
  const t = monthFileTexts[language];
  yield [Object.values(t.heads).map(text)];
  for await (const part of parts) {
    if (!('movements' in part)) continue;
    written.rows += part.movements.length;
    yield part.movements.map((movement) => movementCells(language, movement));
  }
}

function movementCells(language: Context['language'], movement: Movement): Cell[] {
  const { day, kind, amount, commission, tax, account, offer, series, statementId, lineId } = movement;
  return [
    { type: 'day', value: day },
    text(monthFileTexts[language].kinds[kind]),
    money(amount),
    money(commission),
    money(tax),
    text(shownAccount(account)),
    text(titleIn(language, offer) ?? monthFileTexts[language].noOffer),
    text(titleIn(language, series) ?? ''),
    id(movement.transactionId),
    id(movement.orderId),
    text(movement.userName ?? ''),
    text(movement.userEmail ?? ''),
    text(movement.reference),
    text(statementId === null ? '' : `${statementId} / ${lineId}`),
  ];
}
