import { Button } from '@mantine/core';
import { choosePictures } from '@share/contract/areas/pictures/pictures.endpoints.ts';
import type { LibraryPictureRow } from '@share/contract/areas/pictures/pictures.schemas.ts';
import { IconPhotoSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../../../platform/permissions.tsx';
import { useTexts } from '../../../../platform/texts.ts';
import { DialogMissing } from '../../../parts/dialog-missing.tsx';
import { lazyPart } from '../../../parts/lazy-part.tsx';
import { libraryTexts } from './library.texts.ts';

const LibraryDialog = lazyPart(() => import('./library-dialog.tsx'), DialogMissing);

interface LibraryButtonProps {
  label: string;
  onChoose: (picture: LibraryPictureRow) => void;
}

/** Opens the library to choose an existing picture instead of uploading it again. */
export function LibraryButton({ label, onChoose }: LibraryButtonProps) {
  const t = useTexts(libraryTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!useCan(choosePictures)) return null;
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={`${label}: ${t.fromLibrary}`}
        aria-haspopup="dialog"
        leftSection={<IconPhotoSearch size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t.fromLibrary}
      </Button>
      {isOpen && (
        <LibraryDialog
          onClose={close}
          onChoose={(picture) => {
            onChoose(picture);
            close();
          }}
        />
      )}
    </>
  );
}
