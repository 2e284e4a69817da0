import { withoutInvisible } from '@share/contract/shared/invisible.ts';
import { EMPTY, readDigits, UNREADABLE } from '@share/contract/shared/numbers/read-number.ts';
import { type Place, placeOf, rounded } from './places.ts';

const NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?`;
/** One coordinate: degrees, or degrees, minutes and seconds, with its direction before or behind it. */
const COORDINATE = String.raw`([NSEW])?\s*([-−–]?${NUMBER})\s*°?\s*(?:(${NUMBER})\s*['′’]\s*)?(?:(${NUMBER})\s*(?:["″”]|'')\s*)?([NSEW])?`;
const PAIR = new RegExp(String.raw`^\(?\s*${COORDINATE}\s*[,;\s]\s*${COORDINATE}\s*\)?$`, 'i');

/**
 * The place that a text of two coordinates names, as maps and encyclopaedias write them: `52.2297, 21.0122`,
 * `52,2297 21,0122`, `52°13′47″N 21°0′44″E`. Null for any other text, among them a single number.
 */
export function placeOfText(text: string): Place | null {
  const written = withoutInvisible(text).trim();
  const single = readDigits(written, { decimals: 6, allowNegative: true });
  const parts = single === UNREADABLE ? PAIR.exec(written) : null;
  if (single === EMPTY || !parts) return null;
  const [first, second] = [coordinateOf(parts.slice(1, 6)), coordinateOf(parts.slice(6, 11))];
  const isEastFirst = first.axis === 'longitude' || second.axis === 'latitude';
  if (first.axis !== null && first.axis === second.axis) return null;
  const place = isEastFirst ? placeOf(second.degrees, first.degrees) : placeOf(first.degrees, second.degrees);
  return place && rounded(place);
}

function coordinateOf([before, degrees, minutes, seconds, behind]: (string | undefined)[]) {
  const direction = (before ?? behind ?? '').toUpperCase();
  const isNegative = /^[-−–]/.test(degrees ?? '') || direction === 'S' || direction === 'W';
  const size = numberOf(degrees?.replace(/^[-−–]/, '')) + numberOf(minutes) / 60 + numberOf(seconds) / 3600;
  const axis = direction === '' ? null : 'NS'.includes(direction) ? 'latitude' : 'longitude';
  return { degrees: isNegative ? -size : size, axis };
}

const numberOf = (written = '0') => Number(written.replace(',', '.'));
