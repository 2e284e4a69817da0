import { describe, expect, it, test } from 'vitest';
import { InvestorDataInput } from '../areas/orders/investor-data.ts';
import { cutText, Email, RequiredText, RichTextHtml, showsSomething, Text } from './text-fields.ts';
import { inOneLanguage, textIn, translated, translatedRequired } from './translated.ts';

test('an address has at most 254 characters, also in small letters, as it is stored', () => {
  const error = (address: string) => Email.safeParse(address).error?.issues.map(({ message }) => message);
  const domain = (length: number) => `${'a'.repeat(length - 4)}.com`;
  expect(error(`a@${domain(252)}`)).toBeUndefined();
  expect(error(`a@${domain(253)}`)).toEqual(['VALUE_TOO_LONG']);
  expect(error(`a@${'İ'.repeat(230)}.com`)).toEqual(['VALUE_TOO_LONG']);
});

test('a text is cut between two characters', () => {
  expect([3, 4, 5, 6].map((length) => cutText('Dom🏠a', length))).toEqual(['Dom', 'Dom', 'Dom🏠', 'Dom🏠a']);
});

describe('EMAIL_INVALID_FORMAT', () => {
  it.each(['anna', 'anna@example', 'a b@example.com', 'a@b@example.com'])('refuses %j', (typed) => {
    expect(Email.safeParse(typed).error?.issues[0]?.message).toBe('EMAIL_INVALID_FORMAT');
  });

  it.each([
    '<anna@example.com>',
    'anna@example.com;',
    'anna@example.com,',
    '"anna"@example.com',
    'a:b@example.com',
  ])('refuses %j: what an e-mail program writes around an address is no part of it', (typed) => {
    expect(Email.safeParse(typed).error?.issues[0]?.message).toBe('EMAIL_INVALID_FORMAT');
  });

  it.each([
    'annaⅰ@example.com',
    'anna@example.ｖom',
    'annı@example.com',
    'anna@еxample.com',
    'аnna@example.com',
    'anna@example.com.',
    'anna@example..com',
    `${'a'.repeat(65)}@example.com`,
  ])('refuses %j: it looks like another address, or no server takes it', (typed) => {
    expect(Email.safeParse(typed).error?.issues[0]?.message).toBe('EMAIL_INVALID_FORMAT');
  });

  it.each(["o'neil+shares@example.co.uk", 'żółw@przykład.pl', 'почта@пример.рф'])('takes %j', (typed) => {
    expect(Email.parse(typed)).toBe(typed);
  });
});

test('an address holds no character that nobody sees, wherever it stands', () => {
  const every = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  const invisible = every.filter((character) =>
    /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u.test(character),
  );
  expect(invisible).toEqual(
    expect.arrayContaining(['\u0007', '\u00AD', '\u200B', '\u202E', '\u2066', '\u3164', '\u{E0041}']),
  );
  for (const character of invisible)
    for (const address of [
      `a${character}b@example.com`,
      `ab@ex${character}ample.com`,
      `ab@example.c${character}om`,
    ]) {
      const { data, error } = Email.safeParse(address);
      expect(data ?? error?.issues.map(({ message }) => message)).toEqual(
        /[\p{Cc}\p{Cs}\u2800]/u.test(character) ? ['EMAIL_INVALID_FORMAT'] : 'ab@example.com',
      );
    }
});

describe.each([
  ['a zero-width space', '\u200B'],
  ['several of them', ' \u200B\u00AD\u2060 '],
  ['a filler', '\u3164'],
  ['an empty braille cell', '\u2800'],
])('a text of %s is empty', (_, nothing) => {
  const codeOf = (
    field: { safeParse: (text: unknown) => { error?: { issues: { message: string }[] } } },
    text: unknown,
  ) => field.safeParse(text).error?.issues[0]?.message;

  test('where a text is required', () => {
    expect(codeOf(RequiredText(100, 'FIRST_NAME_IS_EMPTY'), nothing)).toBe('FIRST_NAME_IS_EMPTY');
    expect(codeOf(translatedRequired(), { pl: nothing, en: 'x' })).toBe('IS_REQUIRED');
    expect(codeOf(inOneLanguage(translated()), { pl: nothing, en: '' })).toBe('IS_REQUIRED');
    expect(showsSomething(`<p>${nothing}&nbsp;&#8203;</p>`)).toBe(false);
  });

  test('where it is not', () => {
    expect(Text().parse(nothing)).toBe('');
    expect(textIn('pl', { pl: nothing, en: 'English' })).toBe('English');
  });
});

test('letters and emojis keep the invisible characters that belong to them', () => {
  expect(RequiredText().parse('👨\u200D👩 می\u200Cخواهم')).toBe('👨\u200D👩 می\u200Cخواهم');
});

test('characters that reverse the reading direction are removed from text in both languages', () => {
  const typed = { pl: 'a\u202Egpj.exe', en: '\u2067Anna\u2069' };
  expect(translated().parse(typed)).toEqual({ pl: 'agpj.exe', en: 'Anna' });
  expect(translatedRequired().parse(typed)).toEqual({ pl: 'agpj.exe', en: 'Anna' });
  expect(RichTextHtml().parse('<p>a\u202Egpj.exe</p>')).toBe('<p>agpj.exe</p>');
  expect(translatedRequired().safeParse({ pl: '\u202E', en: 'x' }).error?.issues[0]?.message).toBe(
    'IS_REQUIRED',
  );
});

test('characters that reverse the reading direction are removed from text', () => {
  expect(Text().parse('Anna\u202E')).toBe('Anna');
  expect(RequiredText().parse(' \u2067Anna\u2069 שלום ')).toBe('Anna שלום');
  expect(RequiredText().safeParse('\u202E ').error?.issues[0]?.message).toBe('IS_REQUIRED');
});

test.each([
  ['an e-mail', () => Email.safeParse(`a@${'.'.repeat(100_000)}@`)],
  ['a postal code', () => InvestorDataInput.safeParse({ address: { zip: `${'1'.repeat(100_000)}x` } })],
  ['rich text', () => showsSomething('<'.repeat(100_000))],
])('%s that is far too long is refused at once: nobody else waits for it', (_, read) => {
  // The fastest of three attempts, because other work of the machine must not count.
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    read();
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(1_000);
});
