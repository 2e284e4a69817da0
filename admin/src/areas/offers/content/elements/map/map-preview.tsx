import { Text } from '@mantine/core';
import { MapCanvas, placeOf } from '../../../../maps/maps.shared.tsx';
import type { ElementPreviewProps } from '../element-editor.ts';
import { mapTexts } from './map.texts.ts';

export function MapPreview({ data, language }: ElementPreviewProps<'map'>) {
  const t = mapTexts[language];
  const place = placeOf(data.latitude, data.longitude);
  const address = data.address[language].trim();
  if (!place) return <Text c="dimmed">{t.none}</Text>;
  return (
    <>
      <MapCanvas
        label={address ? t.map(address) : t.unnamed}
        place={place}
        zoom={data.zoom}
        language={language}
      />
      {address && (
        <Text size="sm" mt="xs">
          {address}
        </Text>
      )}
    </>
  );
}
