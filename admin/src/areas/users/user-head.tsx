import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import { listUsers } from '@share/contract/areas/users/users.endpoints.ts';
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import type { RecordHeadParts } from '../../ui/record/record-head.tsx';
import { EmailText } from '../../ui/values/values.tsx';
import { userFormTexts } from './user-form.texts.ts';
import { UserStateBadge } from './user-state.tsx';
import { listOf, usersPaths } from './users.paths.ts';
import { usersTexts } from './users.texts.ts';

/** The list in which the user was last seen: all users or staff. */
export function useListOfUser(id: number): { path: string; title: string } {
  const t = useTexts(usersTexts);
  const path = listOf(id);
  return { path, title: path === usersPaths.staff ? t.staffTitle : t.title };
}

/** The head of a user's screen: the name, and the way back to the list in which the user was last seen. */
export function useUserHead(user: UserView): RecordHeadParts {
  const t = useTexts(usersTexts);
  const words = useTexts(userFormTexts);
  const inList = useHeadInList({
    ...useListOfUser(user.id),
    list: listUsers,
    id: user.id,
    to: usersPaths.edit,
  });
  const name = fullName(user);
  return {
    ...inList,
    state: { label: words.state, value: <UserStateBadge state={user.state} /> },
    about: [
      ...(name === '' ? [] : [{ label: words.name, value: <b>{name}</b> }]),
      { label: t.email, value: <EmailText address={user.email} /> },
      { label: t.userType, value: t.userTypes[user.userType] },
    ],
  };
}
