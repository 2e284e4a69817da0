import type { Editor } from '@tiptap/react';

/** The texts of all links, including the names of attachments. */
export function linkedTexts(editor: Editor): string[] {
  const found: string[] = [];
  editor.state.doc.descendants((node) => {
    if (node.text && node.marks.some((mark) => mark.type.name === 'link')) found.push(node.text);
  });
  return found;
}
