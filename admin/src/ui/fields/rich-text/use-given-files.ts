import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Passes on each file that is pasted or dropped into the text, one after another; the caret stands where it was dropped. */
export function useGivenFiles(editor: Editor, insert: (file: File) => Promise<void>): void {
  const inserted = useRef(Promise.resolve());
  const insertNow = useEffectEvent(insert);
  useEffect(() => {
    const { dom } = editor.view;
    const take = (event: Event, files: readonly File[]) => {
      event.preventDefault();
      for (const file of files) inserted.current = inserted.current.then(() => insertNow(file));
    };
    const onPaste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData);
      // Office programs add a picture of the text to each text.
      if (files.length > 0 && !showsText(event.clipboardData?.getData('text/html') ?? '')) take(event, files);
    };
    const onDrop = (event: DragEvent) => {
      const files = filesIn(event.dataTransfer);
      if (files.length === 0) return;
      const place = editor.view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place) editor.commands.setTextSelection(place.pos);
      take(event, files);
    };
    // Before the editor itself, which leaves prevented events alone.
    dom.addEventListener('paste', onPaste, { capture: true });
    dom.addEventListener('drop', onDrop, { capture: true });
    return () => {
      dom.removeEventListener('paste', onPaste, { capture: true });
      dom.removeEventListener('drop', onDrop, { capture: true });
    };
  }, [editor]);
}

const filesIn = (given: DataTransfer | null): File[] => [...(given?.files ?? [])];

const showsText = (html: string): boolean =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim() !== '';
