import { Group } from '@mantine/core';
import { listOffers, offerVersions, updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { TextGap } from '@share/contract/shared/content/language-endpoints.ts';
import { useState } from 'react';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormDraft } from '../../ui/form/draft/form-draft.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import { LanguageNotice, useGaps } from '../../ui/record/history/language-notice.tsx';
import { RecordHistoryButton } from '../../ui/record/history/record-history-button.tsx';
import type { RecordHeadParts } from '../../ui/record/record-head.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { CapTableLink } from '../registers/registers.shared.tsx';
import { SavedGaps } from './content/language-marks.tsx';
import { contentPart } from './content/store/content-part.ts';
import { ContentStore } from './content/store/content-store.ts';
import { toContent } from './content/store/content-values.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import { OfferForm } from './offer-form.tsx';
import { formPath } from './offer-form-paths.ts';
import { toFormValues, toInput } from './offer-form-values.ts';
import { offersPaths } from './offers.paths.ts';
import { offerQuery, offersChanged } from './offers.queries.ts';
import { offersTexts } from './offers.texts.ts';
import { BesideButton } from './preview/beside/beside-button.tsx';
import { WithPreview } from './preview/beside/with-preview.tsx';
import { OfferPreviewButton } from './preview/offer-preview-button.tsx';
import { useWhyNotSave } from './use-why-not-save.ts';

const noGaps: readonly TextGap[] = [];

export function OfferEdit() {
  const id = useIdParam();
  const t = useTexts(offersTexts);
  const back = useListOrHome(listOffers, offersPaths.list);
  return (
    <RecordScreen key={id} query={offerQuery(id)} title={t.editTitle} back={back} list={t.title}>
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
  const gaps = useGaps(offerVersions, offer.id, form.base.version) ?? noGaps;
  const cannotSave = useWhyNotSave(form.control, content);
  const [failure, setFailure] = useState<unknown>(null);
  return (
    <FormFrame
      form={form}
      title={offer.title[language]}
      head={useOfferHead(offer)}
      watched={{ entity: 'offer', id: offer.id }}
      cannotSave={cannotSave}
      actions={
        <Group gap="xs">
          <RecordHistoryButton
            endpoints={offerVersions}
            entity="offer"
            id={offer.id}
            name={offer.title[language]}
            form={form}
            onRestored={offersChanged}
          />
          <CapTableLink id={offer.id} />
          <DuplicateButton offer={offer} isDirty={form.isDirty} onFailure={setFailure} />
          <BesideButton />
          <OfferPreviewButton form={form} content={content} id={offer.id} />
        </Group>
      }
    >
      {failure !== null && <ErrorBanner failure={failure} title={t.toasts.duplicate.failed} />}
      <LanguageNotice
        entity="offer"
        endpoints={offerVersions}
        id={offer.id}
        form={form}
        onConfirmed={offersChanged}
      />
      <FormDraft form={form} of={{ entity: 'offer', id: offer.id }} part={part} />
      <SavedGaps value={gaps}>
        <WithPreview methods={form.methods} content={content}>
          <OfferForm control={form.control} content={content} offer={offer} />
        </WithPreview>
      </SavedGaps>
    </FormFrame>
  );
}

/** Whether the stored offer is visible and open, for the head of its screen. */
function useOfferHead({ id, isVisible, isOpen }: OfferView): RecordHeadParts {
  const t = useTexts(offersTexts);
  const inList = useHeadInList({
    list: listOffers,
    path: offersPaths.list,
    title: t.title,
    id,
    to: offersPaths.edit,
  });
  return {
    ...inList,
    state: {
      label: t.state.label,
      value: (
        <>
          <StatusBadge tone={isVisible ? 'good' : 'neutral'}>
            {isVisible ? t.isVisibleShort : t.state.hidden}
          </StatusBadge>{' '}
          <StatusBadge tone={isOpen ? 'good' : 'neutral'}>
            {isOpen ? t.isOpenShort : t.state.closed}
          </StatusBadge>
        </>
      ),
    },
  };
}
