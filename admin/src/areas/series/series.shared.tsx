import { Alert } from '@mantine/core';
import { searchSeriesOptions } from '@share/contract/areas/series/series.endpoints.ts';
import type { SeriesOption } from '@share/contract/areas/series/series.schemas.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { type Translated, textIn } from '@share/contract/shared/translated.ts';
import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { OptionsField } from '../../ui/fields/options-field.tsx';
import { optionsKey } from '../../ui/fields/options-key.ts';
import type { FieldProps } from '../../ui/fields/use-field.ts';
import { seriesTexts } from './series.texts.ts';

interface SeriesSelectProps<Values extends FieldValues> extends FieldProps<Values, number | null> {
  /** The stored series, which may be missing from the first choices. */
  current?: { id: number; name: Translated } | null;
  onChosen?: (series: SeriesOption | null) => void;
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
      detailOf={({ pricePerShare, left, offers }) =>
        t.choice(
          formatMoney(pricePerShare, language),
          left,
          offers.filter(({ isOnSale }) => isOnSale).map(({ title }) => textIn(language, title)),
        )
      }
      current={current ? { id: current.id, name: current.name[language] } : null}
      onChosen={onChosen}
    />
  );
}

/** Whether shares of a series can be ordered and paid for now; null while it is unknown, without a series, and for users who may not ask. */
export function useSeriesState(id: number | null): SeriesOption | null {
  const mayAsk = useCan(searchSeriesOptions);
  const { data } = useQuery({
    queryKey: [...optionsKey(searchSeriesOptions), 'one', id],
    queryFn: ({ signal }) => call(searchSeriesOptions, { query: { search: '', id: String(id) }, signal }),
    enabled: mayAsk && id !== null,
    staleTime: 0,
  });
  return data?.[0] ?? null;
}

/**
 * Tells staff why a bank transfer is impossible: an order of a series without an account can only be paid through PayPal
 * (ERR-62).
 */
export const NoAccountNotice = () => <Alert color="yellow">{useTexts(seriesTexts).noAccount}</Alert>;
