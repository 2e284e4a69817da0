import { describe, expect, it, test } from 'vitest';
import { allOlderAfter, gapsOf, olderAfter, textsOf } from './gaps.ts';

const text = (pl: string, en: string) => ({ pl, en });

describe('the language that is older', () => {
  it.each([
    ['is English after a change of Polish only', text('a', 'b'), text('a2', 'b'), undefined, 'en'],
    ['is Polish after a change of English only', text('a', 'b'), text('a', 'b2'), undefined, 'pl'],
    ['is none after a change of both', text('a', 'b'), text('a2', 'b2'), 'en', null],
    ['is none when the older one is changed', text('a', 'b'), text('a', 'b2'), 'en', null],
    ['stays older when the newer one is changed again', text('a', 'b'), text('a2', 'b'), 'en', 'en'],
    ['stays when nothing changes', text('a', 'b'), text('a', 'b'), 'pl', 'pl'],
    ['is none in a text that was always different', text('a', 'b'), text('a', 'b'), undefined, null],
    ['is none in a new text', undefined, text('a', 'b'), undefined, null],
    ['is none where a missing language is filled in', text('a', ''), text('a', 'b'), undefined, null],
    ['is none where it is missing', text('a', 'b'), text('a2', ''), 'en', null],
  ] as const)('%s', (_, before, after, was, expected) => {
    expect(olderAfter(before, after, was)).toBe(expected);
  });
});

const offer = (elements: object[]) => ({ sections: [{ id: 's1', elements }], seriesName: text('x', '') });
const [one, other] = ['e1', 'e2'].map((id) => (title: ReturnType<typeof text>) => ({
  id,
  title,
  data: { content: text('', '') },
}));

test('texts are found at any depth in the named fields, with their parts and their place', () => {
  expect(textsOf(offer([{ id: 'e1', title: text('a', 'b') }]), ['sections'])).toEqual([
    { key: '#e1.title', path: 'sections.#1.elements.#1.title', nodes: ['s1', 'e1'], text: text('a', 'b') },
  ]);
});

test('a part that is moved keeps what is older in it', () => {
  const before = textsOf(offer([one?.(text('a', 'b')) ?? {}, other?.(text('c', 'd')) ?? {}]), ['sections']);
  const after = textsOf(offer([other?.(text('c', 'd')) ?? {}, one?.(text('a', 'b')) ?? {}]), ['sections']);
  const older = allOlderAfter(before, after, { '#e1.title': 'en' });
  expect(older).toEqual({ '#e1.title': 'en' });
  expect(gapsOf(after, older)).toEqual(['older-en']);
});

test('a picture alone is a text; markup without letters is none', () => {
  const gaps = (pl: string, en: string) => gapsOf(textsOf({ body: text(pl, en) }, ['body']), {});
  expect([gaps('<p>a</p>', '<p>&nbsp;</p>'), gaps('<p></p>', '<img src="/a">'), gaps('<p></p>', '')]).toEqual(
    [['missing-en'], ['missing-pl'], []],
  );
});
