import { expect, test } from 'vitest';
import { Position } from './order/record-position.ts';
import { showsSomething } from './text-fields.ts';
import { inOneLanguage, textIn, translated } from './translated.ts';

const issuesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

test('one language is enough; without any, both languages are named', () => {
  const Name = inOneLanguage(translated(5), 'NAME_IS_EMPTY');
  expect(issuesOf(Name.safeParse({ pl: 'a', en: ' ' }))).toEqual([]);
  expect(issuesOf(Name.safeParse({ pl: '', en: 'b' }))).toEqual([]);
  expect(issuesOf(Name.safeParse({ pl: ' ', en: '\n' }))).toEqual(['pl NAME_IS_EMPTY', 'en NAME_IS_EMPTY']);
  expect(issuesOf(Name.safeParse({ pl: 'too long', en: '' }))).toEqual(['pl VALUE_TOO_LONG']);
});

test('a rich text without anything to show counts as missing', () => {
  const Html = inOneLanguage(translated(), 'IS_REQUIRED', showsSomething);
  expect(issuesOf(Html.safeParse({ pl: '<p></p>', en: '<p>&nbsp;</p>' }))).toHaveLength(2);
  expect(issuesOf(Html.safeParse({ pl: '<p></p>', en: '<img src="x">' }))).toEqual([]);
});

test('a text that is missing in one language is shown in the other', () => {
  expect(textIn('en', { pl: 'tak', en: 'yes' })).toBe('yes');
  expect(textIn('en', { pl: 'tak', en: ' ' })).toBe('tak');
});

test.each([
  [1, []],
  [undefined, []],
  ['', [' POSITION_IS_REQUIRED']],
  [null, [' POSITION_IS_REQUIRED']],
  [Number.NaN, [' POSITION_IS_REQUIRED']],
  [0, [' POSITION_NOT_POSITIVE']],
  [2.5, [' POSITION_NOT_POSITIVE']],
  [2_147_483_648, [' VALUE_TOO_LARGE']],
])('FRM-11 the position %j: %j', (position, issues) => {
  expect(issuesOf(Position.safeParse(position))).toEqual(issues);
});
