import { NativeSelect, TextInput } from '@mantine/core';
import { zooms } from '@share/contract/areas/offers/elements/map.ts';
import { useTexts } from '../../../../../platform/texts.ts';
import { useField } from '../../../../../ui/fields/use-field.ts';
import type { ElementControl } from '../../store/element-control.ts';
import { mapTexts } from './map.texts.ts';

type Zoom = (typeof zooms)[number];

/** A select of the four zoom levels (CON-15). */
export function MapZoomField({ control }: { control: ElementControl<'map'> }) {
  const t = useTexts(mapTexts);
  const field = useField({ control, name: 'data.zoom', label: t.zoom, description: t.zoomHint }, String);
  const { wrapper, value, onChange, onBlur, isReadOnly } = field;
  if (isReadOnly) return <TextInput {...wrapper} value={String(value)} />;
  const { readOnly: _, ...around } = wrapper;
  return (
    <NativeSelect
      {...around}
      data={zooms.map(String)}
      value={String(value)}
      onBlur={onBlur}
      onChange={(event) => onChange(Number(event.currentTarget.value) as Zoom)}
    />
  );
}
