import { Stack } from '@mantine/core';
import { runtimeConfig } from '../../../platform/runtime-config.ts';
import { useTexts } from '../../../platform/texts.ts';
import { BilingualRichTextField } from '../../../ui/fields/bilingual.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { ShownValue } from '../../../ui/fields/shown-value.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ImageField } from '../../../ui/fields/uploads/image-field.tsx';
import { FieldGrid, FormSection } from '../../../ui/form/form-section.tsx';
import { TitleAndSlug } from '../../../ui/slug/title-and-slug.tsx';
import { DayText } from '../../../ui/values/values.tsx';
import { OfferBadges } from '../badges/offer-badges.tsx';
import type { ContentStore } from '../content/store/content-store.ts';
import { OfferDescriptions } from '../descriptions/offer-descriptions.tsx';
import type { OfferTabProps } from '../offer-tab.ts';
import { suggestSlugs } from '../offers.queries.ts';
import { OfferProperties } from '../properties/offer-properties.tsx';
import { NotReadyNotice } from '../visibility/not-ready-notice.tsx';
import { FurtherFields } from './further-fields.tsx';
import { InvestmentFields } from './investment-fields.tsx';
import { mainContentTexts } from './main-content.texts.ts';

interface MainContentProps extends OfferTabProps {
  content: ContentStore;
  /** Opens another tab of the form. */
  onOpenTab: (name: string) => void;
}

/** The tab of the main content (OFR-26). */
export function MainContent({ control, offer, content, onOpenTab }: MainContentProps) {
  const t = useTexts(mainContentTexts);
  return (
    <Stack gap="md">
      <TitleAndSlug
        control={control}
        area="offer"
        texts={t}
        addressOf={(slug) => `${runtimeConfig().publicSiteUrl}/offer/${slug}`}
        isNew={offer === undefined}
        suggest={(title, signal) => suggestSlugs(title, offer?.id, signal)}
      />
      <FormSection title={t.publication}>
        <FieldGrid>
          <SwitchField control={control} name="isOpen" label={t.isOpen} description={t.isOpenHint} />
          <SwitchField control={control} name="isVisible" label={t.isVisible} description={t.isVisibleHint} />
        </FieldGrid>
        <NotReadyNotice control={control} offerId={offer?.id} content={content} onOpenTab={onOpenTab} />
        <FieldGrid columns={4}>
          <NumberField
            control={control}
            name="position"
            label={t.position}
            description={t.positionHint}
            clampsToZero
            required
          />
          {offer && (
            <ShownValue label={t.createdAt}>
              <DayText day={offer.createdAt} />
            </ShownValue>
          )}
        </FieldGrid>
      </FormSection>
      <InvestmentFields control={control} offer={offer} />
      <FormSection title={t.picture}>
        <ImageField control={control} name="image" label={t.image} />
        <SwitchField control={control} name="isFullWidthGallery" label={t.isFullWidthGallery} />
      </FormSection>
      <FormSection title={t.property}>
        <FieldGrid>
          <TextField control={control} name="projectType" label={t.projectType} />
          <TextField control={control} name="address" label={t.address} />
        </FieldGrid>
        <BilingualRichTextField control={control} name="mainDescription" label={t.mainDescription} />
      </FormSection>
      <OfferBadges control={control} />
      <OfferDescriptions control={control} />
      <OfferProperties control={control} />
      <FurtherFields control={control} />
    </Stack>
  );
}
