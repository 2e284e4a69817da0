/** The notes of colleagues, for the screens of the records on which they are written. */
import { Badge } from '@mantine/core';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import type { FormTab } from '../../ui/tabs/form-tabs.tsx';
import { type NoteEndpoints, useNotes } from './notes.queries.ts';
import { notesTexts } from './notes.texts.ts';
import { Notes } from './notes.tsx';

export { Notes };

/** The tab with the notes and their number; no tab without a record. */
export function useNotesTab(endpoints: NoteEndpoints, id: number | undefined, isOpen = true): FormTab[] {
  const t = useTexts(notesTexts);
  const isShown = useCan(endpoints.list) && id !== undefined;
  const { data } = useNotes(endpoints, id ?? 0, isShown);
  if (!isShown || id === undefined) return [];
  const count = data?.length ?? 0;
  return [
    {
      name: 'notes',
      label: t.title,
      fields: [],
      mark: count > 0 && (
        <Badge size="sm" circle variant="light" color="gray">
          {count}
        </Badge>
      ),
      children: () => <Notes endpoints={endpoints} id={id} isOpen={isOpen} />,
    },
  ];
}
