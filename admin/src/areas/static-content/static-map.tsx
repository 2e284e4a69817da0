import { zooms } from '@share/contract/areas/offers/elements/map.ts';
import { updateStaticMap } from '@share/contract/areas/static-content/static-content.endpoints.ts';
import type {
  StaticMapInput,
  StaticMapView,
} from '@share/contract/areas/static-content/static-content.schemas.ts';
import { MAP_KEY } from '@share/contract/areas/static-content/static-content.schemas.ts';
import { getStaticMapRevision } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { filled, NumberField, type NumberValue } from '../../ui/fields/number-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { CoordinateFields, MapCanvas, type Place, placeOf } from '../maps/maps.shared.tsx';
import { PlaceOnSite } from './place-on-site.tsx';
import { mapQuery, staticContentChanged } from './static-content.queries.ts';
import { staticContentTexts } from './static-content.texts.ts';

interface MapValues {
  latitude: NumberValue;
  longitude: NumberValue;
  zoom: NumberValue;
}

const toFormValues = ({ latitude, longitude, zoom }: StaticMapView): MapValues => ({
  latitude,
  longitude,
  zoom,
});

const toInput = ({ latitude, longitude, zoom }: MapValues): StaticMapInput => ({
  latitude: filled(latitude),
  longitude: filled(longitude),
  zoom: filled(zoom) as StaticMapInput['zoom'],
});

interface StaticMapProps {
  title: string;
  /** The elements one by one, below the map. */
  children: ReactNode;
}

/** The three elements of the map, edited together (STA-04). */
export const StaticMap = ({ title, children }: StaticMapProps) => (
  <RecordScreen query={mapQuery} title={title} back="/static-content">
    {(map) => (
      <EditForm map={map} title={title}>
        {children}
      </EditForm>
    )}
  </RecordScreen>
);

function EditForm({ map, title, children }: StaticMapProps & { map: StaticMapView }) {
  const t = useTexts(staticContentTexts);
  const form = useEditForm({
    endpoint: updateStaticMap,
    record: map,
    query: mapQuery,
    toFormValues,
    toInput,
    announce: { key: 'staticContent.edit', ...t.toasts.edit },
    onSaved: staticContentChanged,
    back: '/static-content',
  });
  const { control, methods, isReadOnly } = form;
  const [latitude, longitude, zoom] = useWatch({ control, name: ['latitude', 'longitude', 'zoom'] });
  const [last, setLast] = useState<Place>(map);
  const typed = placeOf(latitude, longitude);
  if (typed && (typed.latitude !== last.latitude || typed.longitude !== last.longitude)) setLast(typed);
  const changed = { shouldDirty: true, shouldValidate: methods.formState.isSubmitted };
  const move = (place: Place) => {
    methods.setValue('latitude', place.latitude, changed);
    methods.setValue('longitude', place.longitude, changed);
  };
  const zoomTo = (next: number) => {
    if ((zooms as readonly number[]).includes(next)) methods.setValue('zoom', next, changed);
  };
  const isZoom = (zooms as readonly NumberValue[]).includes(zoom);
  const reload = async () => {
    staticContentChanged();
    await form.reload?.();
  };
  return (
    <FormFrame
      form={{ ...form, reload }}
      title={title}
      head={{ list: null }}
      watched={{ revision: getStaticMapRevision }}
    >
      <PlaceOnSite of={MAP_KEY} />
      <FormSection>
        <MapCanvas
          label={t.map.canvas}
          place={last}
          zoom={isZoom ? Number(zoom) : map.zoom}
          {...(isReadOnly ? {} : { onPlace: move, onZoom: zoomTo })}
        />
        <CoordinateFields {...(isReadOnly ? {} : { onPlace: move })}>
          <NumberField
            control={control}
            name="latitude"
            label={t.map.latitude}
            description={t.map.latitudeHint}
            decimals={6}
            allowNegative
            required
          />
          <NumberField
            control={control}
            name="longitude"
            label={t.map.longitude}
            description={t.map.longitudeHint}
            decimals={6}
            allowNegative
            required
          />
          <NumberField
            control={control}
            name="zoom"
            label={t.map.zoom}
            description={t.map.zoomHint}
            required
          />
        </CoordinateFields>
      </FormSection>
      {children}
    </FormFrame>
  );
}
