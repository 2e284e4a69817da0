import { Button, FileButton } from '@mantine/core';
import { type StoredFileView, uploadPhoto } from '@share/contract/areas/files/files.endpoints.ts';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { announceDone, announceFailure } from '../../../../ui/announce.ts';
import { fieldTexts } from '../../../../ui/fields/fields.texts.ts';
import { useFileDrop } from '../../../../ui/fields/uploads/drop-zone.tsx';
import { imageAccept, whyNotImage } from '../../../../ui/fields/uploads/file-rules.ts';
import { UploadList } from '../../../../ui/fields/uploads/upload-list.tsx';
import { useUploads } from '../../../../ui/fields/uploads/use-uploads.ts';
import { useFormContext } from '../../../../ui/form/form-context.ts';
import classes from '../content.module.css';
import { contentTexts } from '../content.texts.ts';
import { addPictures } from '../content-actions.ts';
import { useContentStore } from '../store/use-content.ts';

interface PictureDropProps {
  section: string;
  /** The accessible name of the section. */
  name: string;
  /** Gets the button that chooses pictures without dragging. */
  children: (choose: ReactNode) => ReactNode;
}

/** The content of a section: pictures that are dropped on it, or chosen, are uploaded and become elements together. */
export function PictureDrop({ section, name, children }: PictureDropProps) {
  const { isReadOnly } = useFormContext();
  return isReadOnly ? (
    children(null)
  ) : (
    <Droppable section={section} name={name}>
      {children}
    </Droppable>
  );
}

function Droppable({ section, name, children }: PictureDropProps) {
  const t = useTexts(contentTexts);
  const { uploads, add, dismiss } = usePictures(section);
  const { isOver, handlers } = useFileDrop(add);
  const reset = useRef<() => void>(null);
  const choose = (
    <FileButton
      multiple
      accept={imageAccept}
      resetRef={reset}
      onChange={(files) => {
        reset.current?.();
        add(files);
      }}
    >
      {(button) => (
        <Button
          {...button}
          variant="subtle"
          size="xs"
          aria-label={t.addPicturesTo(name)}
          leftSection={<IconPhotoPlus size={16} aria-hidden />}
        >
          {t.addPictures}
        </Button>
      )}
    </FileButton>
  );
  return (
    // Dropping is only an alternative to the button, for the mouse.
    <div className={classes.pictures} data-over={isOver || undefined} {...handlers}>
      {children(choose)}
      <UploadList uploads={uploads} onDismiss={dismiss} />
    </div>
  );
}

function usePictures(section: string) {
  const store = useContentStore();
  const texts = useTexts(fieldTexts);
  const stored = useRef<StoredFileView[]>([]);
  const announce = {
    key: 'upload.singlePhoto',
    done: texts.singlePhoto,
    failed: texts.singlePhotoFailed,
  } as const;
  return useUploads({
    endpoint: uploadPhoto,
    owner: `pictures of ${section}`,
    whyNot: whyNotImage,
    onStored: (picture) => void stored.current.push(picture),
    onFailed: () => announceFailure(announce),
    onEnd: () => {
      const pictures = stored.current.splice(0);
      if (pictures.length === 0) return;
      addPictures(store, section, pictures);
      announceDone(announce);
    },
  });
}
