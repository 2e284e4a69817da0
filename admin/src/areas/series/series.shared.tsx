import { Alert } from '@mantine/core';
import { searchSeriesOptions } from '@share/contract/areas/series/series.endpoints.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { FieldValues } from 'react-hook-form';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { OptionsField } from '../../ui/fields/options-field.tsx';
import type { FieldProps } from '../../ui/fields/use-field.ts';
import { seriesTexts } from './series.texts.ts';

interface SeriesSelectProps<Values extends FieldValues> extends FieldProps<Values, number | null> {
  /** The name of the stored series, which may be missing from the first choices. */
  current?: Translated | null;
  onChosen?: (series: AnswerOf<typeof searchSeriesOptions>[number] | null) => void;
}

/** A searchable select of series (SER-08). */
export function SeriesSelect<Values extends FieldValues>({
  current,
  onChosen,
  ...field
}: SeriesSelectProps<Values>) {
  const t = useTexts(seriesTexts);
  const { language } = useLanguage();
  return (
    <OptionsField
      {...field}
      endpoint={searchSeriesOptions}
      labelOf={({ name, isOpen }) => (isOpen ? name[language] : t.closed(name[language]))}
      current={current?.[language] ?? null}
      onChosen={onChosen}
    />
  );
}

/** Shown where staff would look for the reason: an order of a series without an account is refused (ERR-62). */
export const NoAccountNotice = () => <Alert color="yellow">{useTexts(seriesTexts).noAccount}</Alert>;
