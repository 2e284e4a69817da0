import type { Editor } from '@tiptap/react';

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

/** Makes every block of the selection a heading, or a paragraph (null); alignment and indentation stay. */
export function setBlock(editor: Editor, level: HeadingLevel | null): void {
  const blocks = editor.schema.nodes;
  const type = level === null ? blocks.paragraph : blocks.heading;
  if (!type) return;
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      state.doc.nodesBetween(state.selection.from, state.selection.to, (node, at, parent, index) => {
        // The first block of a list item must be a paragraph.
        if (!node.isTextblock || !parent?.canReplaceWith(index, index + 1, type)) return;
        tr.setNodeMarkup(at, type, { ...node.attrs, level });
      });
      return true;
    })
    .run();
}
