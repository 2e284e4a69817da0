import { Stack } from '@mantine/core';
import { searchOpenOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OrderableOffer } from '@share/contract/areas/orders/orders.schemas.ts';
import { languages } from '@share/contract/shared/languages.ts';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { OptionsField } from '../../../ui/fields/options-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FieldGrid, FormSection } from '../../../ui/form/form-section.tsx';
import { AddressSection, BankAccountSection, PersonFields } from '../investor/investor-fields.tsx';
import { EmailField } from './email-field.tsx';
import { manualOrderTexts } from './manual-order.texts.ts';
import type { ManualOrderValues } from './manual-order-values.ts';
import { OfferTerms } from './offer-terms.tsx';
import type { ChosenInvestor } from './use-chosen-investor.ts';
import { isPositive } from './why-not-place.ts';

interface InvestorTabProps {
  form: UseFormReturn<ManualOrderValues>;
  investor: ChosenInvestor;
  /** The chosen offer, once it is loaded. */
  offer: OrderableOffer | undefined;
  failure: unknown;
  onRetry: () => void;
}

/** Offer, quantity and investor of a manual order (ORD-40). */
export function InvestorTab({ form, investor, offer, failure, onRetry }: InvestorTabProps) {
  const t = useTexts(manualOrderTexts);
  const { language } = useLanguage();
  const { control, setValue, clearErrors } = form;
  const forgetOffer = () => {
    setValue('series', null);
    setValue('agreements', []);
    clearErrors('agreements');
  };
  return (
    <Stack gap="md">
      <FormSection title={t.order}>
        <FieldGrid>
          <OptionsField
            control={control}
            name="offer"
            label={t.offer}
            endpoint={searchOpenOffers}
            labelOf={(option) => option.title[language]}
            current={offer ? { id: offer.id, name: offer.title[language] } : null}
            onChosen={forgetOffer}
            required
            messageBelow
          />
          <QuantityField form={form} label={t.quantity} />
        </FieldGrid>
        {failure !== null && <ErrorBanner failure={failure} onRetry={onRetry} />}
        {offer && <OfferTerms control={control} offer={offer} />}
      </FormSection>
      <FormSection title={t.investor}>
        <FieldGrid>
          <EmailField
            control={control}
            name="email"
            label={t.email}
            description={t.emailSearch}
            onChosen={investor.choose}
            required
            messageBelow
          />
          <SelectField
            control={control}
            name="language"
            label={t.language}
            choices={languages.map((value) => ({ value, label: t.languages[value] }))}
            messageBelow
          />
        </FieldGrid>
        {investor.failure !== null && (
          <ErrorBanner title={t.investorFailed} failure={investor.failure} onRetry={investor.retry} />
        )}
        <PersonFields messageBelow />
      </FormSection>
      <AddressSection messageBelow />
      <BankAccountSection messageBelow />
    </Stack>
  );
}

interface QuantityFieldProps {
  form: UseFormReturn<ManualOrderValues>;
  label: string;
}

/** The number of shares. Too few are reported while typing, because they disable the create buttons (ORD-52). */
function QuantityField({ form, label }: QuantityFieldProps) {
  const { control, setError, clearErrors } = form;
  const isEnough = isPositive(useWatch({ control, name: 'quantity' }));
  useEffect(() => {
    if (isEnough) clearErrors('quantity');
    else setError('quantity', { type: 'min', message: 'MUST_BE_GREATER_THAN_0' });
  }, [isEnough, setError, clearErrors]);
  return <NumberField control={control} name="quantity" label={label} required messageBelow />;
}
