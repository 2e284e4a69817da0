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
import { toolbarKeys } from '../../shortcuts/toolbar-keys.ts';
import { ColorTool } from './color-tool.tsx';
import { FileTools } from './file-tools.tsx';
import { DescribeTool, LibraryTool } from './image-tools.tsx';
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

/** The formats at the caret. The toolbar is re-rendered only when they change, not with every key. */
const activeFormats = ({ editor }: { editor: Editor }) =>
  Object.fromEntries([
    ...switches.map((name) => [name, editor.isActive(name)]),
    ...alignments.map(({ name }) => [name, editor.isActive({ textAlign: name })]),
  ]) as Record<Switch, boolean>;

interface ToolsProps {
  editor: Editor;
  isOn: Record<Switch, boolean>;
}

const Group = RichTextEditor.ControlsGroup;
/** Returns the focus to the text, so that the command acts on its selection. */
const focused = (editor: Editor) => editor.chain().focus();

/** Selects the text first, because a quote that is selected as a whole, as by Ctrl+A, could not be removed. */
function toggleQuote(editor: Editor): void {
  const { from, to } = editor.state.selection;
  focused(editor).setTextSelection({ from, to }).toggleBlockquote().run();
}

interface ToolbarProps {
  editor: Editor;
  /** Called with the reason why a file was refused, and with null when that no longer applies. */
  onProblem: (code: string | null) => void;
}

/** The tools for every format that rich text may contain (FRM-25). */
export function Toolbar({ editor, onProblem }: ToolbarProps) {
  const t = useTexts(richTextTexts);
  const isOn = useEditorState({ editor, selector: activeFormats });
  return (
    <RichTextEditor.Toolbar
      ref={toolbarKeys}
      className={classes.toolbar}
      role="toolbar"
      aria-label={t.toolbar}
    >
      <BlockSelect editor={editor} />
      <SizeSelect editor={editor} />
      <LetterTools editor={editor} isOn={isOn} />
      <BlockTools editor={editor} isOn={isOn} />
      <AlignmentTools editor={editor} isOn={isOn} />
      <Group>
        <LinkTool editor={editor} />
        <FileTools editor={editor} onProblem={onProblem} />
        <LibraryTool editor={editor} />
        <DescribeTool editor={editor} />
        <ToolButton
          label={t.clean}
          icon={IconClearFormatting}
          onPress={() => focused(editor).unsetAllMarks().clearNodes().run()}
        />
      </Group>
    </RichTextEditor.Toolbar>
  );
}

function LetterTools({ editor, isOn }: ToolsProps) {
  const t = useTexts(richTextTexts);
  const tools = [
    { name: 'bold', icon: IconBold, press: () => focused(editor).toggleBold() },
    { name: 'italic', icon: IconItalic, press: () => focused(editor).toggleItalic() },
    { name: 'underline', icon: IconUnderline, press: () => focused(editor).toggleUnderline() },
    { name: 'strike', icon: IconStrikethrough, press: () => focused(editor).toggleStrike() },
    {
      name: 'subscript',
      icon: IconSubscript,
      press: () => focused(editor).unsetSuperscript().toggleSubscript(),
    },
    {
      name: 'superscript',
      icon: IconSuperscript,
      press: () => focused(editor).unsetSubscript().toggleSuperscript(),
    },
  ] as const;
  return (
    <Group>
      {tools.map(({ name, icon, press }) => (
        <ToolButton key={name} label={t[name]} icon={icon} isOn={isOn[name]} onPress={() => press().run()} />
      ))}
      <ColorTool editor={editor} />
    </Group>
  );
}

function BlockTools({ editor, isOn }: ToolsProps) {
  const t = useTexts(richTextTexts);
  return (
    <Group>
      <ToolButton
        label={t.bulletList}
        icon={IconList}
        isOn={isOn.bulletList}
        onPress={() => focused(editor).toggleBulletList().run()}
      />
      <ToolButton
        label={t.orderedList}
        icon={IconListNumbers}
        isOn={isOn.orderedList}
        onPress={() => focused(editor).toggleOrderedList().run()}
      />
      <ToolButton label={t.outdent} icon={IconIndentDecrease} onPress={() => indentBy(editor, -1)} />
      <ToolButton label={t.indent} icon={IconIndentIncrease} onPress={() => indentBy(editor, 1)} />
      <ToolButton
        label={t.blockquote}
        icon={IconBlockquote}
        isOn={isOn.blockquote}
        onPress={() => toggleQuote(editor)}
      />
    </Group>
  );
}

function AlignmentTools({ editor, isOn }: ToolsProps) {
  const t = useTexts(richTextTexts);
  return (
    <Group>
      {alignments.map(({ name, icon }) => (
        <ToolButton
          key={name}
          label={t[name]}
          icon={icon}
          isOn={isOn[name]}
          onPress={() => focused(editor).toggleTextAlign(name).run()}
        />
      ))}
    </Group>
  );
}
