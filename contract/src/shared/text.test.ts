import { describe, expect, it, test } from 'vitest';
import { InvestorDataInput } from '../areas/orders/investor-data.ts';
import { Email, RequiredText, showsSomething, Text } from './text.ts';

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
