import { createOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { useTexts } from '../../platform/texts.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useCreateForm } from '../../ui/form/use-create-form.ts';
import { OfferForm } from './offer-form.tsx';
import { formPath } from './offer-form-paths.ts';
import { newOffer, toInput } from './offer-form-values.ts';
import { offersPaths } from './offers.paths.ts';
import { offersChanged } from './offers.queries.ts';
import { offersTexts } from './offers.texts.ts';
import { useLacksNames } from './use-lacks-names.ts';

export function OfferCreate() {
  const t = useTexts(offersTexts);
  const form = useCreateForm({
    endpoint: createOffer,
    values: newOffer(),
    toInput,
    formPath,
    announce: { key: 'offer.create', ...t.toasts.create },
    onSaved: offersChanged,
    back: offersPaths.list,
    created: (offer) => offersPaths.edit(offer.id),
  });
  const lacksNames = useLacksNames(form.control);
  return (
    <FormFrame form={form} title={t.createTitle} cannotSave={lacksNames && t.lacksNames}>
      <OfferForm control={form.control} />
    </FormFrame>
  );
}
