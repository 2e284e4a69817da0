import { SegmentedControl } from '@mantine/core';
import { useTexts } from '../../../platform/texts.ts';
import { previewTexts } from './preview.texts.ts';
import { type Viewer, viewers } from './seen-by.ts';

/** Chooses the viewer of the preview: a visitor, a user or an investor. */
export function ViewerChoice({ value, onChange }: { value: Viewer; onChange: (viewer: Viewer) => void }) {
  const t = useTexts(previewTexts);
  return (
    <SegmentedControl
      size="xs"
      aria-label={t.viewer}
      value={value}
      onChange={onChange}
      data={viewers.map((viewer) => ({ value: viewer, label: t.viewers[viewer] }))}
    />
  );
}
