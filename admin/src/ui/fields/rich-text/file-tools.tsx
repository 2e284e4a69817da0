import { Alert, FileButton } from '@mantine/core';
import { uploadFile, uploadPhoto } from '@share/contract/areas/files/files.endpoints.ts';
import { IconPaperclip, IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { isApiError } from '../../../platform/api/api-client.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure } from '../../announce.ts';
import { errorText } from '../../error-text.ts';
import { useBusyField } from '../../form/form-context.ts';
import { fieldTexts } from '../fields.texts.ts';
import { documentAccept, imageAccept, whyNotDocument, whyNotImage } from '../uploads/file-rules.ts';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import { linkedTexts } from './linked-texts.ts';
import { NameFile } from './name-file.tsx';
import { richTextTexts } from './rich-text.texts.ts';
import { ToolButton } from './tool-button.tsx';

/** Pictures and attachments: uploaded immediately, and inserted at the caret (FRM-21, FRM-22). */
export function FileTools({ editor }: { editor: Editor }) {
  const t = useTexts(richTextTexts);
  const { language } = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);
  const [toName, setToName] = useState<File | null>(null);
  const photo = useInsertion('singlePhoto', setProblem);
  const file = useInsertion('singleFile', setProblem);
  const running = photo.percent !== null ? photo : file.percent !== null ? file : null;
  useBusyField(useId(), running !== null);

  const insertPhoto = async (chosen: File) => {
    const stored = await photo.send(chosen, whyNotImage(chosen));
    if (stored) editor.chain().focus().setImage({ src: stored.url, alt: '' }).run();
  };
  const insertFile = async (chosen: File) => {
    setToName(null);
    const stored = await file.send(chosen, whyNotDocument(chosen));
    if (!stored) return;
    const marks = [{ type: 'link', attrs: { href: stored.url } }];
    editor.chain().focus().insertContent({ type: 'text', text: chosen.name, marks }).run();
  };
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
      {problem && (
        <Alert color="red" role="alert" py={6} withCloseButton onClose={() => setProblem(null)}>
          {errorText(language, problem)}
        </Alert>
      )}
      {toName && (
        <NameFile
          file={toName}
          taken={linkedTexts(editor)}
          onNamed={insertFile}
          onCancel={() => setToName(null)}
        />
      )}
    </>
  );
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
