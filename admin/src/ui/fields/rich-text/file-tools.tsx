import { FileButton } from '@mantine/core';
import { uploadFile, uploadPhoto } from '@share/contract/areas/files/files.endpoints.ts';
import { uniqueFileName } from '@share/contract/shared/files.ts';
import { IconPaperclip, IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { isApiError } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure } from '../../announce.ts';
import { useBusyField } from '../../form/form-context.ts';
import { fieldTexts } from '../fields.texts.ts';
import { documentAccept, imageAccept, whyNotDocument, whyNotImage } from '../uploads/file-rules.ts';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import { NameFile } from './name-file.tsx';
import { richTextTexts } from './rich-text.texts.ts';
import { ToolButton } from './tool-button.tsx';
import { useGivenFiles } from './use-given-files.ts';

interface FileToolsProps {
  editor: Editor;
  /** Called with the reason why a file was refused, and with null before another one is tried. */
  onProblem: (code: string | null) => void;
}

/**
 * Pictures and attachments, chosen, pasted or dropped: uploaded immediately, and inserted at the caret (FRM-21, FRM-22).
 */
export function FileTools({ editor, onProblem }: FileToolsProps) {
  const t = useTexts(richTextTexts);
  const [toName, setToName] = useState<File | null>(null);
  const photo = useInsertion('singlePhoto', onProblem);
  const file = useInsertion('singleFile', onProblem);
  const running = photo.percent !== null ? photo : file.percent !== null ? file : null;
  useBusyField(useId(), running !== null);

  const insertPhoto = async (chosen: File) => {
    const stored = await photo.send(chosen, whyNotImage(chosen));
    if (stored) atCaret(editor).setImage({ src: stored.url, alt: '' }).run();
  };
  const insertFile = async (chosen: File) => {
    const stored = await file.send(chosen, whyNotDocument(chosen));
    if (!stored) return;
    const marks = [{ type: 'link', attrs: { href: stored.url } }];
    atCaret(editor).insertContent({ type: 'text', text: chosen.name, marks }).run();
  };
  useGivenFiles(editor, (given) => {
    if (given.type.startsWith('image/')) return insertPhoto(given);
    const name = uniqueFileName(given.name, linkedTexts(editor));
    return insertFile(new File([given], name, { type: given.type }));
  });
  return (
    <>
      <FileButton accept={imageAccept} onChange={(chosen) => chosen && void insertPhoto(chosen)}>
        {({ onClick }) => (
          <ToolButton label={t.image} icon={IconPhoto} isDisabled={running !== null} onPress={onClick} />
        )}
      </FileButton>
      <FileButton accept={documentAccept} onChange={setToName}>
        {({ onClick }) => (
          <ToolButton
            label={t.attachment}
            icon={IconPaperclip}
            isDisabled={running !== null}
            onPress={onClick}
          />
        )}
      </FileButton>
      {running?.percent != null && <UploadProgress percent={running.percent} onCancel={running.cancel} />}
      {toName && (
        <NameFile
          file={toName}
          taken={linkedTexts(editor)}
          onNamed={(named) => {
            setToName(null);
            void insertFile(named);
          }}
          onCancel={() => setToName(null)}
        />
      )}
    </>
  );
}

/** Edits at the caret. The text gets the focus, unless the user works in another field by now. */
function atCaret(editor: Editor) {
  const { activeElement, body } = document;
  const frame = editor.view.dom.closest('[data-rich-text]');
  return activeElement === body || frame?.contains(activeElement) ? editor.chain().focus() : editor.chain();
}

/** Uploads a file unless it breaks a rule; reports the result. */
function useInsertion(kind: 'singlePhoto' | 'singleFile', onProblem: (code: string | null) => void) {
  const texts = useTexts(fieldTexts);
  const { percent, send, cancel } = useUpload(kind === 'singlePhoto' ? uploadPhoto : uploadFile);
  const announce = { key: `upload.${kind}`, done: texts[kind], failed: texts[`${kind}Failed`] } as const;
  const sendChecked = async (file: File, reason: string | null) => {
    onProblem(reason);
    if (reason) return null;
    try {
      const stored = await send(file);
      if (stored) announceDone(announce);
      return stored;
    } catch (failure) {
      announceFailure(announce);
      onProblem((isApiError(failure) ? failure.errors[0]?.code : undefined) ?? 'INTERNAL_ERROR');
      return null;
    }
  };
  return { percent, cancel, send: sendChecked };
}

/** The texts of all links, including the names of attachments. */
function linkedTexts(editor: Editor): string[] {
  const found: string[] = [];
  editor.state.doc.descendants((node) => {
    if (node.text && node.marks.some((mark) => mark.type.name === 'link')) found.push(node.text);
  });
  return found;
}
