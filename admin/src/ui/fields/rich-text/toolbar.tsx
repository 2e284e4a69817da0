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
import type { Editor } from '@tiptap/react';
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

/** FRM-25: everything that rich text may hold. */
export function Toolbar({ editor }: { editor: Editor }) {
  const t = useTexts(richTextTexts);
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
          isOn={editor.isActive('bold')}
          onPress={() => run().toggleBold().run()}
        />
        <ToolButton
          label={t.italic}
          icon={IconItalic}
          isOn={editor.isActive('italic')}
          onPress={() => run().toggleItalic().run()}
        />
        <ToolButton
          label={t.underline}
          icon={IconUnderline}
          isOn={editor.isActive('underline')}
          onPress={() => run().toggleUnderline().run()}
        />
        <ToolButton
          label={t.strike}
          icon={IconStrikethrough}
          isOn={editor.isActive('strike')}
          onPress={() => run().toggleStrike().run()}
        />
        <ToolButton
          label={t.subscript}
          icon={IconSubscript}
          isOn={editor.isActive('subscript')}
          onPress={() => run().unsetSuperscript().toggleSubscript().run()}
        />
        <ToolButton
          label={t.superscript}
          icon={IconSuperscript}
          isOn={editor.isActive('superscript')}
          onPress={() => run().unsetSubscript().toggleSuperscript().run()}
        />
        <ColorTool editor={editor} />
      </Group>
      <Group>
        <ToolButton
          label={t.bulletList}
          icon={IconList}
          isOn={editor.isActive('bulletList')}
          onPress={() => run().toggleBulletList().run()}
        />
        <ToolButton
          label={t.orderedList}
          icon={IconListNumbers}
          isOn={editor.isActive('orderedList')}
          onPress={() => run().toggleOrderedList().run()}
        />
        <ToolButton label={t.outdent} icon={IconIndentDecrease} onPress={() => indentBy(editor, -1)} />
        <ToolButton label={t.indent} icon={IconIndentIncrease} onPress={() => indentBy(editor, 1)} />
        <ToolButton
          label={t.blockquote}
          icon={IconBlockquote}
          isOn={editor.isActive('blockquote')}
          onPress={() => run().toggleBlockquote().run()}
        />
      </Group>
      <Group>
        {alignments.map(({ name, icon }) => (
          <ToolButton
            key={name}
            label={t[name]}
            icon={icon}
            isOn={editor.isActive({ textAlign: name })}
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
