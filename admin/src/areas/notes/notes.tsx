import { ActionIcon, Skeleton, Text } from '@mantine/core';
import { type NoteView, orderNotes } from '@share/contract/areas/notes/notes.endpoints.ts';
import { formatInstant, formatMoment } from '@share/contract/shared/dates.ts';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { confirm } from '../../ui/confirm.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { InstantText, MomentText } from '../../ui/values/values.tsx';
import { AddNote } from './add-note.tsx';
import classes from './notes.module.css';
import { type NoteEndpoints, notesChanged, useNotes } from './notes.queries.ts';
import { notesTexts } from './notes.texts.ts';

interface NotesProps {
  endpoints: NoteEndpoints;
  id: number;
  /** Whether notes can be added; not on the record of an erased person. */
  isOpen?: boolean;
  /** Phones show them collapsed until they are opened. */
  folds?: boolean;
}

/** The notes of colleagues on a record, newest first, with their number in the title. */
export function Notes({ endpoints, id, isOpen = true, folds }: NotesProps) {
  const t = useTexts(notesTexts);
  const { loading } = useTexts(commonTexts);
  const { data, error, refetch } = useNotes(endpoints, id);
  const mayWrite = useCan(endpoints.add);
  return (
    <FormSection title={data?.length ? t.counted(data.length) : t.title} folds={folds}>
      {error && !data && <ErrorBanner title={t.failed} failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={25} role="status" aria-label={loading} />}
      {data?.length === 0 && <Text c="dimmed">{t.empty}</Text>}
      {data && data.length > 0 && (
        <ol className={classes.notes}>
          {data.map((note) => (
            <Note key={note.id} note={note} endpoints={endpoints} id={id} />
          ))}
        </ol>
      )}
      {mayWrite && isOpen && <AddNote endpoints={endpoints} id={id} />}
    </FormSection>
  );
}

/** The times of notes are written as the others on the screen of their record (CON-05). */
const isOfOrder = (endpoints: NoteEndpoints) => endpoints === orderNotes;

function Note({ note, endpoints, id }: { note: NoteView; endpoints: NoteEndpoints; id: number }) {
  const mayWrite = useCan(endpoints.remove);
  return (
    <li className={classes.note}>
      <div className={classes.head}>
        <Text component="div" size="sm" c="dimmed">
          {isOfOrder(endpoints) ? <InstantText at={note.at} /> : <MomentText at={note.at} />} · {note.by}
        </Text>
        {mayWrite && note.canDelete && <Remove note={note} endpoints={endpoints} id={id} />}
      </div>
      <Text component="div" className={classes.text}>
        {note.text}
      </Text>
    </li>
  );
}

function Remove({ note, endpoints, id }: { note: NoteView; endpoints: NoteEndpoints; id: number }) {
  const t = useTexts(notesTexts);
  const announce = { key: 'note.remove', ...t.toasts.remove } as const;
  const removing = useMutation({
    mutationFn: () => call(endpoints.remove, { params: { id: String(id), noteId: String(note.id) } }),
    onMutate: () => withdrawFailure(announce),
    onSuccess: () => announceDone(announce),
    onError: () => announceFailure(announce),
    // A note that a colleague has deleted meanwhile disappears as well.
    onSettled: () => notesChanged(endpoints, id),
  });
  const at = isOfOrder(endpoints) ? formatInstant(note.at) : formatMoment(note.at);
  const ask = async () => {
    const question = { title: t.removeTitle, message: t.removeMessage, confirmLabel: t.removeLabel };
    if (await confirm(question)) removing.mutate();
  };
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      aria-label={t.remove(note.by, at)}
      title={t.removeLabel}
      loading={removing.isPending}
      onClick={() => void ask()}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}
