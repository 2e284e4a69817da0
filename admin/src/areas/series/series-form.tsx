import { Badge, Group, Text } from '@mantine/core';
import { listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { searchSeriesOptions } from '@share/contract/areas/series/series.endpoints.ts';
import {
  SECRET_MASK,
  type SeriesInput,
  type SeriesView,
} from '@share/contract/areas/series/series.schemas.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { type Control, useWatch } from 'react-hook-form';
import { useLanguage } from '../../platform/language.tsx';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { BilingualTextField } from '../../ui/fields/bilingual.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { MoneyField, NumberField } from '../../ui/fields/number-field.tsx';
import { SecretField } from '../../ui/fields/secret-field.tsx';
import { ShownValue } from '../../ui/fields/shown-value.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FieldGrid, FormSection } from '../../ui/form/form-section.tsx';
import type { RecordFieldsProps, RecordForm } from '../../ui/record/record-form.tsx';
import { NumberText } from '../../ui/values/values.tsx';
import { AccountNumberField } from '../countries/countries.shared.tsx';
import { OfferLink } from '../links/offer-link.tsx';
import { SeriesRegisterLink } from '../registers/registers.shared.tsx';
import { PayPalNotices } from '../settings/settings.shared.tsx';
import { NoAccountNotice, useSeriesState } from './series.shared.tsx';
import { seriesTexts } from './series.texts.ts';
import { newSeries, type SeriesFormValues, toFormValues, toInput } from './series-form-values.ts';

export const seriesForm: RecordForm<SeriesInput, SeriesView, SeriesFormValues> = {
  texts: seriesTexts,
  nameOf: ({ name }, language) => name[language],
  newValues: newSeries,
  toFormValues,
  toInput,
  Fields,
};

function Fields({ control, stored }: RecordFieldsProps<SeriesView, SeriesFormValues>) {
  const t = useTexts(seriesTexts);
  const mayListOffers = useCan(listOffers);
  const maySearchSeries = useCan(searchSeriesOptions);
  const maySeeOffers = mayListOffers && maySearchSeries;
  return (
    <>
      <FormSection title={t.general}>
        <BilingualTextField control={control} name="name" label={t.name} required />
        <BilingualTextField control={control} name="displayName" label={t.displayName} required />
      </FormSection>
      <FormSection title={t.shares}>
        <FieldGrid columns={4}>
          <NumberField control={control} name="limit" label={t.limit} description={t.limitHint} required />
          <MoneyField control={control} name="pricePerShare" label={t.pricePerShare} required />
          <ShownValue label={t.numberOfShares}>
            <NumberText value={stored?.numberOfShares ?? 0} />
          </ShownValue>
          <ShownValue label={t.reservedShares}>
            <NumberText value={stored?.reservedShares ?? 0} />
          </ShownValue>
        </FieldGrid>
        {stored && (
          <div>
            <SeriesRegisterLink id={stored.id} />
          </div>
        )}
      </FormSection>
      {stored && maySeeOffers && <OffersOfSeries id={stored.id} />}
      <FormSection title={t.availability}>
        <SwitchField control={control} name="isOpen" label={t.isOpen} description={t.isOpenHint} />
        <FieldGrid>
          <DateField control={control} name="availableFrom" label={t.availableFrom} required />
          <DateField control={control} name="availableTo" label={t.availableTo} required />
        </FieldGrid>
      </FormSection>
      <FormSection title={t.bankInfo}>
        <AccountMissing control={control} />
        <AccountNumberField
          control={control}
          name="bankInfo.accountNumber"
          label={t.accountNumber}
          country={null}
        />
        <FieldGrid>
          <TextField control={control} name="bankInfo.bankName" label={t.bankName} />
          <TextField control={control} name="bankInfo.accountHolder" label={t.accountHolder} />
        </FieldGrid>
        <TextField
          control={control}
          name="bankInfo.virtualPrefix"
          label={t.virtualPrefix}
          description={t.virtualPrefixHint}
        />
      </FormSection>
      <OnlinePayments control={control} stored={stored} />
    </>
  );
}

/** The offers that sell the series, or did. */
function OffersOfSeries({ id }: { id: number }) {
  const t = useTexts(seriesTexts);
  const { language } = useLanguage();
  const series = useSeriesState(id);
  if (!series) return null;
  return (
    <FormSection title={t.offers}>
      {series.offers.length === 0 && <Text c="dimmed">{t.noOffers}</Text>}
      {series.offers.map(({ id: offerId, title, isOnSale }) => (
        <Group key={offerId} gap="xs">
          <OfferLink id={offerId}>{textIn(language, title)}</OfferLink>
          {isOnSale && <Badge variant="light">{t.onSale}</Badge>}
        </Group>
      ))}
    </FormSection>
  );
}

/** Shown while the account field is empty, and before the account is stored. */
function AccountMissing({ control }: { control: Control<SeriesFormValues> }) {
  const accountNumber = useWatch({ control, name: 'bankInfo.accountNumber' });
  return accountNumber.trim() === '' && <NoAccountNotice />;
}

/** Fields that have no effect are hidden (SER-19, SER-20). */
function OnlinePayments({ control, stored }: RecordFieldsProps<SeriesView, SeriesFormValues>) {
  const t = useTexts(seriesTexts);
  const [allowed, usesDefault, isProduction] = useWatch({
    control,
    name: ['allowOnlinePayments', 'useDefaultPayPalConfig', 'payPalCredentials.productionMode'],
  });
  return (
    <FormSection title={t.onlinePayments}>
      <SwitchField control={control} name="allowOnlinePayments" label={t.allowOnlinePayments} />
      {allowed && (
        <SwitchField control={control} name="useDefaultPayPalConfig" label={t.useDefaultPayPalConfig} />
      )}
      {allowed && !usesDefault && (
        <>
          <SwitchField
            control={control}
            name="payPalCredentials.productionMode"
            label={t.productionMode}
            description={t.productionModeHint}
          />
          <FieldGrid>
            <TextField
              control={control}
              name="payPalCredentials.productionClientId"
              label={t.productionClientId}
              required={isProduction}
            />
            <SecretField
              control={control}
              name="payPalCredentials.productionClientSecret"
              label={t.productionClientSecret}
              mask={SECRET_MASK}
              removalHint={t.secretRemoval}
              required={isProduction}
            />
            <TextField
              control={control}
              name="payPalCredentials.sandboxClientId"
              label={t.sandboxClientId}
              required={!isProduction}
            />
            <SecretField
              control={control}
              name="payPalCredentials.sandboxClientSecret"
              label={t.sandboxClientSecret}
              mask={SECRET_MASK}
              removalHint={t.secretRemoval}
              required={!isProduction}
            />
          </FieldGrid>
          {stored && !stored.useDefaultPayPalConfig && (
            <PayPalNotices mode={isProduction ? 'production' : 'sandbox'} seriesId={stored.id} />
          )}
        </>
      )}
    </FormSection>
  );
}
