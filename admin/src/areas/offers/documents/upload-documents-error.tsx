import { Text } from '@mantine/core';
import { useTexts } from '../../../platform/texts.ts';
import { documentsTexts } from './documents.texts.ts';

/** OFR-63: the label of a document that could not be loaded or uploaded; the rest of the offer stays usable. */
export function UploadDocumentsError() {
  const t = useTexts(documentsTexts);
  return (
    <Text size="sm" c="red" fw={700}>
      {t.uploadDocumentsError}
    </Text>
  );
}
