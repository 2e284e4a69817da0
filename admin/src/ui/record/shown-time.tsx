import { formatMoment, fromWarsaw } from '@share/contract/shared/dates.ts';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { bothLanguages, useTexts } from '../../platform/texts.ts';
import { DateTimeField } from '../fields/date-field.tsx';
import type { FieldControl } from '../fields/field-control.ts';
import { FieldGrid } from '../form/form-section.tsx';
import { NOTHING } from '../values/values.tsx';

const texts = bothLanguages({
  pl: {
    from: 'Widoczne od',
    until: 'Widoczne do',
    hint: 'Czas w Warszawie. Puste: bez ograniczenia.',
    since: (from: string) => `od ${from}`,
    before: (until: string) => `do ${until}`,
    visible: 'Widoczne',
  },
  en: {
    from: 'Visible from',
    until: 'Visible until',
    hint: 'Warsaw time. Empty: no limit.',
    since: (from: string) => `from ${from}`,
    before: (until: string) => `until ${until}`,
    visible: 'Visible',
  },
});

/** When the site shows a record, as its form has it: '' for no limit. */
export interface ShownTimeValues {
  visibleFrom: string;
  visibleUntil: string;
}

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

/** The two fields of a form that has them at its top level. */
export function ShownTimeFields<Values extends FieldValues & ShownTimeValues>({
  control,
}: {
  control: FieldControl<Values>;
}) {
  const t = useTexts(texts);
  const name = (field: keyof ShownTimeValues) => field as string as FieldPathByValue<Values, string>;
  return (
    <FieldGrid>
      <DateTimeField control={control} name={name('visibleFrom')} label={t.from} description={t.hint} />
      <DateTimeField control={control} name={name('visibleUntil')} label={t.until} description={t.hint} />
    </FieldGrid>
  );
}

/** The column of a list that shows these times. */
export function useShownTimeColumn<Row extends StoredTime>(below: string) {
  const t = useTexts(texts);
  const inWords = (local: string) => formatMoment(fromWarsaw(local));
  return {
    name: 'visible',
    header: t.visible,
    below,
    value: ({ visibleFrom, visibleUntil }: Row) =>
      [visibleFrom && t.since(inWords(visibleFrom)), visibleUntil && t.before(inWords(visibleUntil))]
        .filter(Boolean)
        .join(' ') || NOTHING,
  };
}
