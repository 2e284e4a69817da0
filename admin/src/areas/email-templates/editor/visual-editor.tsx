import { Alert } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import classes from '../email-templates.module.css';
import { editorTexts } from './editor.texts.ts';
import { type Insert, insertIntoPage } from './insert.ts';
import { htmlOf } from './page-html.ts';
import { cleanPastedMail } from './pasted-mail.ts';
import { VisualToolbar } from './visual-toolbar.tsx';

interface VisualEditorProps {
  html: string;
  label: string;
  height: number;
  onType: (html: string) => void;
  onBlur: () => void;
  insert: RefObject<Insert>;
}

/**
 * Edits the HTML of an e-mail as the page that it is, with its tables and styles. It is drawn in a frame in which no script
 * runs (R17). The HTML stays as it is until something is typed.
 */
export function VisualEditor({ html, label, height, onType, onBlur, insert }: VisualEditorProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const observer = useRef<MutationObserver>(null);
  const reported = useRef(html);
  const [shown, setShown] = useState({ html, count: 0 });
  const [page, setPage] = useState<Document | null>(null);
  const [lacksPictures, setLacksPictures] = useState(false);
  const t = useTexts(editorTexts);
  const common = useTexts(commonTexts);

  // Runs when the form was reset, the default restored, or the source changed.
  useLayoutEffect(() => {
    if (html === reported.current) return;
    reported.current = html;
    setShown(({ count }) => ({ html, count: count + 1 }));
  }, [html]);
  useEffect(() => () => observer.current?.disconnect(), []);

  const changed = useEffectEvent((edited: Document) => {
    reported.current = htmlOf(edited, shown.html);
    onType(reported.current);
  });
  const open = () => {
    const loaded = frame.current?.contentDocument;
    if (!loaded) return;
    observer.current?.disconnect();
    loaded.designMode = 'on';
    loaded.execCommand('styleWithCSS', false, 'false');
    observer.current = new MutationObserver(() => changed(loaded));
    observer.current.observe(loaded, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    loaded.addEventListener('paste', paste);
    // A browser would show a dropped file in place of the e-mail.
    loaded.addEventListener('drop', refuseFiles);
    loaded.addEventListener('keydown', saveOn);
    loaded.addEventListener('keydown', leaveOn);
    loaded.addEventListener('focusout', onBlur);
    insert.current = insertIntoPage(loaded);
    loaded.addEventListener('focusin', () => {
      insert.current = insertIntoPage(loaded);
    });
    setPage(loaded);
  };
  const paste = (event: ClipboardEvent) => {
    refuseFiles(event);
    const pasted = event.clipboardData?.getData('text/html') ?? '';
    if (pasted === '') return;
    event.preventDefault();
    const cleaned = cleanPastedMail(pasted);
    setLacksPictures(cleaned.lacksPictures);
    frame.current?.contentDocument?.execCommand('insertHTML', false, cleaned.html);
  };
  const refuseFiles = (event: ClipboardEvent | DragEvent) => {
    const given = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
    setLacksPictures((given?.files.length ?? 0) > 0);
    if (given && given.files.length > 0) event.preventDefault();
  };
  /** Passes keys inside the frame on to the form, which does not get them otherwise. */
  const saveOn = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    frame.current?.closest('form')?.requestSubmit();
  };
  /** A page that is edited as a whole takes Tab as a character, so nobody could leave it by keyboard. */
  const leaveOn = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey || !frame.current) return;
    event.preventDefault();
    stopBeside(frame.current, event.shiftKey ? -1 : 1)?.focus();
  };
  return (
    <div>
      <VisualToolbar page={page} label={label} />
      {lacksPictures && (
        <Alert
          color="yellow"
          role="status"
          py={6}
          withCloseButton
          closeButtonLabel={common.close}
          onClose={() => setLacksPictures(false)}
        >
          {t.lacksPictures}
        </Alert>
      )}
      <iframe
        key={shown.count}
        ref={frame}
        title={label}
        sandbox="allow-same-origin"
        srcDoc={shown.html}
        height={height}
        className={classes.frame}
        onLoad={open}
      />
    </div>
  );
}

const STOPS = 'a[href], button, input, select, textarea, iframe, [tabindex]';

/** The element to which Tab (1) or Shift+Tab (-1) leads from an element of the page. */
function stopBeside(element: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
  );
  return stops[stops.indexOf(element) + step];
}
