import { Text } from '@mantine/core';
import { placeOf } from '@share/contract/areas/static-content/static-places.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { staticContentTexts } from './static-content.texts.ts';

/** Says in words where the public site shows an element or a collection. */
export function PlaceOnSite({ of: key }: { of: string }) {
  const t = useTexts(staticContentTexts);
  const { language } = useLanguage();
  const place = placeOf(key);
  if (place === null) return null;
  return (
    <Text size="sm" c="dimmed">
      {t.place(place[language])}
    </Text>
  );
}
