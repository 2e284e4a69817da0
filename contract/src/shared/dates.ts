import { z } from 'zod';

/**
 * Time in this product: instants are stored in UTC and shown in Europe/Warsaw; calendar days have no zone (CON-05 to
 * CON-10). Only this module converts between the two.
 */
const ZONE = 'Europe/Warsaw';
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LOCAL = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

/** Whether it is an existing day as YYYY-MM-DD, from 1900 to 2999. */
export function isCalendarDay(text: string): boolean {
  const match = DAY.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return (
    year >= 1900 && year <= 2999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  );
}

function isLocalDateTime(text: string): boolean {
  const match = LOCAL.exec(text);
  return (
    match !== null &&
    isCalendarDay(text.slice(0, 10)) &&
    Number(match[4]) < 24 &&
    Number(match[5]) < 60 &&
    Number(match[6]) < 60
  );
}

const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day as YYYY-MM-DD (CON-07, CON-08). */
export const CalendarDay = z
  .string({ error: 'IS_REQUIRED' })
  .refine(isCalendarDay, { error: 'DATE_INVALID' });

/** A month as YYYY-MM. */
export const Month = z
  .string({ error: 'IS_REQUIRED' })
  .refine((text) => isCalendarDay(`${text}-01`), { error: 'DATE_INVALID' });

/** A Warsaw wall-clock time as YYYY-MM-DD HH:mm:ss (CON-09, CON-10). */
export const WarsawDateTime = z
  .string({ error: 'IS_REQUIRED' })
  .refine(isLocalDateTime, { error: 'DATE_INVALID' });

/** An instant on the wire: ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** The Swedish locale formats times as 2026-01-15 12:00:00. */
const zoned = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The Warsaw wall clock at that instant as YYYY-MM-DD HH:mm:ss. */
export const toWarsaw = (instant: Date): string => zoned.format(instant);

const MINUTE = 60_000;
let last = { minute: Number.NaN, day: '' };

/** The Warsaw calendar day of an instant as YYYY-MM-DD. Remembers the last minute: many rows ask about the same moment. */
export function warsawDay(instant: Date): string {
  const minute = Math.floor(instant.getTime() / MINUTE);
  if (minute !== last.minute) last = { minute, day: toWarsaw(instant).slice(0, 10) };
  return last.day;
}

/**
 * The instant of a Warsaw wall-clock time. In spring a time in the skipped hour moves forward by the gap; in autumn a time in
 * the hour that occurs twice means the later one.
 */
export function fromWarsaw(local: string): Date {
  const match = LOCAL.exec(local);
  if (!match) throw new RangeError(`Not a Warsaw date and time: ${local}`);
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  const [winter, summer] = [new Date(asUtc - 3_600_000), new Date(asUtc - 7_200_000)];
  return toWarsaw(winter) !== local && toWarsaw(summer) === local ? summer : winter;
}

/** The calendar day a number of days later. */
export function laterDay(day: string, days: number): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The first instant of a Warsaw day. */
export const startOfWarsawDay = (day: string): Date => fromWarsaw(`${day} 00:00:00`);

/** The first instant of the day after a Warsaw day. */
export const endOfWarsawDay = (day: string): Date => startOfWarsawDay(laterDay(day, 1));

/** A number of calendar days later, at the same wall-clock time in Warsaw, also across a change of summer time. */
export function addWarsawDays(instant: Date, days: number): Date {
  const local = toWarsaw(instant);
  const later = fromWarsaw(`${laterDay(local.slice(0, 10), days)}${local.slice(10)}`);
  return new Date(later.getTime() + instant.getUTCMilliseconds());
}

/** dd/MM/yyyy, the display of days outside the books (CON-05). Takes an instant, or a calendar day as it is. */
export function formatDay(value: string | Date): string {
  const day = typeof value === 'string' && isCalendarDay(value) ? value : warsawDay(new Date(value));
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

/** dd/MM/yyyy HH:mm, the display of instants outside the books (CON-05). */
export const formatMoment = (value: string | Date): string =>
  `${formatDay(new Date(value))} ${toWarsaw(new Date(value)).slice(11, 16)}`;

/** DD.MM.YYYY HH:mm, the display of instants in orders, investments and transactions (CON-06). */
export function formatInstant(value: string | Date): string {
  const local = toWarsaw(new Date(value));
  return `${local.slice(8, 10)}.${local.slice(5, 7)}.${local.slice(0, 4)} ${local.slice(11, 16)}`;
}

/** DD.MM.YYYY, the display of calendar days in orders, investments and transactions, beside their instants (CON-06). */
export const formatBookDay = (day: string): string => day.split('-').reverse().join('.');
