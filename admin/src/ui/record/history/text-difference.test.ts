import { describe, expect, it } from 'vitest';
import { textDifference } from './text-difference.ts';

const marked = (before: string, after: string) =>
  textDifference(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

describe('the differences of two texts are marked by words', () => {
  it.each([
    ['Dom w Krakowie', 'Dom w Łodzi', 'Dom w [-Krakowie-][+Łodzi+]'],
    ['a b c', 'a c', 'a [-b -]c'],
    ['a c', 'a b c', 'a [+b +]c'],
    ['', 'Nowy', '[+Nowy+]'],
    ['Dawny', '', '[-Dawny-]'],
    ['Zysk 8%.', 'Zysk 9%.', 'Zysk [-8-][+9+]%.'],
    ['tak', 'tak', 'tak'],
  ])('%s → %s', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it('a long text that is quite different is shown as replaced', () => {
    const [before, after] = ['a ', 'b '].map((word) => word.repeat(5_000).trim()) as [string, string];
    expect(textDifference(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
