import { useTexts } from '../../../../../platform/texts.ts';
import { BilingualRichTextField } from '../../../../../ui/fields/bilingual.tsx';
import type { ElementEditorProps } from '../element-editor.ts';
import { textTexts } from './text.texts.ts';

/** Rich text in both languages (ELM-45). */
export function TextEditor({ control }: ElementEditorProps<'text'>) {
  const t = useTexts(textTexts);
  return <BilingualRichTextField control={control} name="data.content" label={t.content} />;
}
