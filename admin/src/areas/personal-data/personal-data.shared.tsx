/** The tab of a person's screen that shows everything stored about the person. */
import { Stack } from '@mantine/core';
import {
  erasePerson,
  exportPersonalData,
} from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import type { FormTab } from '../../ui/tabs/form-tabs.tsx';
import { EraseCard } from './erase-card.tsx';
import { ExportCard } from './export-card.tsx';
import { personalDataTexts } from './personal-data.texts.ts';

interface Person {
  id: number;
  isErased: boolean;
  onErased: () => void;
}

/** Returns no tab for callers who may neither export nor erase. */
export function usePersonalDataTab({ id, isErased, onErased }: Person): FormTab[] {
  const { tab } = useTexts(personalDataTexts);
  const [mayExport, mayErase] = [useCan(exportPersonalData), useCan(erasePerson)];
  if (!mayExport && !mayErase) return [];
  const children = () => (
    <Stack gap="md">
      {!isErased && <ExportCard userId={id} />}
      {mayErase && <EraseCard userId={id} onErased={onErased} />}
    </Stack>
  );
  return [{ name: 'personalData', label: tab, fields: [], children }];
}
