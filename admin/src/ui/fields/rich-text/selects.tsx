import { NativeSelect } from '@mantine/core';
import { fontSizes } from '@share/contract/shared/rich-text.ts';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTexts } from '../../../platform/texts.ts';
import classes from './rich-text.module.css';
import { richTextTexts } from './rich-text.texts.ts';

export function BlockSelect({ editor }: { editor: Editor }) {
  const t = useTexts(richTextTexts);
  const present = useEditorState({
    editor,
    selector: () => headingLevels.find((level) => editor.isActive('heading', { level })) ?? 0,
  });
  return (
    <NativeSelect
      size="xs"
      className={classes.select}
      aria-label={t.block}
      title={t.block}
      value={present}
      data={[
        { value: '0', label: t.paragraph },
        ...headingLevels.map((level) => ({ value: String(level), label: t.heading(level) })),
      ]}
      onChange={(event) => {
        const chosen = Number(event.currentTarget.value);
        setBlock(editor, headingLevels.find((level) => level === chosen) ?? null);
      }}
    />
  );
}

export function SizeSelect({ editor }: { editor: Editor }) {
  const t = useTexts(richTextTexts);
  const present = useEditorState({
    editor,
    selector: (): unknown => editor.getAttributes('textStyle').fontSize,
  });
  return (
    <NativeSelect
      size="xs"
      className={classes.select}
      aria-label={t.size}
      title={t.size}
      value={typeof present === 'string' ? present : ''}
      data={[{ value: '', label: t.defaultSize }, ...fontSizes.map((size) => ({ value: size, label: size }))]}
      onChange={(event) => {
        const size = event.currentTarget.value;
        const chain = editor.chain().focus();
        (size ? chain.setFontSize(size) : chain.unsetFontSize()).run();
      }}
    />
  );
}

const headingLevels = [1, 2, 3, 4, 5, 6] as const;
type HeadingLevel = (typeof headingLevels)[number];

/** Makes every block of the selection a heading, or a paragraph (null); alignment and indentation stay. */
function setBlock(editor: Editor, level: HeadingLevel | null): void {
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
