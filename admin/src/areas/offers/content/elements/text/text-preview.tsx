import { RichTextView } from '../../../../../ui/values/rich-text-view.tsx';
import type { ElementPreviewProps } from '../element-editor.ts';

export const TextPreview = ({ data, language }: ElementPreviewProps<'text'>) => (
  <RichTextView html={data.content[language]} />
);
