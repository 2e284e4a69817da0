import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { PreviewModal } from './preview-modal.tsx';
import { previewStageTexts } from './preview-stage.texts.ts';

interface PreviewButtonProps<Values> {
  title: string;
  /** The present values of the form, saved or not. */
  valuesOf: () => Values;
  children: (values: Values, onClose: () => void) => ReactNode;
}

/** Opens a preview of the form on the public site; it covers the window. */
export function PreviewButton<Values>({ title, valuesOf, children }: PreviewButtonProps<Values>) {
  const t = useTexts(previewStageTexts);
  const [shown, setShown] = useState<{ values: Values } | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
        onClick={() => setShown({ values: valuesOf() })}
      >
        {t.preview}
      </Button>
      <PreviewModal title={title} isOpen={shown !== null} onClose={close}>
        {shown && children(shown.values, close)}
      </PreviewModal>
    </>
  );
}
