import { Modal, Stack, Text } from '@mantine/core';
import type { LibraryPictureRow } from '@share/contract/areas/pictures/pictures.schemas.ts';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { RowAction } from '../../ui/list/menu/row-action.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { PictureUses } from './picture-uses.tsx';
import { picturesTexts } from './pictures.texts.ts';

/** Replaces the delete button of a picture that is used: lists the records that use it, as links. */
export function UsedPicture({ picture }: { picture: LibraryPictureRow }) {
  const t = useTexts(picturesTexts);
  const ui = useTexts(uiTexts);
  const common = useTexts(commonTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RowAction
        label={ui.deleteNamed(picture.fileName)}
        word={common.delete}
        icon={<IconTrash size={18} aria-hidden />}
        opensDialog
        onClick={() => setOpen(true)}
      />
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t.cannotDelete(picture.fileName)}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <Stack gap="md">
          <Text>{t.cannotDeleteHint}</Text>
          <PictureUses picture={picture} />
        </Stack>
      </Modal>
    </>
  );
}
