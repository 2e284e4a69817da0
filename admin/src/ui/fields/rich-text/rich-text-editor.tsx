import '@mantine/tiptap/styles.layer.css';
import { Alert, type AlertProps } from '@mantine/core';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import { memo, type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { errorText } from '../../error-text.ts';
import { extensions } from './extensions.ts';
import { cleanPastedHtml, isPasteTooLong, type LeftOut } from './pasted-html.ts';
import classes from './rich-text.module.css';
import { richTextTexts } from './rich-text.texts.ts';
import { SlashContext } from './slash.ts';
import { Toolbar } from './toolbar.tsx';

interface RichTextEditorProps {
  html: string;
  /** The language of the text, if it is one of several. */
  lang: string | undefined;
  onChange: (html: string) => void;
  onBlur: () => void;
  isReadOnly: boolean;
  hasError: boolean;
  /** Whether to focus the editor once it is loaded, because the user was waiting for it. */
  takesFocus: boolean;
  /** The text that the user has typed meanwhile; it is inserted at the beginning. */
  typed: RefObject<string>;
  labelledBy: string;
  describedBy: string;
}

/** Formatted text as HTML; an empty document is ''. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { html, onChange, onBlur, isReadOnly } = props;
  const onSlash = useContext(SlashContext);
  const given = useRef(html);
  const [problem, setProblem] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const editor = useEditor({
    extensions,
    content: html,
    editable: !isReadOnly,
    editorProps: {
      attributes: () => attributesOf(props),
      handleDOMEvents: {
        keydown: readSelection,
        paste: (_, event) => {
          const isTooLong = isPasteTooLong(event.clipboardData);
          setProblem(isTooLong ? 'VALUE_TOO_LONG' : null);
          setLeftOut([]);
          if (isTooLong) event.preventDefault();
          return isTooLong;
        },
      },
      handleTextInput: (view, from, to, text) => {
        const at = view.state.doc.resolve(from);
        const isAtStart = at.depth === 1 && at.index(0) === 0 && at.parent.type.name === 'paragraph';
        if (onSlash === null || text !== '/' || to !== from || !isAtStart || at.parent.content.size > 0)
          return false;
        const { left, top, bottom } = view.coordsAtPos(from);
        onSlash({
          at: new DOMRect(left, top, 0, bottom - top),
          write: (written) => void editor.commands.insertContentAt(from, written),
          focus: () => void editor.commands.focus(),
        });
        return true;
      },
      transformPastedHTML: (pasted) => {
        const cleaned = cleanPastedHtml(pasted);
        setLeftOut(cleaned.leftOut);
        return cleaned.html;
      },
    },
    onUpdate: ({ editor: present }) => {
      given.current = present.isEmpty ? '' : present.getHTML();
      onChange(given.current);
    },
    onBlur,
  });

  // The form was reset to the server's answer or to the values of another user. This is a layout effect, because before a later
  // effect a key could be pressed, and its text would be replaced as old text.
  useLayoutEffect(() => {
    if (html === given.current) return;
    given.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  // A layout effect, so that no key comes between the placeholder and the editor. It runs after the text was set.
  const { takesFocus, typed } = props;
  useLayoutEffect(() => {
    const text = typed.current;
    typed.current = '';
    editor.commands.setTextSelection(0);
    if (text !== '') editor.commands.insertContent({ type: 'text', text });
    if (takesFocus) editor.view.focus();
  }, [editor, takesFocus, typed]);
  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly]);

  return (
    <Surface
      editor={editor}
      isReadOnly={isReadOnly}
      hasError={props.hasError}
      problem={problem}
      onProblem={setProblem}
      leftOut={leftOut}
      onRead={setLeftOut}
    />
  );
}

interface SurfaceProps extends Pick<RichTextEditorProps, 'isReadOnly' | 'hasError'> {
  editor: Editor;
  /** Why a file or a pasted text was refused. */
  problem: string | null;
  onProblem: (code: string | null) => void;
  leftOut: readonly LeftOut[];
  /** Called with nothing when the words about it were read. */
  onRead: (leftOut: readonly LeftOut[]) => void;
}

/** Memoised, so that typing does not re-render it: the editor draws the text itself. */
const Surface = memo(function Surface(props: SurfaceProps) {
  const { editor, isReadOnly, hasError, problem, onProblem, leftOut, onRead } = props;
  const t = useTexts(richTextTexts);
  const { language } = useLanguage();
  return (
    <Frame editor={editor} data-rich-text data-invalid={hasError || undefined} className={classes.frame}>
      {!isReadOnly && <Toolbar editor={editor} onProblem={onProblem} />}
      {problem !== null && (
        <Notice color="red" role="alert" onClose={() => onProblem(null)}>
          {errorText(language, problem)}
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice color="yellow" role="status" onClose={() => onRead([])}>
          {leftOut.map((what) => t.leftOut[what]).join(' ')}
        </Notice>
      )}
      <Frame.Content className={classes.content} />
    </Frame>
  );
});

function Notice(props: Pick<AlertProps, 'color' | 'role' | 'onClose' | 'children'>) {
  const common = useTexts(commonTexts);
  return <Alert {...props} radius={0} py={6} withCloseButton closeButtonLabel={common.close} />;
}

/**
 * The browser moves the caret itself and reports it later. On a busy page the next key may come before that and act on the old
 * selection, so the editor reads the selection before every key.
 */
function readSelection({ dom }: { dom: HTMLElement }): false {
  dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  return false;
}

const attributesOf = (props: RichTextEditorProps): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  ...(props.lang ? { lang: props.lang } : {}),
  'aria-labelledby': props.labelledBy,
  'aria-readonly': String(props.isReadOnly),
  ...(props.describedBy ? { 'aria-describedby': props.describedBy } : {}),
  ...(props.hasError ? { 'aria-invalid': 'true' } : {}),
  ...(props.isReadOnly ? { tabindex: '0' } : {}),
});
