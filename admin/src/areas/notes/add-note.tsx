import { Button } from '@mantine/core';
import { NoteInput } from '@share/contract/areas/notes/notes.endpoints.ts';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { LongTextField } from '../../ui/fields/long-text-field.tsx';
import { resolverOf } from '../../ui/form/errors/form-errors.ts';
import { idempotency } from '../../ui/form/idempotency-key.ts';
import { type NoteEndpoints, notesChanged } from './notes.queries.ts';
import { notesTexts } from './notes.texts.ts';

interface AddNoteProps {
  endpoints: NoteEndpoints;
  id: number;
}

export function AddNote(props: AddNoteProps) {
  const t = useTexts(notesTexts);
  const [isWriting, setWriting] = useState(false);
  return (
    <div>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setWriting(true)}
      >
        {t.add}
      </Button>
      {isWriting && <NoteDialog {...props} onClose={() => setWriting(false)} />}
    </div>
  );
}

function NoteDialog({ endpoints, id, onClose }: AddNoteProps & { onClose: () => void }) {
  const t = useTexts(notesTexts);
  const announce = { key: 'note.add', ...t.toasts.add } as const;
  const [keys] = useState(idempotency);
  const { control, handleSubmit } = useForm<NoteInput>({
    defaultValues: { text: '' },
    resolver: resolverOf(NoteInput, (values) => values),
  });
  const adding = useMutation({
    mutationFn: (body: NoteInput) =>
      call(endpoints.add, {
        params: { id: String(id) },
        body,
        idempotencyKey: keys.keyFor([endpoints.add.path, id, body]),
      }),
    onMutate: () => withdrawFailure(announce),
    onSuccess: async () => {
      keys.settle();
      await notesChanged(endpoints, id);
      announceDone(announce);
      onClose();
    },
    onError: (failure) => {
      keys.settle(failure);
      announceFailure(announce);
    },
  });
  return (
    <FormDialog
      title={t.addTitle}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit((values) => adding.mutate(values))(event)}
      failure={adding.error}
      buttons={
        <Button type="submit" loading={adding.isPending}>
          {t.save}
        </Button>
      }
    >
      <LongTextField control={control} name="text" label={t.text} description={t.hint} required isFirst />
    </FormDialog>
  );
}
