import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { BilingualTextField } from '../../../ui/fields/bilingual.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { FieldGrid, FormSection } from '../../../ui/form/form-section.tsx';
import { NoAccountNotice, SeriesSelect, useSeriesState } from '../../series/series.shared.tsx';
import type { OfferTabProps } from '../offer-tab.ts';
import { mainContentTexts } from './main-content.texts.ts';

/** The fields of the sale: series, dates, amounts. */
export function InvestmentFields({ control, offer }: OfferTabProps) {
  const t = useTexts(mainContentTexts);
  const series = useWatch({ control, name: 'series' });
  const [chosen, setChosen] = useState<{ id: number; hasAccount: boolean } | null>(null);
  const hasAccount =
    chosen && chosen.id === series ? chosen.hasAccount : offer?.series !== series || offer.seriesHasAccount;
  const stored = offer?.series && offer.seriesName ? { id: offer.series, name: offer.seriesName } : null;
  // Restored drafts may have another.
  const another = useSeriesState(series === stored?.id ? null : series);
  const hasFixedEquity = useWatch({ control, name: 'shouldEnableFixedInvestorsEquity' });
  return (
    <FormSection title={t.investment}>
      <FieldGrid>
        <SeriesSelect
          control={control}
          name="series"
          label={t.series}
          current={another ?? stored}
          onChosen={setChosen}
        />
        <MoneyField control={control} name="totalCost" label={t.totalCost} clampsToZero required />
        <DateField control={control} name="investmentStart" label={t.investmentStart} required />
        <DateField control={control} name="investmentEnd" label={t.investmentEnd} required />
      </FieldGrid>
      {series !== null && !hasAccount && <NoAccountNotice />}
      <BilingualTextField
        control={control}
        name="investmentReturn"
        label={t.investmentReturn}
        description={t.investmentReturnHint}
      />
      <FieldGrid>
        <SwitchField
          control={control}
          name="shouldEnableFixedInvestorsEquity"
          label={t.shouldEnableFixedInvestorsEquity}
          description={t.shouldEnableFixedInvestorsEquityHint}
        />
        {hasFixedEquity && (
          <MoneyField
            control={control}
            name="fixedInvestorsEquity"
            label={t.fixedInvestorsEquity}
            clampsToZero
            required
          />
        )}
      </FieldGrid>
    </FormSection>
  );
}
