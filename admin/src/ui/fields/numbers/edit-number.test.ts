import {
  EMPTY,
  type NumberRules,
  readDigits,
  UNREADABLE,
  valueOfDigits,
} from '@share/contract/shared/numbers/read-number.ts';
import { assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { caretAfter, editNumber, type NumberStyle, type NumberText, writeNumber } from './edit-number.ts';

const money: NumberRules = { decimals: 2, allowNegative: false };
const shares: NumberRules = { decimals: 0, allowNegative: false };
const coordinate: NumberRules = { decimals: 6, allowNegative: true };

function numberIn(text: string, rules: NumberRules) {
  const digits = readDigits(text, rules);
  return digits === UNREADABLE ? 'refused' : digits === EMPTY ? '' : valueOfDigits(digits);
}

const polish: NumberStyle = { ...money, language: 'pl', leastDecimals: 2, prefix: '', suffix: ' zł' };
const english: NumberStyle = { ...money, language: 'en', leastDecimals: 2, prefix: 'PLN ', suffix: '' };

const atEnd = (text: string) => ({ start: text.length, end: text.length });
const nothing: NumberText = { typed: '', shown: '', value: '' };

/** Types one letter after another at the end of the text, before the unit, like a user. */
function type(text: string, style: NumberStyle, from = nothing): NumberText {
  let field = from;
  for (const letter of text) {
    const unit = field.shown.endsWith(style.suffix) ? style.suffix : '';
    const before = field.shown.slice(0, field.shown.length - unit.length);
    field = editNumber(field, { after: before + letter + unit, selected: atEnd(before) }, style);
  }
  return field;
}
/** Pastes over the complete content of the field. */
const paste = (text: string, style: NumberStyle, over = nothing) =>
  editNumber(over, { after: text, selected: { start: 0, end: over.shown.length } }, style);

test('CON-03 an amount is read as people write it, in either language', () => {
  for (const written of [
    '1234,5',
    '1234.5',
    '1 234,5',
    '1,234.5',
    '1.234,5',
    '1234,50',
    ' 1 234,50 zł',
    'PLN 1,234.50',
  ]) {
    expect([written, numberIn(written, money)]).toEqual([written, 1234.5]);
  }
  for (const written of ['1 234 567,89', '1.234.567,89', '1,234,567.89', "1'234'567.89", '1234567,89']) {
    expect([written, numberIn(written, money)]).toEqual([written, 1_234_567.89]);
  }
  for (const written of ['1,234', '1.234', '1 234', '1234', '1234,', '1234,00', '1,234.00']) {
    expect([written, numberIn(written, money), numberIn(written, shares)]).toEqual([written, 1234, 1234]);
  }
  expect(numberIn('1,234,567', shares)).toBe(1_234_567);
  expect([numberIn(',5', money), numberIn('0,05', money), numberIn('007', shares)]).toEqual([0.5, 0.05, 7]);
});

test('CON-03 an ambiguous or unreadable number is refused', () => {
  const refused = [
    '12,34.5',
    '1,23,4',
    '1e6',
    '12a',
    '1 2',
    '12 34',
    '0,123',
    '1,2345',
    '1.234,567,8',
    '1,5 000',
    '--1',
    '-5',
    '1,234 567',
    '..',
  ];
  for (const written of refused) expect([written, numberIn(written, money)]).toEqual([written, 'refused']);
  expect(numberIn('12,5', shares)).toBe('refused');
});

test('CON-03 the one separator of a coordinate is always the decimal one', () => {
  expect([numberIn('52,123', coordinate), numberIn('-21.012345', coordinate)]).toEqual([52.123, -21.012345]);
  expect(numberIn('1,234.5', coordinate)).toBe(1234.5);
});

test('a sign or a separator alone is an empty value', () => {
  for (const written of ['', ' ', '-', ',', 'zł', 'PLN ']) expect(numberIn(written, coordinate)).toBe('');
});

test('a number is grouped in the field while it is typed', () => {
  expect(type('1234,5', english)).toMatchObject({ shown: 'PLN 1,234.5', value: 1234.5 });
  expect(type('1234.5', polish)).toMatchObject({ shown: '1 234,5 zł', value: 1234.5 });
  expect(paste('1 234 567,89', english)).toMatchObject({ shown: 'PLN 1,234,567.89', value: 1_234_567.89 });
  expect(writeNumber(1234.5, english).shown).toBe('PLN 1,234.50');
});

test('a refused text stays as it was typed', () => {
  expect(paste('1,23,4', english)).toMatchObject({ shown: '1,23,4', value: Number.NaN });
  expect(type('1e6', polish)).toMatchObject({ shown: '1e6', value: Number.NaN });
});

test('deleting letters never changes which separator is the decimal one', () => {
  const field = writeNumber(12_345, { ...english, leastDecimals: 0 });
  const shorter = editNumber(field, { after: 'PLN 12,34', selected: atEnd('PLN 12,345') }, english);
  expect(shorter).toMatchObject({ shown: 'PLN 1,234', value: 1234 });
  const inside = editNumber(field, { after: 'PLN 1,345', selected: { start: 6, end: 6 } }, english);
  expect(inside).toMatchObject({ shown: 'PLN 1,345', value: 1345 });
});

test('the caret stays before the same digits', () => {
  const field = writeNumber(1234.5, english);
  const edit = { after: 'PLN 91,234.50', selected: { start: 4, end: 4 } };
  const next = editNumber(field, edit, english);
  expect(next.shown).toBe('PLN 91,234.50');
  expect(caretAfter(edit, 5, next, english)).toBe(5);
});

const groupSigns = constantFrom('', ' ', '\u00a0', '\u202f', ',', '.', "'");
const decimalSigns = constantFrom(',', '.');
const amounts = record({
  minorUnits: integer({ min: 0, max: 999_999_999_999_999 }),
  group: groupSigns,
  decimal: decimalSigns,
});
const spell = ({ minorUnits, group, decimal }: { minorUnits: number; group: string; decimal: string }) => {
  const digits = String(minorUnits).padStart(3, '0');
  const integer = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group);
  return `${integer}${group === decimal ? '' : `${decimal}${digits.slice(-2)}`}`;
};

test('CON-03 every spelling of an amount is that amount, typed or pasted, in both languages', () => {
  const styles = oneof(constantFrom(polish), constantFrom(english));
  assert(
    property(amounts, styles, (amount, style) => {
      const text = spell(amount);
      const isInteger = amount.group === amount.decimal;
      const meant = Number(
        isInteger ? `${Math.floor(amount.minorUnits / 100)}` : `${amount.minorUnits / 100}`,
      );
      expect([text, paste(text, style).value]).toEqual([text, meant]);
      const typed = text.replace(/[\u00a0\u202f]/g, ' ');
      expect([typed, type(typed, style).value]).toEqual([typed, meant]);
      // The text that the field shows at rest means the same when copied into another field of either language.
      const shown = writeNumber(meant, style).shown;
      expect([shown, paste(shown, polish).value, paste(shown, english).value]).toEqual([shown, meant, meant]);
    }),
  );
});
