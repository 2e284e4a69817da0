import type { offerNotes, orderNotes, userNotes } from '@share/contract/areas/notes/notes.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../platform/api/query-client.ts';
import { recordQuery } from '../../ui/form/record-query.ts';
import { POLL_INTERVAL } from '../../ui/record/use-change-by-others.ts';

export type NoteEndpoints = typeof orderNotes | typeof userNotes | typeof offerNotes;

const notesQuery = ({ list }: NoteEndpoints, id: number) => recordQuery(list, { id: String(id) });

/** The notes on a record. A screen that stays open shows those of colleagues as they come. */
export const useNotes = (endpoints: NoteEndpoints, id: number, enabled = true) =>
  useQuery({ ...notesQuery(endpoints, id), enabled, refetchInterval: POLL_INTERVAL });

export const notesChanged = (endpoints: NoteEndpoints, id: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: notesQuery(endpoints, id).queryKey });
