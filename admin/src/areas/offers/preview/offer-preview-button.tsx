import type { UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { PreviewButton } from '../../../ui/preview/preview-button.tsx';
import type { ContentStore } from '../content/store/content-store.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { OfferPreview } from './offer-preview.tsx';
import { previewTexts } from './preview.texts.ts';

interface OfferPreviewButtonProps {
  form: { methods: UseFormReturn<OfferFormValues> };
  content: ContentStore;
  /** Of a stored offer. */
  id?: number;
}

/** Opens a preview of the complete offer from the present values in the editor, saved or not. */
export function OfferPreviewButton({ form, content, id }: OfferPreviewButtonProps) {
  const t = useTexts(previewTexts);
  const valuesOf = () => ({ values: form.methods.getValues(), content: content.content });
  return (
    <PreviewButton title={t.title} valuesOf={valuesOf}>
      {(shown, close) => <OfferPreview {...shown} id={id} onClose={close} />}
    </PreviewButton>
  );
}
