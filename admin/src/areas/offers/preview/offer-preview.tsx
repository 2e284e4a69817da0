import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { PreviewStage } from '../../../ui/preview/preview-stage.tsx';
import { useSeriesState } from '../../series/series.shared.tsx';
import type { Content } from '../content/store/content-model.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { OfferPage } from './offer-page.tsx';
import { previewTexts } from './preview.texts.ts';
import { seenBy, type Viewer, viewers } from './seen-by.ts';

interface OfferPreviewProps {
  values: OfferFormValues;
  content: Content;
  onClose: () => void;
}

/** The complete offer as its visitors would see it if it were saved now. */
export function OfferPreview({ values, content, onClose }: OfferPreviewProps) {
  const t = useTexts(previewTexts);
  const sold = useSeriesState(values.series);
  const [viewer, setViewer] = useState<Viewer>('guest');
  const seen = seenBy(viewer, {
    descriptions: values.descriptions,
    properties: values.properties,
    documents: values.investorDocuments,
    sections: content,
  });
  return (
    <PreviewStage
      title={t.title}
      controls={
        <SegmentedControl
          size="xs"
          aria-label={t.viewer}
          value={viewer}
          onChange={setViewer}
          data={viewers.map((value) => ({ value, label: t.viewers[value] }))}
        />
      }
      status={seen.hidden === 0 ? t.nothingHidden : t.hidden(seen.hidden)}
      onClose={onClose}
    >
      {(language, device) => (
        <OfferPage values={values} sold={sold} seen={seen} language={language} device={device} />
      )}
    </PreviewStage>
  );
}
