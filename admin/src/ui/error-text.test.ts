import { expect, it } from 'vitest';
import { errorText } from './error-text.ts';

it('FRM-15 a code has its message, else that of its last part, else the message of the server', () => {
  expect(errorText('en', 'IS_REQUIRED')).toBe('This value is required.');
  expect(errorText('pl', 'SOMEWHERE:IS_REQUIRED')).toBe('To pole jest wymagane.');
  expect(errorText('en', 'NOBODY_KNOWS', 'Said by the server')).toBe('Said by the server');
});

it('ERR-02 everything else has the generic message', () => {
  expect(errorText('en', 'NOBODY_KNOWS')).toBe('Something unexpected went wrong. Try again.');
});
