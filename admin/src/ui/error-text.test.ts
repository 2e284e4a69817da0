import { ApiError } from '@share/contract/client/api-error.ts';
import { expect, it } from 'vitest';
import { describeFailure, errorText } from './error-text.ts';

it('FRM-15 a code has its message, else that of its last part, else the message of the server', () => {
  expect(errorText('en', 'IS_REQUIRED')).toBe('This value is required.');
  expect(errorText('pl', 'SOMEWHERE:IS_REQUIRED')).toBe('To pole jest wymagane.');
  expect(errorText('en', 'NOBODY_KNOWS', 'Said by the server')).toBe('Said by the server');
});

it('ERR-02 everything else has the generic message', () => {
  expect(errorText('en', 'NOBODY_KNOWS')).toBe('Something unexpected went wrong. Try again.');
});

it('CON-02 the waiting time that the server gives is shown', () => {
  const failure = new ApiError({
    status: 429,
    errors: [{ code: 'TOO_MANY_TRIES', path: null, message: '', details: { secondsToWait: 598 } }],
    requestId: null,
    requestBody: null,
    data: null,
  });
  expect(describeFailure('en', failure).reasons).toEqual([
    'Too many tries. Wait 9 minutes 58 seconds until the next try.',
  ]);
  expect(describeFailure('pl', failure).reasons).toEqual([
    'Zbyt wiele prób. Odczekaj 9 minut 58 sekund przed kolejną próbą.',
  ]);
});
