import { Button, Stack, Text } from '@mantine/core';
import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import { signOutUser } from '@share/contract/areas/users/users.endpoints.ts';
import { SignOutInput, type UserView } from '@share/contract/areas/users/users.schemas.ts';
import { IconLogout } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../../ui/announce.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { resolverOf } from '../../../ui/form/errors/form-errors.ts';
import { userFormTexts } from '../user-form.texts.ts';
import { userChanged } from '../users.queries.ts';
import { usersTexts } from '../users.texts.ts';

/** Ends all sessions of a person, for instance after a theft; absent if the server would refuse. */
export function SignOutUser({ user }: { user: UserView }) {
  const t = useTexts(userFormTexts);
  const [isAsking, setAsking] = useState(false);
  const maySignOut = useCan(signOutUser) && user.whyNot.signOut === null;
  if (!maySignOut) return null;
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconLogout size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t.signOut}
      </Button>
      {isAsking && <Question user={user} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Asks for the reason, which the journal records. */
function Question({ user, onClose }: { user: UserView; onClose: () => void }) {
  const t = useTexts(userFormTexts);
  const { toasts } = useTexts(usersTexts);
  const announce = { key: 'user.sign-out', ...toasts.signOut } as const;
  const { control, handleSubmit } = useForm<SignOutInput>({
    defaultValues: { reason: '' },
    resolver: resolverOf(SignOutInput, (values) => values),
  });
  const signingOut = useMutation({
    mutationFn: (body: SignOutInput) => call(signOutUser, { params: { id: String(user.id) }, body }),
    onMutate: () => withdrawFailure(announce),
    onSuccess: (changed) => {
      announceDone(announce);
      userChanged(changed);
      onClose();
    },
    onError: () => announceFailure(announce),
  });
  return (
    <FormDialog
      title={t.signOutTitle(fullName(user) || user.email)}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit((values) => signingOut.mutate(values))(event)}
      failure={signingOut.error}
      buttons={
        <Button type="submit" color="red" loading={signingOut.isPending}>
          {t.signOut}
        </Button>
      }
    >
      <Stack gap="sm">
        <Text>{t.signOutText}</Text>
        <TextField control={control} name="reason" label={t.signOutReason} />
      </Stack>
    </FormDialog>
  );
}
