import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { toWarsaw } from '@share/contract/shared/dates.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import writeSheet, { type CellObject, type SheetData } from 'write-excel-file/node';
import { orderSheetTexts } from './order-sheet.texts.ts';

export interface Bought {
  seriesName: Translated;
  firstShare: number;
  lastShare: number;
}

const WIDTHS = [28, 30, 18, 18, 18, 18, 18, 18];
const HEADING = { fontWeight: 'bold', backgroundColor: '#e3e9e7' } as const;

/** The sheet of an order as an .xlsx file: the order, its offer, its investor and its transactions (ORD-36). */
export function writeOrderSheet(order: OrderView, bought: Bought, language: Language): Promise<Buffer> {
  const { sheet } = orderSheetTexts[language];
  const options = { sheet: sheet(order.id), columns: WIDTHS.map((width) => ({ width })) };
  return writeSheet(rowsOf(order, bought, language), options).toBuffer();
}

function rowsOf(order: OrderView, bought: Bought, language: Language): SheetData {
  const { sections, fields, statuses, methods, money: format } = orderSheetTexts[language];
  const money = (value: number): CellObject => ({ value, type: Number, format, align: 'right' });
  const fact = (name: keyof typeof fields, cell: CellObject | null) => [heading(fields[name]), cell];
  const { address, bankAccount, ...person } = order.investorData;
  return [
    [title(sections.order)],
    fact('id', integer(order.id)),
    fact('status', text(statuses[order.status])),
    fact('date', instant(order.date)),
    fact('dateCompleted', instant(order.dateCompleted)),
    fact('investmentId', integer(order.investmentId)),
    fact('quantity', integer(order.quantity)),
    fact('pricePerShare', money(order.pricePerShare)),
    fact('totalAmount', money(order.totalAmount)),
    [],
    [title(sections.offer)],
    fact('id', integer(order.offer.id)),
    fact('title', text(order.offer.title[language])),
    fact('series', text(bought.seriesName[language])),
    fact('shareNumbers', text(`${bought.firstShare}–${bought.lastShare}`)),
    [],
    [title(sections.investor)],
    fact('id', integer(order.userMeta.id)),
    fact('firstName', text(person.firstName)),
    fact('lastName', text(person.lastName)),
    fact('email', text(order.userMeta.email)),
    fact('phoneNumber', text(person.phoneNumber)),
    fact('address', text(address.address)),
    fact('zip', text(address.zip)),
    fact('city', text(address.city)),
    fact('state', text(address.state?.name)),
    fact('country', text(address.country?.name)),
    fact('bankName', text(bankAccount.bankName)),
    fact('bankCountry', text(bankAccount.country?.name)),
    fact('accountNumber', text(groupedAccountNumber(bankAccount.accountNumber))),
    [],
    [title(sections.transactions)],
    [
      heading(fields.id),
      heading(fields.method),
      heading(fields.status),
      heading(fields.date),
      heading(fields.originalAmount),
      heading(fields.commission),
      heading(fields.commissionPercent),
      heading(fields.amount),
    ],
    ...order.transactions.map((payment) => [
      integer(payment.id),
      text(methods[payment.method]),
      text(statuses[payment.status]),
      instant(payment.date),
      money(payment.originalAmount),
      money(payment.commission),
      { value: payment.commissionPercent, type: Number, format: '0.00%' },
      money(payment.amount),
    ]),
  ];
}

const title = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold', fontSize: 14 });
const heading = (value: string): CellObject => ({ value, type: String, wrap: true, ...HEADING });

/** The format `@` prevents that a text is read as a formula, also when somebody edits the cell (R35). */
const text = (value: string | undefined): CellObject | null =>
  value ? { value, type: String, format: '@' } : null;

const integer = (value: number): CellObject => ({ value, type: Number, format: '0', align: 'left' });

/** Spreadsheets have no time zones: the cell has the local time of Warsaw. */
const instant = (value: string | null): CellObject | null =>
  value === null
    ? null
    : {
        value: new Date(`${toWarsaw(new Date(value)).replace(' ', 'T')}Z`),
        type: Date,
        format: 'dd.mm.yyyy hh:mm',
        align: 'left',
      };
