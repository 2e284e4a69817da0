import { Group } from '@mantine/core';
import { createOffer, getOffer, listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { useState } from 'react';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { FormDraft } from '../../ui/form/draft/form-draft.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useCreateForm } from '../../ui/form/use-create-form.ts';
import { contentPart } from './content/store/content-part.ts';
import { ContentStore } from './content/store/content-store.ts';
import { OfferForm } from './offer-form.tsx';
import { formPath } from './offer-form-paths.ts';
import { newOffer, toInput } from './offer-form-values.ts';
import { offersPaths } from './offers.paths.ts';
import { offersChanged } from './offers.queries.ts';
import { offersTexts } from './offers.texts.ts';
import { BesideButton } from './preview/beside/beside-button.tsx';
import { WithPreview } from './preview/beside/with-preview.tsx';
import { OfferPreviewButton } from './preview/offer-preview-button.tsx';
import { useWhyNotSave } from './use-why-not-save.ts';

export function OfferCreate() {
  const t = useTexts(offersTexts);
  const [content] = useState(() => new ContentStore([]));
  const [part] = useState(() => contentPart(content));
  const form = useCreateForm({
    endpoint: createOffer,
    values: newOffer(),
    toInput: (values) => toInput(values, content.content),
    part,
    formPath,
    announce: { key: 'offer.create', ...t.toasts.create },
    onSaved: offersChanged,
    back: useListOrHome(listOffers, offersPaths.list),
    created: { view: getOffer, to: (offer) => offersPaths.edit(offer.id) },
  });
  const cannotSave = useWhyNotSave(form.control, content);
  return (
    <FormFrame
      form={form}
      title={t.createTitle}
      cannotSave={cannotSave}
      actions={
        <Group gap="xs">
          <BesideButton />
          <OfferPreviewButton form={form} content={content} />
        </Group>
      }
    >
      <FormDraft form={form} of={{ entity: 'offer', id: 'new' }} part={part} />
      <WithPreview methods={form.methods} content={content}>
        <OfferForm control={form.control} content={content} />
      </WithPreview>
    </FormFrame>
  );
}
