import { SegmentedControl } from '@mantine/core';
import { type Language, languages } from '@share/contract/shared/languages.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { previewStageTexts } from './preview-stage.texts.ts';

export const devices = ['desktop', 'tablet', 'mobile'] as const;
export type Device = (typeof devices)[number];

/** The device and the language of a preview. */
export interface PreviewChoice {
  device: Device;
  language: Language;
}

interface PreviewChoicesProps {
  choice: PreviewChoice;
  onChoose: (choice: PreviewChoice) => void;
}

/** Chooses the device and the language of a preview. */
export function PreviewChoices({ choice, onChoose }: PreviewChoicesProps) {
  const t = useTexts(previewStageTexts);
  const common = useTexts(commonTexts);
  const names = { pl: common.polish, en: common.english };
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={t.device}
        value={choice.device}
        onChange={(device) => onChoose({ ...choice, device })}
        data={devices.map((value) => ({ value, label: t.devices[value] }))}
      />
      <SegmentedControl
        size="xs"
        aria-label={t.language}
        value={choice.language}
        onChange={(language) => onChoose({ ...choice, language })}
        data={languages.map((value) => ({ value, label: names[value] }))}
      />
    </>
  );
}
