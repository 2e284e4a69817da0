import { setDiagnostics } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Insert } from './insert.ts';
import { type SourceSettings, settingsOf, stateOf } from './source-state.ts';

/** A fault as a sentence, at its place in the source. */
interface SourceMark {
  from: number;
  to: number;
  message: string;
}

interface SourceCodeProps extends SourceSettings {
  source: string;
  /** In pixels. */
  height: number;
  marks: readonly SourceMark[];
  /** The place to select; a new object for each time. */
  goTo: { from: number; to: number } | null;
  onType: (source: string) => void;
  onBlur: () => void;
  insert: RefObject<Insert>;
}

/** Edits the source of an e-mail byte for byte. */
export default function SourceCode(props: SourceCodeProps) {
  const { source, height, marks, goTo, insert, label, describedBy, hasError, isReadOnly, phrases } = props;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);

  const open = useEffectEvent((parent: HTMLElement) => {
    const view = new EditorView({
      parent,
      state: stateOf(source, height, props, {
        typed: (text) => typed(text),
        left: () => left(),
        entered: () => entered(),
      }),
    });
    editor.current = view;
    entered();
    return view;
  });
  const typed = useEffectEvent((text: string) => props.onType(text));
  const left = useEffectEvent(() => props.onBlur());
  const entered = useEffectEvent(() => {
    insert.current = (name) => {
      editor.current?.dispatch(editor.current.state.replaceSelection(`{{${name}}}`));
      editor.current?.focus();
    };
  });

  useEffect(() => {
    const view = place.current && open(place.current);
    return () => view?.destroy();
  }, []);
  useEffect(() => {
    editor.current?.dispatch({
      effects: settingsOf({ label, describedBy, hasError, isReadOnly, phrases }),
    });
  }, [label, describedBy, hasError, isReadOnly, phrases]);
  // Runs when the form was reset, or the default restored.
  useEffect(() => {
    const view = editor.current;
    if (!view || view.state.sliceDoc() === source) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: source } });
  }, [source]);
  useEffect(() => {
    const view = editor.current;
    if (!view) return;
    const end = view.state.doc.length;
    const shown = marks.filter(({ to }) => to <= end);
    view.dispatch(
      setDiagnostics(
        view.state,
        shown.map((mark) => ({ ...mark, severity: 'error' })),
      ),
    );
  }, [marks]);
  useEffect(() => {
    const view = editor.current;
    if (!view || !goTo || goTo.to > view.state.doc.length) return;
    view.dispatch({ selection: { anchor: goTo.from, head: goTo.to }, scrollIntoView: true });
    view.focus();
  }, [goTo]);
  return <div ref={place} />;
}
