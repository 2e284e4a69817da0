import type { ElementEditorProps } from './element-editor.ts';

export const AttachmentsEditor = (_: ElementEditorProps<'attachments'>) => null;
