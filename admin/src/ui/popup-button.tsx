import { ActionIcon, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { commonTexts } from '../platform/common.texts.ts';
import { useTexts } from '../platform/texts.ts';

interface PopupButtonProps {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  title: string;
  tabIndex?: number;
  children: ReactNode;
}

/** A small button that shows more about a row. */
export function PopupButton({ label, icon, title, tabIndex, children }: PopupButtonProps) {
  const common = useTexts(commonTexts);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        aria-haspopup="dialog"
        tabIndex={tabIndex}
        onClick={open}
      >
        {icon}
      </ActionIcon>
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
