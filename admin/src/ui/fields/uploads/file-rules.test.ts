import { expect, it } from 'vitest';
import { whyNotAttachment, whyNotDocument, whyNotImage } from './file-rules.ts';

it.each([
  ['a.png', 1, null],
  ['A.JPEG', 9_999_999, null],
  ['a.png', 10_000_000, 'IMAGE_TYPE_OR_SIZE_WRONG'],
  ['a.webp', 1, 'IMAGE_TYPE_OR_SIZE_WRONG'],
  ['png', 1, 'IMAGE_TYPE_OR_SIZE_WRONG'],
])('FRM-17, CON-18, CON-19 image %s of %i bytes: %s', (name, size, code) => {
  expect(whyNotImage({ name, size })).toBe(code);
});

it.each([
  ['a.pdf', 1, null],
  ['a.pdf', 100_000_000, 'FILE_TOO_LARGE'],
  ['a.exe', 1, 'FILE_TYPE_NOT_ALLOWED'],
])('FRM-19 document %s of %i bytes: %s', (name, size, code) => {
  expect(whyNotDocument({ name, size })).toBe(code);
});

it.each([
  ['a.pdf', 99_999_999, null],
  ['A.PNG', 20_000_000, null],
  ['a.pdf', 100_000_000, 'FILE_TYPE_OR_SIZE_WRONG'],
  ['a.exe', 1, 'FILE_TYPE_OR_SIZE_WRONG'],
])('PAG-13, CON-20 attachment %s of %i bytes: %s', (name, size, code) => {
  expect(whyNotAttachment({ name, size })).toBe(code);
});
