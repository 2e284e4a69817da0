import { listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { useListOrHome } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { RecordScreen } from '../../../ui/form/record-screen.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PreviewModal } from '../../../ui/preview/preview-modal.tsx';
import { useIdParam } from '../../../ui/use-id-param.ts';
import { toContent } from '../content/store/content-values.ts';
import { toFormValues } from '../offer-form-values.ts';
import { offersPaths } from '../offers.paths.ts';
import { offerQuery } from '../offers.queries.ts';
import { OfferPreview } from './offer-preview.tsx';
import { previewTexts } from './preview.texts.ts';
import { choiceOf } from './preview-address.ts';

/** The preview of a stored offer at an address of its own, which contains the viewer, the device and the language. */
export function OfferPreviewScreen() {
  const id = useIdParam();
  const t = useTexts(previewTexts);
  const back = useListOrHome(listOffers, offersPaths.list);
  return (
    <RecordScreen key={id} query={offerQuery(id)} title={t.title} back={back}>
      {(offer) => <StoredPreview offer={offer} />}
    </RecordScreen>
  );
}

function StoredPreview({ offer }: { offer: OfferView }) {
  const t = useTexts(previewTexts);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const shown = useMemo(() => ({ values: toFormValues(offer), content: toContent(offer.sections) }), [offer]);
  const close = () => void navigate({ to: offersPaths.edit(offer.id) });
  return (
    <>
      <PageHeader title={offer.title[language]} />
      <PreviewModal title={t.title} isOpen onClose={close}>
        <OfferPreview
          {...shown}
          id={offer.id}
          first={choiceOf(search)}
          onChoose={({ as, language: seenIn, device }) =>
            void navigate({
              to: offersPaths.preview(offer.id),
              search: { as, language: seenIn, device },
              replace: true,
            })
          }
          onClose={close}
        />
      </PreviewModal>
    </>
  );
}
