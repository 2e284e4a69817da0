/**
 * Field 86 of an MT940 file: who paid whom, and for what. Most Polish banks write it in numbered subfields, some in named ones or as
 * a text with labels.
 */
import { codesIn } from './named-codes.ts';
import { accountOf, polishAccountIn } from './statement-file.ts';
import { type Described, readSubfields } from './subfields.ts';

/** Reads field 86 from its lines, without the tag. */
export function describe(lines: readonly string[], isCredit: boolean): Described {
  return readSubfields(lines.join('')) ?? readCodes(lines.join('')) ?? readText(lines, isCredit);
}

/** `/ORDP//NAME/Anna Nowak/REMI//USTD//Zam. 1240/` and `/PY/Zam. 1240/BO/PL27… Anna Nowak`. */
function readCodes(text: string): Described | null {
  const codes = codesIn(text);
  if (!codes) return null;
  const of = (...names: string[]) => names.flatMap((name) => codes.get(name) ?? []).join(' ');
  const party = of('NAME') || of('BO', 'BO1', 'BO2', 'BO3', 'BO4', 'ORDP', 'BN', 'BN1', 'BN2', 'BENM');
  const account = polishAccountIn(of('IBAN', 'ACCT', 'ACC')) || polishAccountIn(party);
  return {
    title: of('USTD', 'PY', 'REMI', 'RMT').trim(),
    name: party
      .replace(/(?:PL)?(?:\d[ -]?){26}/, '')
      .replace(/\s+/g, ' ')
      .trim(),
    account,
    paidTo: polishAccountIn(of('VA', 'CDTR', 'BA')),
  };
}

/** A text such as `944;PRZELEW; z rach.: 61…; na rach.: 27…; od: Anna Nowak; tyt.: Zam. 12; TNR: 17`. */
function readText(lines: readonly string[], isCredit: boolean): Described {
  const text = lines.join('').replace(/\s+/g, ' ').trim();
  const after = (label: RegExp) =>
    new RegExp(`(?:^|[;,.] ?| )(?:${label.source})\\s*:?\\s*(.*?)(?=;|$)`, 'i').exec(text)?.[1]?.trim() ?? '';
  const account = (label: RegExp) =>
    accountOf(after(label)).match(/^(?:\d{26}|[A-Z]{2}\d{2}[A-Z0-9]{10,30})/)?.[0] ?? '';
  const [from, to] = [account(/z rach\.?/), account(/na rach\.?/)];
  const other = (isCredit ? from : to) || account(/rachunek|konto|IBAN/);
  return {
    title: after(/tyt\.?|tytułem|tytulem|tytuł|tytul|title/) || text.replace(/^\d{3}[; ]+/, ''),
    name: after(/od|dla|nadawca|odbiorca|kontrahent/),
    account: other || from || (isCredit && to ? '' : polishAccountIn(text)),
    paidTo: isCredit ? to : '',
  };
}
