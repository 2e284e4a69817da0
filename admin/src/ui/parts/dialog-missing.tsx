import { Modal } from '@mantine/core';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { PartMissing, type PartMissingProps } from './part-missing.tsx';

/** Replaces a dialogue whose code could not be loaded. */
export function DialogMissing({ onClose, ...missing }: PartMissingProps & { onClose: () => void }) {
  const common = useTexts(commonTexts);
  return (
    <Modal opened onClose={onClose} closeButtonProps={{ 'aria-label': common.close }}>
      <PartMissing {...missing} />
    </Modal>
  );
}
