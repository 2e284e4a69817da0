import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { decode, encodingOf } from './decode-text.ts';

const TEXT = 'Zamówienie nr 1240, Żółć Sp. z o.o., ul. Świętej Jadwigi 5, Łódź; Grażyna Dąbek, Śląsk';

test.each([
  ['utf-8', 'utf8'],
  ['windows-1250', 'win1250'],
  ['iso-8859-2', 'iso-8859-2'],
  ['ibm852', 'cp852'],
] as const)('%s is recognised by its Polish letters', (encoding, written) => {
  const bytes = iconv.encode(TEXT, written);
  expect(encodingOf(bytes)).toBe(encoding);
  expect(decode(bytes, encoding)).toBe(TEXT);
});
