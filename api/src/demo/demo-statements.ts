import { warsawDay } from '@share/contract/shared/dates.ts';
import { asc, eq } from 'drizzle-orm';
import { orders } from '../areas/ledger/orders.tables.ts';
import { transactions } from '../areas/ledger/transactions.tables.ts';
import { series } from '../areas/series/series.tables.ts';
import { assignLine, setLineAside } from '../areas/statements/decide-line.ts';
import { importStatement } from '../areas/statements/import-statement.ts';
import { readLines } from '../areas/statements/statements.reads.ts';
import type { Context } from '../platform/context.ts';

interface Booking {
  /** In grosze; negative where money leaves the account. */
  amount: number;
  title: string;
  name: string;
  account: string;
  /** The virtual account to which it was sent. */
  paidTo?: string | null;
}

const STRANGER = '27114020040000300201355387';
const comma = (grosze: number) => (Math.abs(grosze) / 100).toFixed(2).replace('.', ',');
const short = (day: string) => day.replaceAll('-', '').slice(2);

/** An MT940 file of one day, as a bank writes it. */
function fileOf(account: string, day: string, opening: number, bookings: readonly Booking[]): string {
  const closing = bookings.reduce((sum, { amount }) => sum + amount, opening);
  return [
    ':20:1',
    `:25:/PL${account}`,
    ':28C:1/1',
    `:60F:C${short(day)}PLN${comma(opening)}`,
    ...bookings.flatMap(({ amount, title, name, account: other, paidTo }, nth) => [
      `:61:${short(day)}${short(day).slice(2)}${amount < 0 ? 'D' : 'C'}${comma(amount)}NTRFNONREF//${short(day)}${nth}`,
      `:86:020<00PRZELEW<20${title}<32${name}<38PL${other}${paidTo ? `<61${paidTo}` : ''}`,
    ]),
    `:62F:C${short(day)}PLN${comma(closing)}`,
    '-',
  ].join('\r\n');
}

/** Three statements of one account: one is settled, of one the unknown money is recorded, and nobody has looked at the last one. */
export async function addDemoStatements(context: Context): Promise<void> {
  const waiting = await context.db
    .select({
      id: orders.id,
      amount: transactions.amount,
      data: orders.investorData,
      account: series.accountNumber,
      virtual: orders.virtualAccount,
    })
    .from(orders)
    .innerJoin(transactions, eq(transactions.orderId, orders.id))
    .innerJoin(series, eq(series.id, orders.seriesId))
    .where(eq(transactions.status, 'new'))
    .orderBy(asc(orders.id));
  const [first] = waiting;
  if (!first || first.account === '') return;
  const ofAccount = waiting.filter(({ account }) => account === first.account);
  const payments = ofAccount.map(({ id, amount, data, virtual }, nth) => ({
    amount: Math.round(Number(amount) * 100),
    title: virtual ? 'udziały' : nth % 2 === 0 ? `Zamówienie nr ${id}` : `wplata zam. ${id}`,
    name: `${data.lastName} ${data.firstName}`.toUpperCase(),
    account: data.bankAccount.accountNumber || STRANGER,
    paidTo: virtual,
  }));
  const toVirtual = payments.filter(({ paidTo }) => paidTo !== null);
  const byTitle = payments.filter(({ paidTo }) => paidTo === null);
  const fee = { amount: -1_000, title: 'Opłata za prowadzenie rachunku', name: 'BANK', account: STRANGER };
  const interest = { amount: 312, title: 'Odsetki', name: 'BANK', account: STRANGER };
  const unknown = { amount: 45_000, title: 'za udziały', name: 'ZAKRZEWSKA OLGA', account: STRANGER };
  const days = [[fee], [unknown, interest], [...toVirtual.slice(0, 1), ...byTitle.slice(0, 3)]];
  let balance = 125_000_00;
  for (const [nth, bookings] of days.entries()) {
    const day = warsawDay(new Date(context.now().getTime() - (days.length - nth) * 86_400_000));
    const text = fileOf(first.account, day, balance, bookings);
    balance += bookings.reduce((sum, { amount }) => sum + amount, 0);
    const base64 = Buffer.from(text).toString('base64');
    const { id } = await importStatement(context, { fileName: `wyciag-${day}.sta`, base64 });
    const lines = await readLines(context, id);
    if (nth === 2) break;
    for (const { id: line, title, amount } of lines) {
      if (title === fee.title) await setLineAside(context, line, { note: 'Opłata' });
      if (title === unknown.title)
        await assignLine(context, line, {
          parts: [{ order: null, amount }],
          note: 'Nie wiadomo, czyja to wpłata',
        });
    }
  }
}
