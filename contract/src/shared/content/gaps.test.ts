import { describe, expect, it, test } from 'vitest';
import { gapsOf, marksAfter, olderAfter, textsOf } from './gaps.ts';

const text = (pl: string, en: string) => ({ pl, en });

const inEnglish = { language: 'en', madeFrom: 'a' } as const;

describe('the language that is older', () => {
  it.each([
    ['is English after a change of Polish only', text('a', 'b'), text('a2', 'b'), undefined, 'en'],
    ['is Polish after a change of English only', text('a', 'b'), text('a', 'b2'), undefined, 'pl'],
    ['is none after a change of both', text('a2', 'b'), text('a3', 'b2'), inEnglish, null],
    ['is none when the older one is changed', text('a2', 'b'), text('a2', 'b2'), inEnglish, null],
    ['stays older when the newer one is changed again', text('a2', 'b'), text('a3', 'b'), inEnglish, 'en'],
    ['is none once a change is taken back', text('a2', 'b'), text('a', 'b'), inEnglish, null],
    ['stays when nothing changes', text('a2', 'b'), text('a2', 'b'), inEnglish, 'en'],
    ['stays when it is only formatted', text('a2', 'b'), text('a2', '<b>b</b>'), inEnglish, 'en'],
    [
      'is none where words are only formatted',
      text('<p>a</p>', 'b'),
      text('<h2>a</h2>', 'b'),
      undefined,
      null,
    ],
    [
      'is English where a picture is exchanged',
      text('<img src="a">', 'b'),
      text('<img src="b">', 'b'),
      undefined,
      'en',
    ],
    ['is none in a text that was always different', text('a', 'b'), text('a', 'b'), undefined, null],
    ['is none in a new text', undefined, text('a', 'b'), undefined, null],
    ['is none where a missing language is filled in', text('a', ''), text('a', 'b'), undefined, null],
    ['is none where it is missing', text('a', 'b'), text('a2', ''), inEnglish, null],
  ] as const)('%s', (_, before, after, was, expected) => {
    expect(olderAfter(before, after, was)?.language ?? null).toBe(expected);
  });

  test('stays older where it is not known from which words it was made', () => {
    const was = { language: 'en' } as const;
    expect(olderAfter(text('a2', 'b'), text('a', 'b'), was)).toEqual(was);
  });
});

test('a change that is taken back in steps leaves no mark', () => {
  const placed = (pl: string) => textsOf({ title: text(pl, 'b') }, ['title']);
  const steps = ['a', 'a2', 'a3', 'a'].map(placed);
  let marks = { older: {}, madeFrom: {} };
  const found = steps.slice(1).map((after, index) => {
    marks = marksAfter(steps[index] ?? [], after, marks);
    return marks;
  });
  const marked = { older: { title: 'en' }, madeFrom: { title: 'a' } };
  expect(found).toEqual([marked, marked, { older: {}, madeFrom: {} }]);
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
  const { older } = marksAfter(before, after, { older: { '#e1.title': 'en' }, madeFrom: {} });
  expect(older).toEqual({ '#e1.title': 'en' });
  expect(gapsOf(after, older)).toEqual(['older-en']);
});

test('a picture alone is a text; markup without letters is none', () => {
  const gaps = (pl: string, en: string) => gapsOf(textsOf({ body: text(pl, en) }, ['body']), {});
  expect([gaps('<p>a</p>', '<p>&nbsp;</p>'), gaps('<p></p>', '<img src="/a">'), gaps('<p></p>', '')]).toEqual(
    [['missing-en'], ['missing-pl'], []],
  );
});
