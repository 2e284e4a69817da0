import type { Language } from '@share/contract/shared/languages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time until or since an instant, without line breaks: in 13 days, in 5 hours, 20 minutes ago. Rounded down. */
export function remainingTime(until: Date, now: Date, language: Language): string {
  const milliseconds = until.getTime() - now.getTime();
  const distance = Math.abs(milliseconds);
  const [size, unit] =
    distance >= 2 * DAY
      ? ([DAY, 'day'] as const)
      : distance >= 2 * HOUR
        ? ([HOUR, 'hour'] as const)
        : ([MINUTE, 'minute'] as const);
  return new Intl.RelativeTimeFormat(language)
    .format(Math.trunc(milliseconds / size), unit)
    .replaceAll(' ', '\u00a0');
}
