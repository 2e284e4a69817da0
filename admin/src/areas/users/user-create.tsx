import { Text } from '@mantine/core';
import { addRoleUser } from '@share/contract/areas/roles/role-users.endpoints.ts';
import { listRoles, rolesList } from '@share/contract/areas/roles/roles.endpoints.ts';
import { createUser, getUser, listUsers } from '@share/contract/areas/users/users.endpoints.ts';
import type { UserCreateInput } from '@share/contract/areas/users/users.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '../../platform/api/api-client.ts';
import { useCan, useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { FieldGrid, FormSection } from '../../ui/form/form-section.tsx';
import { useCreateForm } from '../../ui/form/use-create-form.ts';
import { LanguageField } from './account/language-field.tsx';
import { NameFields } from './account/name-fields.tsx';
import { PositionField } from './account/position-field.tsx';
import { passwordLinkPattern } from './invitation.ts';
import { userFormTexts } from './user-form.texts.ts';
import { usersPaths } from './users.paths.ts';
import { userChanged } from './users.queries.ts';
import { usersTexts } from './users.texts.ts';

interface NewUser extends Pick<UserCreateInput, 'email' | 'firstName' | 'lastName' | 'isAdmin'> {
  position: string;
  /** '' for the language of the platform. */
  language: Language | '';
  /** The id of a role; '' for none. */
  role: string;
}

const newUser = (): NewUser => ({
  email: '',
  firstName: '',
  lastName: '',
  position: '',
  isAdmin: false,
  language: '',
  role: '',
});

const toInput = ({ language, role, ...user }: NewUser): UserCreateInput => ({
  ...user,
  language: language || null,
  role: user.isAdmin && role !== '' ? Number(role) : null,
  resetPasswordUrlPattern: passwordLinkPattern(user.isAdmin),
});

/** The role with which a new colleague begins, for those who may give roles. */
function RoleField() {
  const t = useTexts(userFormTexts);
  const { control } = useFormContext<NewUser>();
  const mayGive = useCan(addRoleUser);
  const mayList = useCan(listRoles);
  const { data } = useQuery({
    queryKey: ['list', 'roles of a new user'],
    queryFn: ({ signal }) =>
      call(listRoles, {
        list: { filters: {}, pageNumber: 1, pageSize: 20, order: rolesList.defaultOrder },
        signal,
      }),
    enabled: mayGive && mayList,
  });
  if (!mayGive || !mayList) return null;
  return (
    <SelectField
      control={control}
      name="role"
      label={t.role}
      description={t.roleHint}
      choices={(data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}

/** Creates a user, who gets an e-mail with a link to set the password (USR-08 to USR-15). */
export function UserCreate() {
  const t = useTexts(userFormTexts);
  const words = useTexts(usersTexts);
  const form = useCreateForm({
    endpoint: createUser,
    values: newUser(),
    toInput,
    announce: { key: 'user.create', ...words.toasts.create },
    onSaved: userChanged,
    back: useListOrHome(listUsers, usersPaths.list),
    created: { view: getUser, to: ({ id }) => usersPaths.edit(id) },
  });
  const { control } = form;
  const [email, isAdmin] = useWatch({ control, name: ['email', 'isAdmin'] });
  return (
    <FormFrame form={form} title={t.createTitle} cannotSave={email.trim() === '' && t.emailMissing}>
      <FormSection title={t.account}>
        <SwitchField control={control} name="isAdmin" label={t.isAdmin} description={t.isAdminHint} />
        <NameFields />
        <FieldGrid>
          <LanguageField />
          {isAdmin && <RoleField />}
        </FieldGrid>
        {/* Last, since the warning below the position takes two lines on phones. */}
        <FieldGrid>
          <TextField control={control} name="email" label={words.email} type="email" required />
          <PositionField />
        </FieldGrid>
        <Text size="sm" c="dimmed">
          {isAdmin ? t.invitationTo.staff : t.invitationTo.investor}
        </Text>
      </FormSection>
    </FormFrame>
  );
}
