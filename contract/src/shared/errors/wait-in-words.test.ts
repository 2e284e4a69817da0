import { expect, test } from 'vitest';
import { errorMessage } from '../errors.ts';
import { waitInWords } from './wait-in-words.ts';

test.each([
  [60, '1 minutę', '1 minute'],
  [600, '10 minut', '10 minutes'],
  [598, '9 minut 58 sekund', '9 minutes 58 seconds'],
  [122, '2 minuty 2 sekundy', '2 minutes 2 seconds'],
  [61, '1 minutę 1 sekundę', '1 minute 1 second'],
  [1, '1 sekundę', '1 second'],
  [0, '0 sekund', '0 seconds'],
])('%s seconds are "%s" and "%s"', (seconds, pl, en) => {
  expect([waitInWords(seconds, 'pl'), waitInWords(seconds, 'en')]).toEqual([pl, en]);
});

test('CON-02 the message tells the true waiting time, of one minute if the server does not say', () => {
  const message = (details?: { secondsToWait: number }) => errorMessage('TOO_MANY_TRIES', 'en', details);
  expect(message({ secondsToWait: 600 })).toBe('Too many tries. Wait 10 minutes until the next try.');
  expect(message()).toBe('Too many tries. Wait 1 minute until the next try.');
  expect(errorMessage('TOO_MANY_TRIES', 'pl', { secondsToWait: 75 })).toBe(
    'Zbyt wiele prób. Odczekaj 1 minutę 15 sekund przed kolejną próbą.',
  );
});
