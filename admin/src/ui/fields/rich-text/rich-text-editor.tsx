import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { extensions } from './extensions.ts';
import classes from './rich-text.module.css';
import { Toolbar } from './toolbar.tsx';

interface RichTextEditorProps {
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  isReadOnly: boolean;
  hasError: boolean;
  labelledBy: string;
  describedBy: string;
}

/** Formatted text as HTML; an empty document is empty text. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { html, onChange, onBlur, isReadOnly } = props;
  const given = useRef(html);
  const editor = useEditor({
    extensions,
    content: html,
    editable: !isReadOnly,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: () => attributesOf(props) },
    onUpdate: ({ editor: present }) => {
      given.current = present.isEmpty ? '' : present.getHTML();
      onChange(given.current);
    },
    onBlur,
  });

  // The form was reset: to the server's answer, or to what somebody else has saved.
  useEffect(() => {
    if (html === given.current) return;
    given.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly]);

  return (
    <Frame editor={editor} data-invalid={props.hasError || undefined} className={classes.frame}>
      {!isReadOnly && <Toolbar editor={editor} />}
      <Frame.Content className={classes.content} />
    </Frame>
  );
}

const attributesOf = (props: RichTextEditorProps): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': props.labelledBy,
  'aria-readonly': String(props.isReadOnly),
  ...(props.describedBy ? { 'aria-describedby': props.describedBy } : {}),
  ...(props.hasError ? { 'aria-invalid': 'true' } : {}),
  ...(props.isReadOnly ? { tabindex: '0' } : {}),
});
