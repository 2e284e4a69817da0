import { Stack } from '@mantine/core';
import { deleteUser, listUsers } from '@share/contract/areas/users/users.endpoints.ts';
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useListOrHome } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { errorText } from '../../../ui/error-text.ts';
import { DeleteSection } from '../../../ui/record/delete-section.tsx';
import { useDeleteQuestion } from '../delete-question.ts';
import { listOf } from '../users.paths.ts';
import { userChanged } from '../users.queries.ts';
import { usersTexts } from '../users.texts.ts';
import { AccountFields } from './account-fields.tsx';
import { AccountState } from './account-state.tsx';

/** The account: its state, its data and its deletion (USR-19, USR-20). */
export const UserTab = ({ user }: { user: UserView }) => (
  <Stack gap="md">
    <AccountState user={user} />
    <AccountFields user={user} />
    <DeleteUser user={user} />
  </Stack>
);

/** Deletes the user after naming the consequences, or says why the user cannot be deleted. */
function DeleteUser({ user }: { user: UserView }) {
  const t = useTexts(usersTexts);
  const { language } = useLanguage();
  const questionOf = useDeleteQuestion();
  const back = useListOrHome(listUsers, listOf(user.id));
  const { remove } = user.whyNot;
  if (user.state === 'deleted') return null;
  return (
    <DeleteSection
      endpoint={deleteUser}
      params={{ id: String(user.id) }}
      label={t.delete}
      hint={remove === null ? t.deleteHint : errorText(language, remove)}
      isPossible={remove === null}
      question={questionOf(user, user.openOrders)}
      announce={{ key: 'user.delete', ...t.toasts.delete }}
      onDeleted={() => userChanged()}
      back={back}
    />
  );
}
