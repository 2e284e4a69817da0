import { toBankLines } from '@share/contract/areas/payment-files/bank-text.ts';
import type { ElixirEncoding } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import iconv from 'iconv-lite';
import { type BankOrder, sortCodeOf } from './bank-order.ts';

const DOMESTIC_TRANSFER = '110';
const ORDINARY_PAYMENT = '51';
/** Fields that the format has for other kinds of orders. */
const UNUSED_NUMBER = '0';
const UNUSED_TEXT = '""';

/**
 * Elixir-0, which banks also call Elixir-O or Multicash PLI: one line of 16 fields for each transfer, without head and foot (decision
 * 125 says what the fields were compared with). Texts are in quotation marks; their lines are separated by bars.
 */
export function writeElixir(
  { account, payer, executeOn, payments }: BankOrder,
  encoding: ElixirEncoding,
): Uint8Array {
  const text = payments
    .map((payment) => [
      DOMESTIC_TRANSFER,
      executeOn.replaceAll('-', ''),
      String(toMinorUnits(payment.amount)),
      sortCodeOf(account),
      UNUSED_NUMBER,
      quoted(account),
      quoted(payment.account),
      quoted(inLines(payer)),
      quoted(inLines(payment.name)),
      UNUSED_NUMBER,
      sortCodeOf(payment.account),
      quoted(inLines(payment.title)),
      UNUSED_TEXT,
      UNUSED_TEXT,
      quoted(ORDINARY_PAYMENT),
      quoted(payment.reference),
    ])
    .map((fields) => `${fields.join(',')}\r\n`)
    .join('');
  return new Uint8Array(iconv.encode(text, { 'windows-1250': 'win1250', ibm852: 'cp852' }[encoding]));
}

const quoted = (text: string) => `"${text}"`;
const inLines = (text: string) => toBankLines(text).join('|');
