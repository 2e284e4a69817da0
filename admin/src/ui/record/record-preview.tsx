import { SegmentedControl } from '@mantine/core';
import type { Language } from '@share/contract/shared/languages.ts';
import { type ComponentType, useState } from 'react';
import { type Bundle, useTexts } from '../../platform/texts.ts';
import { PreviewButton } from '../preview/preview-button.tsx';
import type { Device } from '../preview/preview-choices.tsx';
import { previewStageTexts } from '../preview/preview-stage.texts.ts';
import { PreviewStage } from '../preview/preview-stage.tsx';
import { isShownNow, type Publishable } from './shown-time/shown-time-values.ts';

const viewers = ['guest', 'user'] as const;
type PageViewer = (typeof viewers)[number];

export interface PreviewPageProps<Values> {
  /** The present values of the form. */
  values: Values;
  language: Language;
  device: Device;
  viewer: PageViewer;
}

/** How a form previews the record as visitors would see it after saving. */
interface RecordPreview<Values> {
  title: Bundle<{ previewTitle: string }>;
  Page: ComponentType<PreviewPageProps<Values>>;
  /** Set if guests see something else than signed-in users. */
  hasViewers?: true;
}

/** Creates the `PreviewButton` of a record form. */
export const previewButton =
  <Values extends Publishable>(preview: RecordPreview<Values>) =>
  ({ valuesOf }: { valuesOf: () => Values }) => {
    const { previewTitle } = useTexts(preview.title);
    return (
      <PreviewButton title={previewTitle} valuesOf={valuesOf}>
        {(values, close) => <Stage preview={preview} title={previewTitle} values={values} onClose={close} />}
      </PreviewButton>
    );
  };

interface StageProps<Values> {
  preview: RecordPreview<Values>;
  title: string;
  values: Values;
  onClose: () => void;
}

function Stage<Values extends Publishable>({
  preview: { Page, hasViewers },
  title,
  values,
  onClose,
}: StageProps<Values>) {
  const t = useTexts(previewStageTexts);
  const [viewer, setViewer] = useState<PageViewer>('guest');
  const isShown = isShownNow(values, new Date());
  return (
    <PreviewStage
      title={title}
      controls={
        hasViewers && (
          <SegmentedControl
            size="xs"
            aria-label={t.viewer}
            value={viewer}
            onChange={setViewer}
            data={viewers.map((value) => ({ value, label: t.viewers[value] }))}
          />
        )
      }
      status={isShown ? t.shown : t.notShown}
      onClose={onClose}
    >
      {(language, device) => <Page values={values} language={language} device={device} viewer={viewer} />}
    </PreviewStage>
  );
}
