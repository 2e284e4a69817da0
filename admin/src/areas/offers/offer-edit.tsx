import { updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { useIdParam } from '../../ui/use-id-param.ts';
import { OfferForm } from './offer-form.tsx';
import { formPath } from './offer-form-paths.ts';
import { toFormValues, toInput } from './offer-form-values.ts';
import { offersPaths } from './offers.paths.ts';
import { offerQuery, offersChanged } from './offers.queries.ts';
import { offersTexts } from './offers.texts.ts';
import { useLacksNames } from './use-lacks-names.ts';

export function OfferEdit() {
  const id = useIdParam();
  const t = useTexts(offersTexts);
  return (
    <RecordScreen key={id} query={offerQuery(id)} title={t.editTitle} back={offersPaths.list}>
      {(offer) => <EditForm offer={offer} />}
    </RecordScreen>
  );
}

function EditForm({ offer }: { offer: OfferView }) {
  const t = useTexts(offersTexts);
  const { language } = useLanguage();
  const form = useEditForm({
    endpoint: updateOffer,
    params: { id: String(offer.id) },
    record: offer,
    query: offerQuery(offer.id),
    toFormValues,
    toInput,
    formPath,
    announce: { key: 'offer.edit', ...t.toasts.edit },
    onSaved: offersChanged,
    back: offersPaths.list,
  });
  const lacksNames = useLacksNames(form.control);
  return (
    <FormFrame form={form} title={offer.title[language]} cannotSave={lacksNames && t.lacksNames}>
      <OfferForm control={form.control} offer={offer} />
    </FormFrame>
  );
}
