import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import {
  type Erasure,
  erasePerson,
  getErasure,
} from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { withoutInvisible } from '@share/contract/shared/invisible.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { ReturnFocus } from '../../ui/dialogs/return-focus.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { recordQuery } from '../../ui/form/record-query.ts';
import { personalDataTexts } from './personal-data.texts.ts';

interface EraseDialogProps {
  userId: number;
  erasure: Erasure;
  onClose: () => void;
  onErased: () => void;
}

/** Erases once the user has typed the e-mail of the person. */
export function EraseDialog({ userId, erasure, onClose, onErased }: EraseDialogProps) {
  const t = useTexts(personalDataTexts);
  const common = useTexts(commonTexts);
  const [typed, setTyped] = useState('');
  const announce = { key: 'user.erase', done: t.eraseDone, failed: t.eraseFailed } as const;
  const params = { id: String(userId) };
  const erasing = useMutation({
    mutationFn: () => call(erasePerson, { params, body: { email: typed } }),
    onMutate: () => withdrawFailure(announce),
    onSuccess: (erased) => {
      announceDone(announce);
      queryClient.setQueryData(recordQuery(getErasure, params).queryKey, erased);
      onClose();
      onErased();
    },
    onError: () => announceFailure(announce),
  });
  const isConfirmed = withoutInvisible(typed).trim().toLowerCase() === erasure.email;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialogue is drawn inside the form of the account, which must not be saved by it.
    event.stopPropagation();
    if (isConfirmed && !erasing.isPending) erasing.mutate();
  };
  return (
    <>
      <ReturnFocus />
      <Modal
        opened
        onClose={onClose}
        title={t.confirmTitle(erasure.email)}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <form onSubmit={submit}>
          <Stack gap="md">
            <Text>{t.confirmText}</Text>
            <TextInput
              label={t.email}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              autoComplete="off"
              spellCheck={false}
              data-autofocus
            />
            {erasing.error && <ErrorBanner failure={erasing.error} />}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {common.cancel}
              </Button>
              <Button type="submit" color="red" disabled={!isConfirmed} loading={erasing.isPending}>
                {t.erase}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
