import { SimpleGrid } from '@mantine/core';
import type { FaqInput, FaqView } from '@share/contract/areas/faq/faq.schemas.ts';
import { emptyTranslated, textIn } from '@share/contract/shared/translated.ts';
import { useTexts } from '../../platform/texts.ts';
import { BilingualRichTextField, BilingualTextField } from '../../ui/fields/bilingual.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
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
import { faqTexts } from './faq.texts.ts';
import { FaqPreviewButton } from './faq-preview.tsx';

type FaqFormValues = Omit<FaqInput, 'position' | keyof ShownTimeValues> & PositionValues & ShownTimeValues;

const newFaq = () => ({
  active: true,
  isFeatured: false,
  question: emptyTranslated(),
  answer: emptyTranslated(),
});

export const faqForm: RecordForm<FaqInput, FaqView, FaqFormValues> = {
  texts: faqTexts,
  nameOf: ({ question }, language) => textIn(language, question),
  newValues: () => ({ ...newFaq(), ...newPosition(), ...alwaysShown() }),
  toFormValues: (stored) => ({
    ...fieldsOf(newFaq(), stored),
    ...storedPosition(stored),
    ...storedTime(stored),
  }),
  toInput: ({ place, ...values }) => ({
    ...values,
    ...sentTime(values),
    position: sentPosition({ ...values, place }),
  }),
  Fields,
  PreviewButton: FaqPreviewButton,
};

function Fields({ control }: RecordFieldsProps<FaqView, FaqFormValues>) {
  const t = useTexts(faqTexts);
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
        </FieldGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
          <SwitchField control={control} name="active" label={t.active} description={t.activeHint} />
          <SwitchField control={control} name="isFeatured" label={t.isFeatured} />
        </SimpleGrid>
        <ShownTimeFields control={control} />
      </FormSection>
      <FormSection title={t.wording}>
        <BilingualTextField
          control={control}
          name="question"
          label={t.question}
          description={t.oneLanguage}
        />
        <BilingualRichTextField control={control} name="answer" label={t.answer} />
      </FormSection>
    </>
  );
}
