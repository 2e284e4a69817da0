import { Modal, Stack } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { uiTexts } from '../ui.texts.ts';
import { RowAction } from './menu/row-action.tsx';

interface CannotDeleteProps {
  /** The name of the record as the user knows it. */
  name: string;
  /** Why the record cannot be deleted, and where that can be changed. */
  children: ReactNode;
}

/** Replaces the delete button of a row that cannot be deleted: says why instead of asking. */
export function CannotDelete({ name, children }: CannotDeleteProps) {
  const ui = useTexts(uiTexts);
  const common = useTexts(commonTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RowAction
        label={ui.deleteNamed(name)}
        word={common.delete}
        icon={<IconTrash size={18} aria-hidden />}
        opensDialog
        onClick={() => setOpen(true)}
      />
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={ui.cannotDelete(name)}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <Stack gap="md">{children}</Stack>
      </Modal>
    </>
  );
}
