import { expect, test } from 'vitest';
import { contentDifferences, reorderedLists } from './content-differences.ts';

const text = (pl: string, en: string) => ({ pl, en });
const element = (id: string, title: string) => ({
  id,
  position: 1,
  title: text(title, ''),
  widthDesktop: 12,
});
const offer = (...elements: object[]) => ({ version: 1, sections: [{ id: 's', elements }] });

test('fields are compared one by one, texts in each language; what every save changes is left out', () => {
  const before = { version: 1, active: true, title: text('Dom', 'House'), imageUrl: null };
  const after = { version: 2, active: false, title: text('Dom', 'Home'), imageUrl: '/api/files/a/b.png' };
  expect(contentDifferences(before, after)).toEqual([
    { path: 'active', language: null, before: true, after: false },
    { path: 'title', language: 'en', before: 'House', after: 'Home' },
    { path: 'imageUrl', language: null, before: null, after: '/api/files/a/b.png' },
  ]);
});

test('Polish comes before English, however they were stored', () => {
  const stored = (pl: string, en: string) => ({ title: { en, pl } });
  const found = contentDifferences(stored('Dom', 'House'), stored('Domy', 'Houses'));
  expect(found.map(({ language }) => language)).toEqual(['pl', 'en']);
});

test('entries are compared by their ids: of a new one the texts are named, a moved one has not changed', () => {
  const before = offer(element('a', 'Opis'), element('b', 'Mapa'));
  const after = offer(element('b', 'Mapa'), element('a', 'Opis'), element('c', 'Wideo'));
  expect(contentDifferences(before, after)).toEqual([
    { path: 'sections.#1.elements.#3.title', language: 'pl', before: null, after: 'Wideo' },
  ]);
  expect(reorderedLists(before, after)).toEqual([{ path: 'sections.#1.elements' }]);
  expect(reorderedLists(before, before)).toEqual([]);
});
