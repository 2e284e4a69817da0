import type { SlideInput, SlideView } from '@share/contract/areas/slider/slider.schemas.ts';
import { emptyTranslated, textIn } from '@share/contract/shared/translated.ts';
import { useTexts } from '../../platform/texts.ts';
import { BilingualRichTextField, BilingualTextField } from '../../ui/fields/bilingual.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { ImageField } from '../../ui/fields/uploads/image-field.tsx';
import { type ImageValue, noImage, storedImage, toImageInput } from '../../ui/fields/uploads/image-value.ts';
import { FieldGrid, FormSection } from '../../ui/form/form-section.tsx';
import { fieldsOf } from '../../ui/record/form-values.ts';
import {
  newPosition,
  type PositionValues,
  sentPosition,
  storedPosition,
} from '../../ui/record/position-values.ts';
import type { RecordFieldsProps, RecordForm } from '../../ui/record/record-form.tsx';
import { ShownTimeFields } from '../../ui/record/shown-time/shown-time-fields.tsx';
import {
  alwaysShown,
  type ShownTimeValues,
  sentTime,
  storedTime,
} from '../../ui/record/shown-time/shown-time-values.ts';
import { SlidePreviewButton } from './slide-preview.tsx';
import { sliderTexts } from './slider.texts.ts';

type Texts = Omit<SlideView, 'id' | 'version' | 'position' | 'imageUrl' | 'thumbUrl' | keyof ShownTimeValues>;
type SlideFormValues = Texts & PositionValues & ShownTimeValues & { image: ImageValue };

const newTexts = (): Texts => ({
  active: true,
  name: emptyTranslated(),
  content: emptyTranslated(),
  guestButtonLabel: emptyTranslated(),
  guestButtonUrl: emptyTranslated(),
  loggedUserButtonLabel: emptyTranslated(),
  loggedUserButtonUrl: emptyTranslated(),
  imageAlt: emptyTranslated(),
});

export const slideForm: RecordForm<SlideInput, SlideView, SlideFormValues> = {
  texts: sliderTexts,
  nameOf: ({ name }, language) => textIn(language, name),
  newValues: () => ({ ...newTexts(), ...newPosition(), ...alwaysShown(), image: noImage }),
  toFormValues: (slide) => ({
    ...fieldsOf(newTexts(), slide),
    ...storedPosition(slide),
    ...storedTime(slide),
    image: storedImage(slide),
  }),
  toInput: ({ place, image, ...values }) => ({
    ...values,
    ...sentTime(values),
    position: sentPosition({ ...values, place }),
    image: toImageInput(image),
  }),
  Fields,
  PreviewButton: SlidePreviewButton,
};

function Fields({ control }: RecordFieldsProps<SlideView, SlideFormValues>) {
  const t = useTexts(sliderTexts);
  return (
    <>
      <FormSection title={t.place}>
        <FieldGrid>
          <NumberField
            control={control}
            name="position"
            label={t.position}
            description={t.positionHint}
            required
          />
          <SwitchField control={control} name="active" label={t.active} description={t.activeHint} />
        </FieldGrid>
        <ShownTimeFields control={control} />
      </FormSection>
      <FormSection title={t.wording}>
        <ImageField control={control} name="image" label={t.image} required />
        <BilingualTextField
          control={control}
          name="imageAlt"
          label={t.imageAlt}
          description={t.imageAltHint}
        />
        <BilingualTextField control={control} name="name" label={t.name} description={t.oneLanguage} />
        <BilingualRichTextField control={control} name="content" label={t.content} />
      </FormSection>
      <FormSection title={t.buttons}>
        <BilingualTextField control={control} name="guestButtonLabel" label={t.guestButtonLabel} required />
        <BilingualTextField
          control={control}
          name="guestButtonUrl"
          label={t.guestButtonUrl}
          description={t.urlHint}
        />
        <BilingualTextField control={control} name="loggedUserButtonLabel" label={t.loggedUserButtonLabel} />
        <BilingualTextField
          control={control}
          name="loggedUserButtonUrl"
          label={t.loggedUserButtonUrl}
          description={t.urlHint}
        />
      </FormSection>
    </>
  );
}
