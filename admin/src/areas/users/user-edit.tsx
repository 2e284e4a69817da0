import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import { listUsers, updateUser } from '@share/contract/areas/users/users.endpoints.ts';
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { errorText } from '../../ui/error-text.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import type { SaveForm } from '../../ui/form/save-form.ts';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import { HistoryLink } from '../../ui/record/history-link.tsx';
import type { RecordHeadParts } from '../../ui/record/record-head.tsx';
import { FormTabs } from '../../ui/tabs/form-tabs.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { EmailText } from '../../ui/values/values.tsx';
import { useDemotionQuestion } from './account/demotion-question.ts';
import { toUserForm, toUserInput, type UserFormValues } from './account/user-form-values.ts';
import { UserTab } from './account/user-tab.tsx';
import { userFormTexts } from './user-form.texts.ts';
import { UserStateBadge } from './user-state.tsx';
import { useUserTabs } from './user-tabs.tsx';
import { listOf, usersPaths } from './users.paths.ts';
import { besideUserReloaded, userChanged, userQuery } from './users.queries.ts';
import { usersTexts } from './users.texts.ts';

/** The screen of one user (USR-16 to USR-39). */
export function UserEdit() {
  const id = useIdParam();
  const t = useTexts(userFormTexts);
  const list = useListOfUser(id);
  const back = useListOrHome(listUsers, list.path);
  return (
    <RecordScreen key={id} query={userQuery(id)} title={t.editTitle} back={back} list={list.title} cards={4}>
      {(user) => <UserScreen user={user} back={back} />}
    </RecordScreen>
  );
}

function UserScreen({ user, back }: { user: UserView; back: string }) {
  const { toasts } = useTexts(usersTexts);
  const form = useEditForm({
    endpoint: updateUser,
    params: { id: String(user.id) },
    record: user,
    query: userQuery(user.id),
    toFormValues: toUserForm,
    toInput: toUserInput,
    announce: { key: 'user.edit', ...toasts.edit },
    onSaved: userChanged,
    agree: useDemotionQuestion(user),
    back,
  });
  const reload = async () => {
    besideUserReloaded();
    await form.reload?.();
  };
  const isReadOnly = form.isReadOnly || user.whyNot.edit !== null;
  return <Detail user={user} form={{ ...form, isReadOnly, reload }} mayEdit={!form.isReadOnly} />;
}

interface DetailProps {
  user: UserView;
  form: SaveForm<UserFormValues>;
  /** Whether the caller has the permission to edit users at all. */
  mayEdit: boolean;
}

function Detail({ user, form, mayEdit }: DetailProps) {
  const t = useTexts(userFormTexts);
  const { language } = useLanguage();
  const email = useWatch({ control: form.control, name: 'email' });
  const isEmpty = email.trim() === '';
  const why = mayEdit && user.whyNot.edit !== null ? errorText(language, user.whyNot.edit) : undefined;
  // Reloads the form, which has values of its own and would still show erased data.
  const further = useUserTabs(user, () => void form.reload?.());
  const head = useUserHead(user);
  const [openTab, setOpenTab] = useState('user');
  return (
    <FormFrame
      form={form}
      title={t.editTitle}
      head={head}
      watched={{ entity: 'user', id: user.id }}
      actions={<HistoryLink entity="user" id={user.id} />}
      hasNothingToSave={openTab !== 'user' && !form.isDirty}
      cannotSave={isEmpty ? t.emailMissing : !form.isDirty}
      {...(why === undefined ? {} : { whyReadOnly: why })}
    >
      <FormTabs
        label={t.tabsLabel}
        onOpen={setOpenTab}
        tabs={[
          {
            name: 'user',
            label: t.tabs.user,
            fields: [
              'email',
              'firstName',
              'lastName',
              'position',
              'active',
              'isAdmin',
              'language',
              'investorData',
            ],
            children: <UserTab user={user} />,
          },
          ...further,
        ]}
      />
    </FormFrame>
  );
}

/** The list in which the user was last seen: all users or staff. */
function useListOfUser(id: number): { path: string; title: string } {
  const t = useTexts(usersTexts);
  const path = listOf(id);
  return { path, title: path === usersPaths.staff ? t.staffTitle : t.title };
}

/** The head of a user's screen: the name, and the way back to the list in which the user was last seen. */
function useUserHead(user: UserView): RecordHeadParts {
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
      ...(name === '' ? [] : [{ label: words.name, value: <b>{name}</b>, words: name }]),
      { label: t.email, value: <EmailText address={user.email} />, words: user.email },
      { label: t.userType, value: t.userTypes[user.userType], words: t.userTypes[user.userType] },
    ],
  };
}
