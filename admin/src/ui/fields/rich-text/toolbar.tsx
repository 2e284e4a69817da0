import { RichTextEditor } from '@mantine/tiptap';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconUnderline,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTexts } from '../../../platform/texts.ts';
import { ColorTool } from './color-tool.tsx';
import { FileTools } from './file-tools.tsx';
import { indentBy } from './indent.ts';
import { LinkTool } from './link-tool.tsx';
import classes from './rich-text.module.css';
import { richTextTexts } from './rich-text.texts.ts';
import { BlockSelect, SizeSelect } from './selects.tsx';
import { ToolButton } from './tool-button.tsx';

const alignments = [
  { name: 'left', icon: IconAlignLeft },
  { name: 'center', icon: IconAlignCenter },
  { name: 'right', icon: IconAlignRight },
  { name: 'justify', icon: IconAlignJustified },
] as const;

const switches = [
  'bold',
  'italic',
  'underline',
  'strike',
  'subscript',
  'superscript',
  'bulletList',
  'orderedList',
  'blockquote',
] as const;
type Switch = (typeof switches)[number] | (typeof alignments)[number]['name'];

/** What holds where the text is being edited. The toolbar is drawn anew only when this changes, not with every key. */
const whatIsOn = ({ editor }: { editor: Editor }) =>
  Object.fromEntries([
    ...switches.map((name) => [name, editor.isActive(name)]),
    ...alignments.map(({ name }) => [name, editor.isActive({ textAlign: name })]),
  ]) as Record<Switch, boolean>;

/** FRM-25: everything that rich text may hold. */
export function Toolbar({ editor }: { editor: Editor }) {
  const t = useTexts(richTextTexts);
  const isOn = useEditorState({ editor, selector: whatIsOn });
  const run = () => editor.chain().focus();
  const Group = RichTextEditor.ControlsGroup;
  return (
    <RichTextEditor.Toolbar className={classes.toolbar} role="toolbar" aria-label={t.toolbar}>
      <BlockSelect editor={editor} />
      <SizeSelect editor={editor} />
      <Group>
        <ToolButton
          label={t.bold}
          icon={IconBold}
          isOn={isOn.bold}
          onPress={() => run().toggleBold().run()}
        />
        <ToolButton
          label={t.italic}
          icon={IconItalic}
          isOn={isOn.italic}
          onPress={() => run().toggleItalic().run()}
        />
        <ToolButton
          label={t.underline}
          icon={IconUnderline}
          isOn={isOn.underline}
          onPress={() => run().toggleUnderline().run()}
        />
        <ToolButton
          label={t.strike}
          icon={IconStrikethrough}
          isOn={isOn.strike}
          onPress={() => run().toggleStrike().run()}
        />
        <ToolButton
          label={t.subscript}
          icon={IconSubscript}
          isOn={isOn.subscript}
          onPress={() => run().unsetSuperscript().toggleSubscript().run()}
        />
        <ToolButton
          label={t.superscript}
          icon={IconSuperscript}
          isOn={isOn.superscript}
          onPress={() => run().unsetSubscript().toggleSuperscript().run()}
        />
        <ColorTool editor={editor} />
      </Group>
      <Group>
        <ToolButton
          label={t.bulletList}
          icon={IconList}
          isOn={isOn.bulletList}
          onPress={() => run().toggleBulletList().run()}
        />
        <ToolButton
          label={t.orderedList}
          icon={IconListNumbers}
          isOn={isOn.orderedList}
          onPress={() => run().toggleOrderedList().run()}
        />
        <ToolButton label={t.outdent} icon={IconIndentDecrease} onPress={() => indentBy(editor, -1)} />
        <ToolButton label={t.indent} icon={IconIndentIncrease} onPress={() => indentBy(editor, 1)} />
        <ToolButton
          label={t.blockquote}
          icon={IconBlockquote}
          isOn={isOn.blockquote}
          onPress={() => run().toggleBlockquote().run()}
        />
      </Group>
      <Group>
        {alignments.map(({ name, icon }) => (
          <ToolButton
            key={name}
            label={t[name]}
            icon={icon}
            isOn={isOn[name]}
            onPress={() => run().toggleTextAlign(name).run()}
          />
        ))}
      </Group>
      <Group>
        <LinkTool editor={editor} />
        <FileTools editor={editor} />
        <ToolButton
          label={t.clean}
          icon={IconClearFormatting}
          onPress={() => run().unsetAllMarks().clearNodes().run()}
        />
      </Group>
    </RichTextEditor.Toolbar>
  );
}
