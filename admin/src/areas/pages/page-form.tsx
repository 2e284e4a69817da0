import type { PageInput, PageView } from '@share/contract/areas/pages/pages.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import {
  BilingualLongTextField,
  BilingualRichTextField,
  BilingualTextField,
} from '../../ui/fields/bilingual.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { ImageField } from '../../ui/fields/uploads/image-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import type { RecordFieldsProps, RecordForm } from '../../ui/record/record-form.tsx';
import { ShownTimeFields } from '../../ui/record/shown-time/shown-time-fields.tsx';
import { TitleAndSlug } from '../../ui/slug/title-and-slug.tsx';
import { PageAttachments } from './attachments/page-attachments.tsx';
import { formPath, newPage, type PageFormValues, toFormValues, toInput } from './page-form-values.ts';
import { PagePreviewButton } from './page-preview.tsx';
import { suggestSlugs } from './pages.queries.ts';
import { pagesTexts } from './pages.texts.ts';

export const pageForm: RecordForm<PageInput, PageView, PageFormValues> = {
  texts: pagesTexts,
  nameOf: ({ title }, language) => title[language],
  newValues: newPage,
  toFormValues,
  toInput,
  formPath,
  Fields,
  PreviewButton: PagePreviewButton,
};

function Fields({ control, stored }: RecordFieldsProps<PageView, PageFormValues>) {
  const t = useTexts(pagesTexts);
  return (
    <>
      <TitleAndSlug
        control={control}
        area="page"
        texts={{ ...t, title: t.titleOfPage }}
        isNew={stored === undefined}
        suggest={(title, signal) => suggestSlugs(title, stored?.id, signal)}
      />
      <FormSection title={t.publication}>
        <SwitchField control={control} name="active" label={t.active} description={t.activeHint} />
        <ShownTimeFields control={control} />
      </FormSection>
      <FormSection title={t.contentSection}>
        <BilingualTextField control={control} name="subTitle" label={t.subTitle} />
        <BilingualRichTextField control={control} name="content" label={t.content} />
      </FormSection>
      <FormSection title={t.picture}>
        <ImageField control={control} name="image" label={t.image} />
        <BilingualTextField
          control={control}
          name="imageAlt"
          label={t.imageAlt}
          description={t.imageAltHint}
        />
      </FormSection>
      <PageAttachments control={control} />
      <FormSection title={t.seo}>
        <BilingualTextField control={control} name="seoTitle" label={t.seoTitle} />
        <BilingualLongTextField control={control} name="seoDescription" label={t.seoDescription} />
      </FormSection>
    </>
  );
}
