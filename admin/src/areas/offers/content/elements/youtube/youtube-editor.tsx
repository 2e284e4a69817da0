import { Stack } from '@mantine/core';
import { YoutubeInput } from '@share/contract/areas/offers/elements/youtube.ts';
import { useTexts } from '../../../../../platform/texts.ts';
import { SwitchField } from '../../../../../ui/fields/switch-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import type { ElementEditorProps } from '../element-editor.ts';
import { youtubeTexts } from './youtube.texts.ts';

/** A video address (ELM-47, ELM-48), validated when the field is left. */
export function YoutubeEditor({ control }: ElementEditorProps<'youtube'>) {
  const t = useTexts(youtubeTexts);
  const check = () => {
    const { error } = YoutubeInput.shape.url.safeParse(control.valueAt('data.url'));
    control.setError('data.url', error?.issues[0]?.message ?? null);
  };
  return (
    <Stack gap="md">
      <TextField
        control={control}
        name="data.url"
        label={t.url}
        description={t.hint}
        type="url"
        onLeave={check}
        required
      />
      <SwitchField control={control} name="data.autoPlay" label={t.autoPlay} />
    </Stack>
  );
}
