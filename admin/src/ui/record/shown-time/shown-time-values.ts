import { formatMoment, fromWarsaw, WarsawDateTime } from '@share/contract/shared/dates.ts';
import { useTexts } from '../../../platform/texts.ts';
import { NOTHING } from '../../values/values.tsx';
import { shownTimeTexts } from './shown-time.texts.ts';

/** The time in which the site shows a record, as its form has it: '' for no limit. */
export interface ShownTimeValues {
  visibleFrom: string;
  visibleUntil: string;
}

/** A record that the site shows only while it is active and within its time. */
export type Publishable = ShownTimeValues & { active: boolean };

/** Whether the site would show a record with these values. A time that cannot be read yet is no limit. */
export function isShownNow({ active, visibleFrom, visibleUntil }: Publishable, now: Date): boolean {
  const [from, until] = [instantOf(visibleFrom), instantOf(visibleUntil)];
  return active && (from === null || now >= from) && (until === null || now < until);
}

/** Compares instants, as the server does, because the clock shows one hour twice when summer time ends. */
const instantOf = (local: string): Date | null =>
  WarsawDateTime.safeParse(local).success ? fromWarsaw(local) : null;

export const alwaysShown = (): ShownTimeValues => ({ visibleFrom: '', visibleUntil: '' });

interface StoredTime {
  visibleFrom: string | null;
  visibleUntil: string | null;
}

export const storedTime = ({ visibleFrom, visibleUntil }: StoredTime): ShownTimeValues => ({
  visibleFrom: visibleFrom ?? '',
  visibleUntil: visibleUntil ?? '',
});

export const sentTime = ({ visibleFrom, visibleUntil }: ShownTimeValues): StoredTime => ({
  visibleFrom: visibleFrom || null,
  visibleUntil: visibleUntil || null,
});

/** The column of a list that shows these times. */
export function useShownTimeColumn<Row extends StoredTime>(below: string) {
  const t = useTexts(shownTimeTexts);
  const inWords = (local: string) => formatMoment(fromWarsaw(local));
  return {
    name: 'visible',
    header: t.visible,
    below,
    exported: [
      { name: 'visibleFrom', header: t.from },
      { name: 'visibleUntil', header: t.until },
    ],
    value: ({ visibleFrom, visibleUntil }: Row) =>
      [visibleFrom && t.since(inWords(visibleFrom)), visibleUntil && t.before(inWords(visibleUntil))]
        .filter(Boolean)
        .join(' ') || NOTHING,
  };
}
