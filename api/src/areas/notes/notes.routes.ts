import {
  type NotedKind,
  offerNotes,
  orderNotes,
  userNotes,
} from '@share/contract/areas/notes/notes.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { listNotes } from './list-notes.ts';
import { addNote, removeNote } from './notes.verbs.ts';

export const notesArea: Area = { name: 'notes', routes: notesRoutes };

function notesRoutes(app: App): void {
  serveNotes(app, 'order', orderNotes);
  serveNotes(app, 'user', userNotes);
  serveNotes(app, 'offer', offerNotes);
}

type NoteEndpoints = typeof orderNotes | typeof userNotes | typeof offerNotes;

function serveNotes(app: App, kind: NotedKind, { list, add, remove }: NoteEndpoints): void {
  serve(app, list, ({ params, context }) => listNotes(context, kind, params.id));
  serve(app, add, ({ params, body, context }) => addNote(context, kind, params.id, body));
  serve(app, remove, ({ params, context }) => removeNote(context, kind, params.id, params.noteId));
}
