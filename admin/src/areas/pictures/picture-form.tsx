import type {
  LibraryPictureInput,
  LibraryPictureView,
} from '@share/contract/areas/pictures/pictures.schemas.ts';
import { emptyTranslated } from '@share/contract/shared/translated.ts';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { BilingualTextField } from '../../ui/fields/bilingual.tsx';
import { filled } from '../../ui/fields/number-field.tsx';
import { ImageField } from '../../ui/fields/uploads/image-field.tsx';
import { noImage, shownImage, storedImage, toImageInput } from '../../ui/fields/uploads/image-value.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import type { RecordFieldsProps, RecordForm } from '../../ui/record/record-form.tsx';
import { Facts } from '../../ui/values/facts.tsx';
import { fileSize } from '../../ui/values/file-size.ts';
import { MomentText } from '../../ui/values/values.tsx';
import { FocusFields } from './focus-fields.tsx';
import type { PictureFormValues } from './picture-form-values.ts';
import { PictureUses } from './picture-uses.tsx';
import { picturesTexts } from './pictures.texts.ts';
import { useDimensions } from './use-dimensions.ts';

const MIDDLE = 50;

export const pictureForm: RecordForm<LibraryPictureInput, LibraryPictureView, PictureFormValues> = {
  texts: picturesTexts,
  nameOf: ({ fileName }) => fileName,
  newValues: () => ({ image: noImage, alt: emptyTranslated(), focus: { x: MIDDLE, y: MIDDLE } }),
  toFormValues: ({ alt, focus, ...picture }) => ({ image: storedImage(picture), alt, focus }),
  toInput: ({ image, alt, focus }) => ({
    image: toImageInput(image),
    alt,
    focus: { x: filled(focus.x), y: filled(focus.y) },
  }),
  Fields,
};

function Fields({ control, stored }: RecordFieldsProps<LibraryPictureView, PictureFormValues>) {
  const t = useTexts(picturesTexts);
  const image = useWatch({ control, name: 'image' });
  return (
    <>
      <FormSection title={t.pictureSection}>
        {stored ? (
          <PictureFacts picture={stored} />
        ) : (
          <ImageField control={control} name="image" label={t.image} required isNew />
        )}
        <BilingualTextField control={control} name="alt" label={t.alt} description={t.altHint} />
      </FormSection>
      <FormSection title={t.focusSection}>
        <FocusFields control={control} url={shownImage(image)} />
      </FormSection>
      {stored && (
        <FormSection title={t.usesSection}>
          <PictureUses picture={stored} />
        </FormSection>
      )}
    </>
  );
}

function PictureFacts({ picture }: { picture: LibraryPictureView }) {
  const t = useTexts(picturesTexts);
  const { language } = useLanguage();
  const dimensions = useDimensions();
  return (
    <Facts
      facts={[
        { label: t.fileName, value: picture.fileName, long: true },
        { label: t.dimensions, value: dimensions(picture) },
        { label: t.size, value: fileSize(picture.size, language) },
        { label: t.createdAt, value: <MomentText at={picture.createdAt} /> },
      ]}
    />
  );
}
