import { listOffers, updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { useState } from 'react';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { useIdParam } from '../../ui/use-id-param.ts';
import { contentPart } from './content/store/content-part.ts';
import { ContentStore } from './content/store/content-store.ts';
import { toContent } from './content/store/content-values.ts';
import { DraftNotice } from './draft/draft-notice.tsx';
import { useDraft } from './draft/use-draft.ts';
import { OfferForm } from './offer-form.tsx';
import { formPath } from './offer-form-paths.ts';
import { toFormValues, toInput } from './offer-form-values.ts';
import { offersPaths } from './offers.paths.ts';
import { offerQuery, offersChanged } from './offers.queries.ts';
import { offersTexts } from './offers.texts.ts';
import { PreviewButton } from './preview/preview-button.tsx';
import { useWhyNotSave } from './use-why-not-save.ts';

export function OfferEdit() {
  const id = useIdParam();
  const t = useTexts(offersTexts);
  const back = useListOrHome(listOffers, offersPaths.list);
  return (
    <RecordScreen key={id} query={offerQuery(id)} title={t.editTitle} back={back}>
      {(offer) => <EditForm offer={offer} />}
    </RecordScreen>
  );
}

function EditForm({ offer }: { offer: OfferView }) {
  const t = useTexts(offersTexts);
  const { language } = useLanguage();
  const [content] = useState(() => new ContentStore(toContent(offer.sections)));
  const [part] = useState(() => contentPart(content));
  const form = useEditForm({
    endpoint: updateOffer,
    params: { id: String(offer.id) },
    record: offer,
    query: offerQuery(offer.id),
    toFormValues,
    toInput: (values) => toInput(values, content.content),
    part,
    formPath,
    announce: { key: 'offer.edit', ...t.toasts.edit },
    onSaved: offersChanged,
    back: useListOrHome(listOffers, offersPaths.list),
  });
  const draft = useDraft(form, content, offer.id);
  const cannotSave = useWhyNotSave(form.control, content);
  return (
    <FormFrame
      form={form}
      title={offer.title[language]}
      cannotSave={cannotSave}
      actions={<PreviewButton form={form} content={content} />}
    >
      <DraftNotice draft={draft} />
      <OfferForm control={form.control} content={content} offer={offer} />
    </FormFrame>
  );
}
