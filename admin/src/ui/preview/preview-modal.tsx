import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { layers } from '../../theme/theme.ts';

interface PreviewModalProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Covers the window with a preview. */
export const PreviewModal = ({ title, isOpen, onClose, children }: PreviewModalProps) => (
  <Modal.Root
    opened={isOpen}
    onClose={onClose}
    fullScreen
    zIndex={layers.dialog}
    transitionProps={{ duration: 0 }}
  >
    <Modal.Content aria-label={title}>{isOpen && children}</Modal.Content>
  </Modal.Root>
);
