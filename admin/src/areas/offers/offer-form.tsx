import { offerNotes } from '@share/contract/areas/notes/notes.endpoints.ts';
import { IconCircleDashed } from '@tabler/icons-react';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { usePreloaded } from '../../ui/parts/lazy-part.tsx';
import { FormTabs } from '../../ui/tabs/form-tabs.tsx';
import { useNotesTab } from '../notes/notes.shared.tsx';
import { OfferAgreements } from './agreements/offer-agreements.tsx';
import { contentTexts } from './content/content.texts.ts';
import { SectionsStandIn, SectionsTab } from './content/sections-tab.tsx';
import { hasUntyped } from './content/store/content-operations.ts';
import type { ContentStore } from './content/store/content-store.ts';
import { OfferDocuments } from './documents/offer-documents.tsx';
import { MainContent } from './main/main-content.tsx';
import { mainFields } from './main/main-fields.ts';
import type { OfferTabProps } from './offer-tab.ts';
import { offersTexts } from './offers.texts.ts';

/** The fields of an offer, on tabs. */
export function OfferForm({ control, offer, content }: OfferTabProps & { content: ContentStore }) {
  const t = useTexts(offersTexts);
  const ofContent = useTexts(contentTexts);
  const notes = useNotesTab(offerNotes, offer?.id);
  const [wanted, setWanted] = useState<{ name: string } | null>(null);
  const errors = useSyncExternalStore(content.readers.subscribeDebounced, () => content.errors.count);
  const lacksType = useSyncExternalStore(content.readers.subscribeDebounced, () =>
    hasUntyped(content.content),
  );
  usePreloaded(SectionsTab);
  // The sections are drawn before anybody opens them, when typing leaves time.
  const areSectionsLoaded = useDeferredValue(SectionsTab.useIsLoaded());
  const sections = <SectionsTab meanwhile={<SectionsStandIn />} content={content} />;
  return (
    <FormTabs
      label={t.editorTabs}
      wanted={wanted}
      tabs={[
        {
          name: 'main',
          label: t.mainTab,
          fields: mainFields,
          children: (
            <MainContent
              control={control}
              offer={offer}
              content={content}
              onOpenTab={(name) => setWanted({ name })}
            />
          ),
        },
        {
          name: 'sections',
          label: ofContent.tab,
          fields: ['sections'],
          errors,
          mark: lacksType && <IconCircleDashed size={16} aria-label={ofContent.untypedMark} />,
          children: areSectionsLoaded ? sections : () => sections,
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
        ...notes,
      ]}
    />
  );
}
