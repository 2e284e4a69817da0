import {
  EMPTY,
  type NumberRules,
  readDigits,
  UNREADABLE,
  valueOfDigits,
} from '@share/contract/shared/numbers/read-number.ts';
import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { editNumber, type NumberStyle, type NumberText, writeNumber } from './edit-number.ts';

const money: NumberRules = { decimals: 2, allowNegative: false };
const shares: NumberRules = { decimals: 0, allowNegative: false };
const coordinate: NumberRules = { decimals: 6, allowNegative: true };

function numberIn(text: string, rules: NumberRules) {
  const digits = readDigits(text, rules);
  return digits === UNREADABLE ? 'refused' : digits === EMPTY ? '' : valueOfDigits(digits);
}

const polish: NumberStyle = { ...money, language: 'pl', leastDecimals: 2, prefix: '', suffix: ' zł' };
const english: NumberStyle = { ...money, language: 'en', leastDecimals: 2, prefix: 'PLN ', suffix: '' };
const count: NumberStyle = { ...shares, language: 'pl', leastDecimals: 0, prefix: '', suffix: '' };
const place: NumberStyle = { ...coordinate, language: 'pl', leastDecimals: 0, prefix: '', suffix: '' };
const percent: NumberStyle = { ...money, language: 'en', leastDecimals: 0, prefix: '', suffix: ' %' };

const nothing: NumberText = { typed: '', shown: '', value: '' };

/** A field in the page: its text, and the selection, which is a caret where both ends are equal. */
interface Field {
  text: NumberText;
  start: number;
  end: number;
}
const fieldOf = (text: NumberText): Field => ({ text, start: text.shown.length, end: text.shown.length });

interface Replaced {
  start: number;
  end: number;
  /** The selection before the key: for Backspace and Delete a caret at one side of the letter. */
  selected?: { start: number; end: number };
}

/** Replaces the text between two places, as a browser does for a key, and takes the caret that the field sets. */
function replace(
  { text }: Field,
  { start, end, selected }: Replaced,
  inserted: string,
  style: NumberStyle,
): Field {
  const after = text.shown.slice(0, start) + inserted + text.shown.slice(end);
  if (after === text.shown) return { text, start: start + inserted.length, end: start + inserted.length };
  const edit = { after, caret: start + inserted.length, selected: selected ?? { start, end } };
  const next = editNumber(text, edit, style);
  return { text: next.text, start: next.caret, end: next.caret };
}

const insert = (field: Field, inserted: string, style: NumberStyle) => replace(field, field, inserted, style);

/** Presses Backspace behind a letter. */
const backspace = (field: Field, caret: number, style: NumberStyle) =>
  replace(field, { start: caret - 1, end: caret, selected: { start: caret, end: caret } }, '', style);

/** Types one letter after another, each where the field has put the caret. */
const type = (letters: string, style: NumberStyle, from = nothing): NumberText =>
  [...letters].reduce((field, letter) => insert(field, letter, style), fieldOf(from)).text;

/** Pastes over the complete content of the field. */
const paste = (text: string, style: NumberStyle, over = nothing): NumberText =>
  insert({ text: over, start: 0, end: over.shown.length }, text, style).text;

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
  const field = fieldOf(writeNumber(12_345, { ...english, leastDecimals: 0 }));
  expect(backspace(field, 10, english).text).toMatchObject({ shown: 'PLN 1,234', value: 1234 });
  expect(backspace(field, 6, english).text).toMatchObject({ shown: 'PLN 1,345', value: 1345 });
});

test('the caret stays before the same digits', () => {
  const field = { text: writeNumber(1234.5, english), start: 4, end: 4 };
  expect(insert(field, '9', english)).toMatchObject({ text: { shown: 'PLN 91,234.50' }, start: 5 });
});

test('CON-03 what is typed after an unreadable moment goes behind it', () => {
  for (const [style, written] of [
    [polish, '1 234,50'],
    [polish, '1 234 567,89'],
    [english, '1 234.50'],
    [count, '1 500'],
    [count, '12 345'],
  ] as const) {
    const meant = numberIn(written, style);
    expect([written, type(written, style).value]).toEqual([written, meant]);
  }
  expect(
    insert(insert({ text: writeNumber(1234.5, polish), start: 3, end: 3 }, ' ', polish), '9', polish),
  ).toEqual({
    text: { typed: '12 934,50', shown: '12 934,50 zł', value: 12_934.5 },
    start: 4,
    end: 4,
  });
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

const styleOfAnyField = constantFrom(
  ...[polish, english, count, place, percent].flatMap((style): NumberStyle[] => [
    { ...style, language: 'pl' },
    { ...style, language: 'en' },
  ]),
);
const aKey = oneof(
  { weight: 6, arbitrary: constantFrom(...'0123456789') },
  { weight: 3, arbitrary: constantFrom(' ', ',', '.', '-', 'x') },
  constantFrom(
    'Backspace',
    'Delete',
    'Left',
    'Right',
    'Home',
    'End',
    'Shift+Left',
    'Shift+Home',
    '12',
    '1 234,5',
  ),
);
type Half = 'before' | 'behind';

/** Presses a key, and changes the digits before and behind the caret as a person expects of it. */
function press(field: Field, key: string, style: NumberStyle): { field: Field; meant: Record<Half, string> } {
  const { text, start, end } = field;
  const [before, chosen, behind] = [
    text.shown.slice(0, start),
    text.shown.slice(start, end),
    text.shown.slice(end),
  ];
  const meant = { before: digitsOf(before), behind: digitsOf(behind) };
  const at = (place: number): Field => ({ text, start: place, end: place });
  const still = (moved: Field) => ({
    field: moved,
    meant: {
      before: digitsOf(text.shown.slice(0, moved.end)),
      behind: digitsOf(text.shown.slice(moved.end)),
    },
  });
  if (key === 'Left') return still(at(chosen === '' ? Math.max(start - 1, 0) : start));
  if (key === 'Right') return still(at(chosen === '' ? Math.min(end + 1, text.shown.length) : end));
  if (key === 'Home') return still(at(0));
  if (key === 'End') return still(at(text.shown.length));
  if (key === 'Shift+Left') return still({ text, start: Math.max(start - 1, 0), end });
  if (key === 'Shift+Home') return still({ text, start: 0, end });
  if (key !== 'Backspace' && key !== 'Delete') {
    return { field: insert(field, key, style), meant: { ...meant, before: meant.before + digitsOf(key) } };
  }
  if (chosen !== '') return { field: insert(field, '', style), meant };
  const [from, to] = key === 'Backspace' ? [start - 1, start] : [start, start + 1];
  if (from < 0 || to > text.shown.length) return still(field);
  const isDigit = /\d/.test(text.shown.slice(from, to));
  const left =
    key === 'Backspace'
      ? { ...meant, before: meant.before.slice(0, -1) }
      : { ...meant, behind: meant.behind.slice(1) };
  return {
    field: replace(field, { start: from, end: to, selected: { start, end } }, '', style),
    meant: isDigit ? left : meant,
  };
}
const digitsOf = (text: string) => text.replace(/\D/g, '');

test('CON-03 whatever keys are pressed wherever, each digit stands where it was typed', () => {
  assert(
    property(styleOfAnyField, array(aKey, { maxLength: 25 }), (style, keys) => {
      let field = fieldOf(nothing);
      for (const key of keys) {
        const { field: next, meant } = press(field, key, style);
        const { shown, value } = next.text;
        const seen = { before: digitsOf(shown.slice(0, next.end)), behind: digitsOf(shown.slice(next.end)) };
        expect([key, field.text.shown, seen]).toEqual([key, field.text.shown, meant]);
        // What the field holds is what it shows, also after it was left.
        if (typeof value === 'number' && !Number.isNaN(value) && digitsOf(shown).length <= 15) {
          if (!/^0\d/.test(digitsOf(shown))) expect(paste(shown, style).value).toBe(value);
          expect(paste(writeNumber(value, style).shown, style).value).toBe(value);
        }
        field = next;
      }
    }),
    { numRuns: 2000 },
  );
});
