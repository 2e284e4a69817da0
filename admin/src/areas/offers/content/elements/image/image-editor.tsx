import { Stack } from '@mantine/core';
import { useTexts } from '../../../../../platform/texts.ts';
import { BilingualLongTextField, BilingualTextField } from '../../../../../ui/fields/bilingual.tsx';
import { ImageField } from '../../../../../ui/fields/uploads/image-field.tsx';
import type { ElementEditorProps } from '../element-editor.ts';
import { MoreFields } from '../parts/more-fields/more-fields.tsx';
import { imageTexts } from './image.texts.ts';

/** A picture with a description and two labels (ELM-35, ELM-36). */
export function ImageEditor({ control }: ElementEditorProps<'image'>) {
  const t = useTexts(imageTexts);
  return (
    <Stack gap="md">
      <ImageField control={control} name="data.image" label={t.image} />
      <BilingualLongTextField control={control} name="data.description" label={t.description} />
      <MoreFields control={control} label={t.more} paths={['data.label', 'data.subLabel']}>
        <BilingualTextField control={control} name="data.label" label={t.label} />
        <BilingualTextField control={control} name="data.subLabel" label={t.subLabel} />
      </MoreFields>
    </Stack>
  );
}
