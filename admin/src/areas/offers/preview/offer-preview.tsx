import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { deviceOfWindow } from '../../../ui/preview/preview-frame.tsx';
import { PreviewStage } from '../../../ui/preview/preview-stage.tsx';
import { useSeriesState } from '../../series/series.shared.tsx';
import type { Content } from '../content/store/content-model.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { OfferPage } from './offer-page.tsx';
import { previewTexts } from './preview.texts.ts';
import { type OfferPreviewChoice, previewLink } from './preview-address.ts';
import { restrictedParts, seenBy } from './seen-by.ts';
import { ViewerChoice } from './viewer-choice.tsx';

interface OfferPreviewProps {
  values: OfferFormValues;
  content: Content;
  /** The id of a stored offer, for a link that shows the preview to colleagues. */
  id?: number | undefined;
  onClose: () => void;
  first?: Partial<OfferPreviewChoice>;
  onChoose?: (choice: OfferPreviewChoice) => void;
}

/** The complete offer as its visitors would see it if it were saved now. */
export function OfferPreview({ values, content, id, onClose, first, onChoose }: OfferPreviewProps) {
  const t = useTexts(previewTexts);
  const { language: own } = useLanguage();
  const sold = useSeriesState(values.series);
  const [choice, setChoice] = useState<OfferPreviewChoice>({
    as: 'guest',
    language: own,
    device: deviceOfWindow(),
    ...first,
  });
  const choose = (next: OfferPreviewChoice) => {
    setChoice(next);
    onChoose?.(next);
  };
  const seen = seenBy(choice.as, restrictedParts(values, content));
  return (
    <PreviewStage
      title={t.title}
      controls={<ViewerChoice value={choice.as} onChange={(as) => choose({ ...choice, as })} />}
      first={{ device: choice.device, language: choice.language }}
      onChoose={(next) => choose({ ...choice, ...next })}
      status={seen.hidden === 0 ? t.nothingHidden : t.hidden(seen.hidden)}
      actions={id !== undefined && <CopyLink link={previewLink(id, choice)} />}
      onClose={onClose}
    >
      {(language, device) => (
        <OfferPage values={values} sold={sold} seen={seen} language={language} device={device} />
      )}
    </PreviewStage>
  );
}

function CopyLink({ link }: { link: string }) {
  const t = useTexts(previewTexts);
  const { copied: done } = useTexts(commonTexts);
  return (
    <CopyButton value={link} timeout={2_000}>
      {({ copied, copy }) => (
        <Button
          size="xs"
          variant="default"
          title={t.linkHint}
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconLink size={16} aria-hidden />}
          onClick={copy}
        >
          {copied ? done : t.copyLink}
        </Button>
      )}
    </CopyButton>
  );
}
