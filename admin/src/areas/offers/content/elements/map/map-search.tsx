import { Button, Group, Stack, Text } from '@mantine/core';
import type { FoundPlace } from '@share/contract/areas/maps/maps.endpoints.ts';
import { IconMapPin, IconMapSearch } from '@tabler/icons-react';
import { useTexts } from '../../../../../platform/texts.ts';
import { mapTexts } from './map.texts.ts';

interface MapButtonsProps {
  isSearching: boolean;
  onSearch: () => void;
  /** Null when there is a place already. */
  onPoint: (() => void) | null;
}

/** Two ways to set the place: search for the address, or point at the map. */
export function MapButtons({ isSearching, onSearch, onPoint }: MapButtonsProps) {
  const t = useTexts(mapTexts);
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconMapSearch size={16} aria-hidden />}
        loading={isSearching}
        onClick={onSearch}
      >
        {t.find}
      </Button>
      {onPoint && (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconMapPin size={16} aria-hidden />}
          onClick={onPoint}
        >
          {t.point}
        </Button>
      )}
    </Group>
  );
}

interface ChoicesProps {
  places: readonly FoundPlace[];
  onChoose: (place: FoundPlace) => void;
}

/** A choice of the places that match the address. */
export function MapChoices({ places, onChoose }: ChoicesProps) {
  const t = useTexts(mapTexts);
  return (
    <Stack gap={4} role="group" aria-label={t.several}>
      <Text size="sm" role="status">
        {t.several}
      </Text>
      {places.map((place) => (
        <Button
          key={`${place.latitude} ${place.longitude} ${place.name}`}
          variant="default"
          size="sm"
          justify="flex-start"
          h="auto"
          py={6}
          styles={{ label: { whiteSpace: 'normal', textAlign: 'left' } }}
          leftSection={<IconMapPin size={16} aria-hidden />}
          onClick={() => onChoose(place)}
        >
          {place.name}
        </Button>
      ))}
    </Stack>
  );
}
