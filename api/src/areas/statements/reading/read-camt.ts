/** CAMT.053 of ISO 20022, versions 02 to 08, whatever prefix its names have. */
import { isCalendarDay } from '@share/contract/shared/dates.ts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import {
  accountOf,
  amountOf,
  bounded,
  checked,
  type FileLine,
  polishAccountIn,
  refuseTooMany,
  type StatementFile,
  UnreadableStatement,
} from './statement-file.ts';
import { lineAt, refuseUnbounded } from './xml-bounds.ts';

/** An element: a text, or elements by their names, each of which occurs as often as it likes. */
type Node = { [name: string]: Node[] } & { '#text'?: never };

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  captureMetaData: true,
  alwaysCreateTextNode: true,
  htmlEntities: true,
  trimValues: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/** Where an element begins in the text. */
const PLACE = XMLParser.getMetaDataSymbol() as unknown as symbol;

/** Whether the text looks like CAMT.053. */
export const isCamt = (text: string): boolean => /^\s*<[\s\S]*<(?:\w+:)?BkToCstmrStmt[\s>]/.test(text);

/** The statements of a file. Throws `UnreadableStatement`. */
export function readCamt(text: string): StatementFile[] {
  refuseTooMany(text, { booking: /<(?:\w+:)?Ntry[\s>]/g, statement: /<(?:\w+:)?Stmt[\s>]/g });
  refuseUnbounded(text);
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new UnreadableStatement('STATEMENT_LINE_UNREADABLE', valid.err.line);
  const document = parsed(text);
  const statements = all(document, 'Document', 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) throw new UnreadableStatement('STATEMENT_NOT_RECOGNISED');
  return statements.map((statement) => statementOf(statement, text));
}

function parsed(text: string): Node {
  try {
    return parser.parse(text) as Node;
  } catch (error) {
    throw new UnreadableStatement('STATEMENT_LINE_UNREADABLE', null, error);
  }
}

/** The line of the file in which an element begins. */
function lineOf(text: string, node: Node): number | null {
  const place = (node as unknown as Record<symbol, { startIndex?: number } | undefined>)[PLACE];
  return place?.startIndex === undefined ? null : lineAt(text, place.startIndex);
}

function statementOf(statement: Node, text: string): StatementFile {
  const account = identifierOf(first(statement, 'Acct', 'Id'));
  const [opening, closing] = [balanceOf(statement, ['OPBD', 'PRCD']), balanceOf(statement, ['CLBD'])];
  if (account === '' || !opening || !closing)
    throw new UnreadableStatement('STATEMENT_SUM_WRONG', lineOf(text, statement));
  const period = first(statement, 'FrToDt');
  return checked(
    {
      format: 'camt053',
      account,
      currency: value(statement, 'Acct', 'Ccy') || opening.currency,
      number: value(statement, 'ElctrncSeqNb') || value(statement, 'LglSeqNb') || value(statement, 'Id'),
      from: dayOf(value(period, 'FrDtTm')) ?? opening.day,
      to: dayOf(value(period, 'ToDtTm')) ?? closing.day,
      opening: opening.amount,
      closing: closing.amount,
      lines: all(statement, 'Ntry')
        .filter((entry) => (value(entry, 'Sts', 'Cd') || value(entry, 'Sts') || 'BOOK') === 'BOOK')
        .flatMap((entry) => linesOf(entry, text).map((line) => bounded(line, () => lineOf(text, entry)))),
    },
    () => lineOf(text, statement),
  );
}

function balanceOf(statement: Node, kinds: readonly string[]) {
  for (const kind of kinds) {
    const found = all(statement, 'Bal').find((balance) => value(balance, 'Tp', 'CdOrPrtry', 'Cd') === kind);
    const amount = found && amountOf(value(found, 'Amt'));
    const day = found && (dayOf(value(found, 'Dt', 'Dt')) ?? dayOf(value(found, 'Dt', 'DtTm')));
    if (found && amount != null && day)
      return { amount: signed(found, amount), day, currency: attribute(first(found, 'Amt'), 'Ccy') };
  }
  return null;
}

const signed = (node: Node, amount: bigint) => (value(node, 'CdtDbtInd') === 'DBIT' ? -amount : amount);

/** One line, or one for each payment of a bundle whose amounts make its sum. */
function linesOf(entry: Node, text: string): FileLine[] {
  const amount = amountOf(value(entry, 'Amt'));
  const bookedOn =
    dayOf(value(entry, 'BookgDt', 'Dt')) ??
    dayOf(value(entry, 'BookgDt', 'DtTm')) ??
    dayOf(value(entry, 'ValDt', 'Dt'));
  if (amount === null || bookedOn === null)
    throw new UnreadableStatement('STATEMENT_LINE_UNREADABLE', lineOf(text, entry));
  const total = signed(entry, amount);
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const amounts = details.map((detail) =>
    amountOf(value(detail, 'Amt') || value(detail, 'AmtDtls', 'TxAmt', 'Amt')),
  );
  const isBundle =
    details.length > 1 &&
    amounts.every((one) => one !== null) &&
    amounts.reduce((sum, one) => sum + one, 0n) === amount;
  if (!isBundle) return [paymentOf(entry, details[0] ?? {}, total, bookedOn)];
  return details.map((detail, index) => {
    const part = amounts[index] ?? 0n;
    return paymentOf(entry, detail, total < 0n ? -part : part, bookedOn);
  });
}

function paymentOf(entry: Node, detail: Node, amount: bigint, bookedOn: string): FileLine {
  // Of a payment that is taken back the parties keep their places.
  const isIncoming = amount >= 0n !== (value(entry, 'RvslInd') === 'true');
  const side = isIncoming ? 'Dbtr' : 'Cdtr';
  const party = first(detail, 'RltdPties');
  const ultimate = value(party, `Ultmt${side}`, 'Nm') || value(party, `Ultmt${side}`, 'Pty', 'Nm');
  const own = isIncoming ? 'Cdtr' : 'Dbtr';
  const titles = [
    ...all(detail, 'RmtInf', 'Ustrd').map(textOf),
    ...all(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(textOf),
  ].filter(Boolean);
  return {
    bookedOn,
    amount,
    reference: value(detail, 'Refs', 'AcctSvcrRef') || value(entry, 'AcctSvcrRef') || value(entry, 'NtryRef'),
    title: (titles.join(' ') || value(detail, 'AddtlTxInf') || value(entry, 'AddtlNtryInf')).replace(
      /\s+/g,
      ' ',
    ),
    counterparty: {
      name: value(party, side, 'Nm') || value(party, side, 'Pty', 'Nm') || ultimate,
      account: identifierOf(first(party, `${side}Acct`, 'Id')),
    },
    paidTo: paidTo(entry, detail, identifierOf(first(party, `${own}Acct`, 'Id'))),
  };
}

/** The virtual account stands as the own one, or in what the bank says of the payment; never in the words of the payer. */
function paidTo(entry: Node, detail: Node, own: string): string {
  const words = [
    value(detail, 'Refs', 'Prtry', 'Ref'),
    value(detail, 'AddtlTxInf'),
    value(entry, 'AddtlNtryInf'),
  ];
  return words.map(polishAccountIn).find(Boolean) ?? own;
}

const identifierOf = (id: Node) => accountOf(value(id, 'IBAN') || value(id, 'Othr', 'Id'));

/** All elements at a path below one. */
const all = (node: Node, ...path: readonly string[]): Node[] =>
  path.reduce<Node[]>((nodes, name) => nodes.flatMap((one) => one[name] ?? []), [node]);

const first = (node: Node, ...path: readonly string[]): Node => all(node, ...path)[0] ?? {};

const textOf = (node: Node): string => String((node as { '#text'?: unknown })['#text'] ?? '');
const value = (node: Node, ...path: readonly string[]): string => textOf(first(node, ...path));
const attribute = (node: Node, name: string): string =>
  String((node as Record<string, unknown>)[`@${name}`] ?? '');

/** The day of a date or of an instant, as the bank wrote it. */
const dayOf = (text: string): string | null => {
  const day = text.slice(0, 10);
  return isCalendarDay(day) ? day : null;
};
