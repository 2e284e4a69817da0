import { describe, expect, it, test } from 'vitest';
import { InvestorDataInput } from '../areas/orders/investor-data.ts';
import { cutText, Email, RequiredText, RichTextHtml, showsSomething, Text } from './text-fields.ts';
import { translated, translatedRequired } from './translated.ts';

test('an address has at most 254 characters, also in small letters, as it is stored', () => {
  const error = (address: string) => Email.safeParse(address).error?.issues.map(({ message }) => message);
  expect(error(`${'a'.repeat(242)}@example.com`)).toBeUndefined();
  expect(error(`${'a'.repeat(243)}@example.com`)).toEqual(['VALUE_TOO_LONG']);
  expect(error(`${'İ'.repeat(240)}@example.com`)).toEqual(['VALUE_TOO_LONG']);
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

  it.each(["o'neil+shares@example.co.uk", 'żółw@przykład.pl'])('takes %j', (typed) => {
    expect(Email.parse(typed)).toBe(typed);
  });
});

test('EMAIL_INVALID_FORMAT no address holds a character that nobody sees, wherever it stands', () => {
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
      `a@ex${character}ample.com`,
      `a@example.c${character}m`,
    ])
      expect(Email.safeParse(address).error?.issues.map(({ message }) => message)).toEqual([
        'EMAIL_INVALID_FORMAT',
      ]);
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
