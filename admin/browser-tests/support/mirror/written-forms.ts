import type { Language } from '@share/contract/shared/languages.ts';

const MINUS = '-';

/** The ways in which a person writes a number in that language. */
export function writtenNumbers(value: number, language: Language): string[] {
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const sign = value < 0 ? MINUS : '';
  const [group, decimal] = language === 'pl' ? [' ', ','] : [',', '.'];
  const grouped = whole.replace(/(\d)(?=(\d{3})+$)/g, `$1${group}`);
  const tail = fraction === undefined ? '' : `${decimal}${fraction}`;
  return [`${sign}${whole}${tail}`, `${sign}${grouped}${tail}`];
}

/** The ways in which a person writes a day YYYY-MM-DD. */
export function writtenDays(day: string): string[] {
  const [year, month, date] = day.split('-');
  return [day, `${date}.${month}.${year}`, `${date}/${month}/${year}`];
}

/** The ways in which a person writes a time YYYY-MM-DD HH:mm:ss. */
export const writtenTimes = (time: string): string[] =>
  writtenDays(time.slice(0, 10)).map((day) => `${day} ${time.slice(11, 16)}`);

/** What a person reads as a number in that language, such as 1234.5 in "1 234,50 zł" and 12 in "12 s"; null if it is none. */
export function readNumber(shown: string, language: Language): number | null {
  const digits = shown.replace(/PLN|zł|%|s|\s/g, '');
  const plain = language === 'pl' ? digits.replace(',', '.') : digits.replaceAll(',', '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
