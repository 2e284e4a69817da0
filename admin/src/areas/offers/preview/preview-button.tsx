import { Button, Modal } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { layers } from '../../../theme/theme.ts';
import type { Content } from '../content/store/content-model.ts';
import type { ContentStore } from '../content/store/content-store.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { OfferPreview } from './offer-preview.tsx';
import { previewTexts } from './preview.texts.ts';

interface PreviewButtonProps {
  form: { methods: UseFormReturn<OfferFormValues> };
  content: ContentStore;
}

/** Opens a preview of the complete offer from the present values in the editor, saved or not. */
export function PreviewButton({ form, content }: PreviewButtonProps) {
  const t = useTexts(previewTexts);
  const [shown, setShown] = useState<{ values: OfferFormValues; content: Content } | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
        onClick={() => setShown({ values: form.methods.getValues(), content: content.content })}
      >
        {t.preview}
      </Button>
      <Modal.Root
        opened={shown !== null}
        onClose={close}
        fullScreen
        zIndex={layers.dialog}
        transitionProps={{ duration: 0 }}
      >
        <Modal.Content aria-label={t.title}>
          {shown && <OfferPreview {...shown} onClose={close} />}
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
