export default function RichTextEditor(props: {
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  editorRef: (element: HTMLElement | null) => void;
  isReadOnly: boolean;
  hasError: boolean;
  labelledBy: string;
  describedBy: string;
}) {
  return (
    <textarea
      aria-labelledby={props.labelledBy}
      value={props.html}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
