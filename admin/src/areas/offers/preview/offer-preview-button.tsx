import { Loader } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { DialogMissing } from '../../../ui/parts/dialog-missing.tsx';
import { lazyPart, usePreloaded } from '../../../ui/parts/lazy-part.tsx';
import { PreviewButton } from '../../../ui/preview/preview-button.tsx';
import type { ContentStore } from '../content/store/content-store.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { previewTexts } from './preview.texts.ts';

/** The code that draws offers is large, so it is loaded once the editor is idle. */
const OfferPreview = lazyPart(
  async () => ({ default: (await import('./offer-preview.tsx')).OfferPreview }),
  DialogMissing,
);

interface OfferPreviewButtonProps {
  form: { methods: UseFormReturn<OfferFormValues> };
  content: ContentStore;
  /** The id of a stored offer. */
  id?: number;
}

/** Opens a preview of the complete offer from the present values in the editor, saved or not. */
export function OfferPreviewButton({ form, content, id }: OfferPreviewButtonProps) {
  const t = useTexts(previewTexts);
  usePreloaded(OfferPreview);
  const valuesOf = () => ({ values: form.methods.getValues(), content: content.content });
  return (
    <PreviewButton title={t.title} valuesOf={valuesOf}>
      {(shown, close) => <OfferPreview meanwhile={<Loader m="auto" />} {...shown} id={id} onClose={close} />}
    </PreviewButton>
  );
}
