import {
  createPayout,
  getPayout,
  listPayouts,
  searchPayoutOffers,
  updatePayout,
} from '@share/contract/areas/payouts/payouts.endpoints.ts';
import type { PayoutInput, PayoutView } from '@share/contract/areas/payouts/payouts.schemas.ts';
import { laterDay, warsawDay } from '@share/contract/shared/dates.ts';
import { type Control, useWatch } from 'react-hook-form';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { filled, MoneyField, NumberField, type NumberValue } from '../../ui/fields/number-field.tsx';
import { OptionsField } from '../../ui/fields/options-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { FieldGrid, FormSection } from '../../ui/form/form-section.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useCreateForm } from '../../ui/form/use-create-form.ts';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { useIdParam } from '../../ui/use-id-param.ts';
import { recordPaths, recordScreens } from '../links/record-paths.ts';
import { payoutQuery, payoutsChanged } from './payouts.queries.ts';
import { payoutsTexts } from './payouts.texts.ts';

interface PayoutValues {
  offer: number | null;
  asOf: string;
  basis: 'total' | 'perShare';
  total: NumberValue;
  perShare: NumberValue;
  tax: NumberValue;
}

/** The day before today, which is over. */
const newPayout = (): PayoutValues => ({
  offer: null,
  asOf: laterDay(warsawDay(new Date()), -1),
  basis: 'total',
  total: '',
  perShare: '',
  tax: 0,
});

const toFormValues = ({ offer, asOf, total, perShare, tax }: PayoutView): PayoutValues => ({
  offer: offer.id,
  asOf,
  basis: perShare === null ? 'total' : 'perShare',
  total: perShare === null ? total : '',
  perShare: perShare ?? '',
  tax,
});

const toInput = ({ offer, asOf, basis, total, perShare, tax }: PayoutValues): PayoutInput => ({
  offer: offer ?? Number.NaN,
  asOf,
  total: basis === 'total' ? filled(total) : null,
  perShare: basis === 'perShare' ? filled(perShare) : null,
  tax: filled(tax),
});

/** Prepares a payout; the next screen shows what each holder would get. */
export function PayoutCreate() {
  const t = useTexts(payoutsTexts);
  const form = useCreateForm({
    endpoint: createPayout,
    values: newPayout(),
    toInput,
    announce: { key: 'payout.create', ...t.toasts.create },
    onSaved: payoutsChanged,
    back: useListOrHome(listPayouts, recordScreens.payout.list),
    created: { view: getPayout, to: ({ id }) => recordPaths.payout(id) },
  });
  return (
    <FormFrame form={form} title={t.createTitle}>
      <Fields control={form.control} />
    </FormFrame>
  );
}

export function PayoutEdit() {
  const id = useIdParam();
  const t = useTexts(payoutsTexts);
  const back = useListOrHome(listPayouts, recordScreens.payout.list);
  return (
    <RecordScreen key={id} query={payoutQuery(id)} title={t.editTitle} back={back} list={t.title}>
      {(payout) => <EditForm payout={payout} />}
    </RecordScreen>
  );
}

function EditForm({ payout }: { payout: PayoutView }) {
  const t = useTexts(payoutsTexts);
  const form = useEditForm({
    endpoint: updatePayout,
    params: { id: String(payout.id) },
    record: payout,
    query: payoutQuery(payout.id),
    toFormValues,
    toInput,
    announce: { key: 'payout.edit', ...t.toasts.edit },
    onSaved: payoutsChanged,
    back: recordPaths.payout(payout.id),
  });
  return (
    <FormFrame form={form} title={t.editTitle} watched={{ entity: 'payout', id: payout.id }}>
      <Fields control={form.control} stored={payout} />
    </FormFrame>
  );
}

function Fields({ control, stored }: { control: Control<PayoutValues>; stored?: PayoutView }) {
  const t = useTexts(payoutsTexts);
  const { language } = useLanguage();
  const basis = useWatch({ control, name: 'basis' });
  return (
    <FormSection title={t.terms}>
      <FieldGrid>
        <OptionsField
          control={control}
          name="offer"
          label={t.offer}
          endpoint={searchPayoutOffers}
          labelOf={({ title }) => title[language]}
          detailOf={({ holders, shares }) => t.offerDetail(holders, shares)}
          current={stored ? { id: stored.offer.id, name: stored.offer.title[language] } : null}
          required
        />
        <DateField control={control} name="asOf" label={t.asOf} description={t.asOfHint} required />
        <SelectField
          control={control}
          name="basis"
          label={t.basis}
          choices={(['total', 'perShare'] as const).map((value) => ({ value, label: t.bases[value] }))}
          required
        />
        {basis === 'total' ? (
          <MoneyField control={control} name="total" label={t.total} description={t.totalHint} required />
        ) : (
          <MoneyField control={control} name="perShare" label={t.perShare} required />
        )}
        <NumberField
          control={control}
          name="tax"
          label={t.tax}
          description={t.taxHint}
          decimals={4}
          required
        />
      </FieldGrid>
    </FormSection>
  );
}
