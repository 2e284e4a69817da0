import { NativeSelect, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { mapCentre, zooms } from '@share/contract/areas/offers/elements/map.ts';
import { useState } from 'react';
import { useLanguage } from '../../../../../platform/language.tsx';
import { useTexts } from '../../../../../platform/texts.ts';
import { BilingualTextField } from '../../../../../ui/fields/bilingual.tsx';
import { useOwnValue } from '../../../../../ui/fields/field-control.ts';
import { NumberField } from '../../../../../ui/fields/number-field.tsx';
import { useField } from '../../../../../ui/fields/use-field.ts';
import { useFormContext } from '../../../../../ui/form/form-context.ts';
import { CoordinateFields, MapCanvas, type Place, placeOf, rounded } from '../../../../maps/maps.shared.tsx';
import type { ElementControl } from '../../store/element-control.ts';
import type { ElementEditorProps } from '../element-editor.ts';
import type { ElementValues } from '../element-values.ts';
import { mapTexts } from './map.texts.ts';
import { MapButtons, MapChoices } from './map-search.tsx';
import { useMapSearch } from './use-map-search.ts';

/** An address, the search for it, and the place on the map (ELM-37, ELM-38). */
export function MapEditor({ control }: ElementEditorProps<'map'>) {
  const t = useTexts(mapTexts);
  const { language } = useLanguage();
  const { isReadOnly } = useFormContext();
  const data = useOwnValue(control, 'data') as ElementValues['map'];
  const [announced, announce] = useState('');
  const place = useLastPlace(placeOf(data.latitude, data.longitude));
  const setPlace = ({ latitude, longitude }: Place) =>
    control.setValues({ 'data.latitude': latitude, 'data.longitude': longitude });
  const { isSearching, choices, search, choose } = useMapSearch(control, (found) => {
    setPlace(rounded(found));
    announce(t.found(found.name));
  });
  const setZoom = (zoom: number) => {
    if ((zooms as readonly number[]).includes(zoom)) control.setValue('data.zoom', zoom);
  };
  const address = data.address[language].trim();
  return (
    <Stack gap="md">
      <BilingualTextField control={control} name="data.address" label={t.address} required />
      {!isReadOnly && (
        <MapButtons
          isSearching={isSearching}
          onSearch={() => void search()}
          onPoint={place ? null : () => setPlace(mapCentre)}
        />
      )}
      {choices.length > 0 && <MapChoices places={choices} onChoose={choose} />}
      <Coordinates control={control} {...(isReadOnly ? {} : { onPlace: setPlace })} />
      {place ? (
        <MapCanvas
          label={address ? t.map(address) : t.unnamed}
          place={place}
          zoom={data.zoom}
          {...(isReadOnly ? {} : { onPlace: setPlace, onZoom: setZoom })}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {isReadOnly ? t.none : t.pointHint}
        </Text>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Stack>
  );
}

/** While a coordinate is being typed, the map keeps showing the last place. */
function useLastPlace(present: Place | null): Place | null {
  const [last, setLast] = useState(present);
  if (present && (present.latitude !== last?.latitude || present.longitude !== last.longitude)) {
    setLast(present);
    return present;
  }
  return last;
}

function Coordinates({ control, onPlace }: ElementEditorProps<'map'> & { onPlace?: (place: Place) => void }) {
  const t = useTexts(mapTexts);
  return (
    <CoordinateFields {...(onPlace ? { onPlace } : {})}>
      <NumberField
        control={control}
        name="data.latitude"
        label={t.latitude}
        description={t.latitudeHint}
        decimals={6}
        allowNegative
        required
      />
      <NumberField
        control={control}
        name="data.longitude"
        label={t.longitude}
        description={t.longitudeHint}
        decimals={6}
        allowNegative
        required
      />
      <MapZoomField control={control} />
    </CoordinateFields>
  );
}

type Zoom = (typeof zooms)[number];

/** A select of the four zoom levels (CON-15). */
function MapZoomField({ control }: { control: ElementControl<'map'> }) {
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
