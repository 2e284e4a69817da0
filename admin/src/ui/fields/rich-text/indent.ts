import { DEEPEST_INDENT, INDENT_STEP_EM } from '@share/contract/shared/rich-text.ts';
import { type Editor, Extension } from '@tiptap/core';

const INDENTED = ['paragraph', 'heading'];

/** The indentation of a block, in the server's format: `margin-left` and `data-indent`. */
export const Indent = Extension.create({
  name: 'indent',
  addGlobalAttributes: () => [
    {
      types: INDENTED,
      attributes: {
        indent: {
          default: 0,
          parseHTML: (element) => inReach(Number(element.getAttribute('data-indent'))),
          renderHTML: ({ indent }) =>
            indent ? { style: `margin-left: ${indent * INDENT_STEP_EM}em`, 'data-indent': indent } : {},
        },
      },
    },
  ],
});

const inReach = (steps: number): number => Math.min(Math.max(steps || 0, 0), DEEPEST_INDENT);

/** Indents the block by one step, or back; a list item moves into or out of a nested list. */
export function indentBy(editor: Editor, step: 1 | -1): void {
  const chain = editor.chain().focus();
  if (editor.isActive('listItem')) {
    (step === 1 ? chain.sinkListItem('listItem') : chain.liftListItem('listItem')).run();
    return;
  }
  const block = INDENTED.find((name) => editor.isActive(name));
  if (!block) return;
  const present: unknown = editor.getAttributes(block).indent;
  chain.updateAttributes(block, { indent: inReach(Number(present) + step) }).run();
}
