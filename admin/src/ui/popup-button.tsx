import { Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { commonTexts } from '../platform/common.texts.ts';
import { useTexts } from '../platform/texts.ts';
import { RowAction } from './list/menu/row-action.tsx';

interface PopupButtonProps {
  /** The accessible name. */
  label: string;
  /** The short name in the menu of a row. */
  word?: string | undefined;
  icon: ReactNode;
  title: string;
  tabIndex?: number;
  children: ReactNode;
}

/** A small button that opens a popup with more about a row. */
export function PopupButton({ label, word, icon, title, tabIndex, children }: PopupButtonProps) {
  const common = useTexts(commonTexts);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <RowAction label={label} word={word} icon={icon} tabIndex={tabIndex} opensDialog onClick={open} />
      <Modal
        opened={opened}
        onClose={close}
        title={title}
        size="lg"
        closeButtonProps={{ 'aria-label': common.close }}
      >
        {children}
      </Modal>
    </>
  );
}
