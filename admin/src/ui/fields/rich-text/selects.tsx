import { NativeSelect } from '@mantine/core';
import { fontSizes } from '@share/contract/shared/rich-text.ts';
import type { Editor } from '@tiptap/react';
import { useTexts } from '../../../platform/texts.ts';
import classes from './rich-text.module.css';
import { richTextTexts } from './rich-text.texts.ts';

const levels = [1, 2, 3, 4, 5, 6] as const;

/** Paragraph or one of six headings. */
export function BlockSelect({ editor }: { editor: Editor }) {
  const t = useTexts(richTextTexts);
  const present = levels.find((level) => editor.isActive('heading', { level })) ?? 0;
  return (
    <NativeSelect
      size="xs"
      className={classes.select}
      aria-label={t.block}
      title={t.block}
      value={present}
      data={[
        { value: '0', label: t.paragraph },
        ...levels.map((level) => ({ value: String(level), label: t.heading(level) })),
      ]}
      onChange={(event) => {
        const level = levels.find((candidate) => candidate === Number(event.currentTarget.value));
        const chain = editor.chain().focus();
        (level ? chain.setHeading({ level }) : chain.setParagraph()).run();
      }}
    />
  );
}

export function SizeSelect({ editor }: { editor: Editor }) {
  const t = useTexts(richTextTexts);
  const present: unknown = editor.getAttributes('textStyle').fontSize;
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
