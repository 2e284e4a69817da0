import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Control } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { FormTabs } from '../../ui/form/form-tabs.tsx';
import { OfferAgreements } from './agreements/offer-agreements.tsx';
import { OfferDocuments } from './documents/offer-documents.tsx';
import { MainContent } from './main/main-content.tsx';
import { mainFields } from './main/main-fields.ts';
import type { OfferFormValues } from './offer-form-values.ts';
import { offersTexts } from './offers.texts.ts';

/** What each tab of the editor is given. */
export interface OfferTabProps {
  control: Control<OfferFormValues>;
  /** The stored offer; absent when creating. */
  offer?: OfferView | undefined;
}

/** The fields of an offer, on tabs. */
export function OfferForm({ control, offer }: OfferTabProps) {
  const t = useTexts(offersTexts);
  return (
    <FormTabs
      label={t.editorTabs}
      tabs={[
        {
          name: 'main',
          label: t.mainTab,
          fields: mainFields,
          children: <MainContent control={control} offer={offer} />,
        },
        {
          name: 'documents',
          label: t.documentsTab,
          fields: ['investorDocuments'],
          children: <OfferDocuments control={control} />,
        },
        {
          name: 'agreements',
          label: t.agreementsTab,
          fields: ['agreements'],
          children: <OfferAgreements control={control} />,
        },
      ]}
    />
  );
}
